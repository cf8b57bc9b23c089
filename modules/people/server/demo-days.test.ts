import { describe, expect, test } from 'vitest';
import { ADULT_AGE, ageIn, ageOn } from '#platform/contract/age.ts';
import { dayIn, isDay } from '#platform/contract/dates.ts';
import { drawPeople } from './demo.ts';
import type { CastKey } from './demo-cast.ts';

/** The edges of years and study years, and the day that most years do not have. */
const MOMENTS = [
  '2026-08-31T20:59:59Z',
  '2026-08-31T21:00:00Z',
  '2026-12-31T23:30:00Z',
  '2027-02-28T12:00:00Z',
  '2027-08-31T12:00:00Z',
  '2028-02-29T12:00:00Z',
];

describe.each(MOMENTS)('a demonstration made at %s', (moment) => {
  const now = new Date(moment);
  const { rows, register, people } = drawPeople(now);
  const ageOf = (key: CastKey): number => {
    const person = register.persons.find(({ id }) => id === people.cast[key].person_id);
    return ageIn('Europe/Tallinn', person?.birthday ?? '', now);
  };

  test('has a student who is a minor, a younger sibling and an adult student', () => {
    expect([16, 17]).toContain(ageOf('student'));
    expect(ageOf('younger_child')).toBeLessThan(ageOf('student'));
    expect(ageOf('adult_student')).toBeGreaterThanOrEqual(ADULT_AGE);
  });

  test('has birthdays that stand in the calendar and fit the class', () => {
    expect(register.persons.filter(({ birthday }) => !isDay(birthday))).toEqual([]);
    const levels = new Map(rows.class.map(({ id, name }) => [id, Number.parseInt(name, 10)]));
    const misfits = people.schools.flatMap(({ study_years, students }) => {
      const endOfYear = `${study_years[1]?.starts_on.slice(0, 4)}-12-31`;
      return students.filter((one) => ageOn(one.birthday, endOfYear) !== (levels.get(one.class_id ?? 0) ?? 0) + 6);
    });
    expect(misfits).toEqual([]);
  });

  test('stands in the middle one of three study years, and its roles hold today', () => {
    for (const { school_id, time_zone, study_years } of people.schools) {
      const today = dayIn(time_zone, now);
      const isOver = study_years.map(({ ends_on }) => ends_on < today);
      const hasBegun = study_years.map(({ starts_on }) => starts_on <= today);
      expect([isOver, hasBegun]).toEqual([
        [true, false, false],
        [true, true, false],
      ]);
      const held = register.roles.filter((role) => role.school_id === school_id && role.ended_at === null);
      expect(held.filter(({ starts_on, ends_on }) => starts_on > today || (ends_on ?? '9') <= today)).toEqual([]);
      const over = register.roles.filter((role) => role.school_id === school_id && role.ended_at !== null);
      expect(over.filter(({ ended_at }) => (ended_at ?? '') >= now.toISOString())).toEqual([]);
    }
  });
});
