import { describe, expect, it } from 'vitest';
import { mayChange, mayReport, type Reporter } from './may-report.ts';

const now = new Date('2026-11-16T12:00:00Z');
const later = new Date('2026-11-16T13:00:00Z');
const person = (as: Reporter['as'], birthday: string | null): Reporter => ({
  as,
  birthday,
  time_zone: 'Europe/Tallinn',
});

describe('who reports an absence', () => {
  it.each<[as: Reporter['as'], birthday: string | null, key: string | null]>([
    ['guardian', '2015-01-01', null],
    ['guardian', null, null],
    ['self', '2008-11-16', null],
    ['self', '2008-11-17', 'absence_guardian_only'],
    ['self', null, 'absence_guardian_only'],
  ])('%s of somebody born on %s: %s', (as, birthday, key) => {
    const verdict = mayReport(person(as, birthday), now);
    expect(verdict.allowed ? null : verdict.key).toBe(key);
  });

  it('changes one until it is over', () => {
    expect(mayChange(person('guardian', null), later, now)).toEqual({ allowed: true });
    expect(mayChange(person('guardian', null), now, now)).toMatchObject({ key: 'absence_over' });
    expect(mayChange(person('self', null), later, now)).toMatchObject({ key: 'no_access_to_absence' });
  });
});
