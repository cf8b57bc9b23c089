import { describe, expect, it } from 'vitest';
import { FREE_DAYS_NAME_MAX } from '../contract/limits.ts';
import { judgeFreeDays } from './judge-free-days.ts';

const good = { name: 'Autumn break', starts_on: '2031-10-20', ends_on: '2031-10-26' };

describe('free days', () => {
  it.each([
    ['a week', {}, undefined],
    ['one day', { ends_on: '2031-10-20' }, undefined],
    ['a whole year', { starts_on: '2031-01-01', ends_on: '2032-01-01' }, undefined],
    ['a day more', { starts_on: '2031-01-01', ends_on: '2032-01-02' }, 'free_days_too_long'],
    ['no name', { name: undefined }, 'free_days_name_required'],
    ['an empty name', { name: '  ' }, 'free_days_name_required'],
    ['the longest name', { name: 'x'.repeat(FREE_DAYS_NAME_MAX) }, undefined],
    ['a longer name', { name: 'x'.repeat(FREE_DAYS_NAME_MAX + 1) }, 'free_days_name_too_long'],
    ['no first day', { starts_on: undefined }, 'free_days_from_invalid'],
    ['a day that is none', { starts_on: '2031-02-30' }, 'free_days_from_invalid'],
    ['a day of long ago', { starts_on: '0031-10-20' }, 'free_days_from_invalid'],
    ['no last day', { ends_on: null }, 'free_days_to_invalid'],
    ['a day far away', { ends_on: '2131-10-20' }, 'free_days_to_invalid'],
    ['the last day first', { ends_on: '2031-10-19' }, 'free_days_order'],
  ] as const)('%s', (_, change, key) => {
    const judged = judgeFreeDays({ ...good, ...change });
    expect(judged.allowed ? undefined : judged.key).toBe(key);
  });
});
