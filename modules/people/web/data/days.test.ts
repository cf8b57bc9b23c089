import { describe, expect, it } from 'vitest';
import { dayAfter, dayBefore } from './days.ts';

describe('the days around the end of a role', () => {
  it('crosses months and leap days', () => {
    expect(dayAfter('2028-02-28')).toBe('2028-02-29');
    expect(dayAfter('2026-12-31')).toBe('2027-01-01');
    expect(dayBefore('2026-03-01')).toBe('2026-02-28');
  });
});
