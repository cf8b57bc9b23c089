import { describe, expect, it } from 'vitest';
import type { User } from '../../contract/shapes.ts';
import {
  type Choice,
  type ContactGroup,
  chosenBody,
  mayChooseGroup,
  mayChoosePeople,
  NOBODY,
  needsTitle,
  obstacleTo,
  outcomeOf,
  toggleGroup,
  togglePeople,
} from './contact-choice.ts';

const person = (id: number): User => ({ id, firstname: 'A', lastname: `${id}`, profile_picture: null, locale: 'et' });
const group = (key: string, change: Partial<ContactGroup> = {}): ContactGroup => ({
  key,
  kind: 'parents',
  school_id: 1,
  study_year_id: 7,
  class_id: null,
  class_name: null,
  count: 20,
  ...change,
});
const people = (...ids: number[]): Choice => ({ ...NOBODY, people: ids.map(person) });
const groups = (...keys: string[]): Choice => ({ ...NOBODY, groups: keys.map((key) => group(key)) });

describe('whom somebody chooses', () => {
  it('closes people while groups are chosen, and groups while people are', () => {
    expect(mayChoosePeople(groups('a'))).toBe(false);
    expect(mayChoosePeople(people(1))).toBe(true);
    expect(mayChooseGroup(people(1), group('a'))).toBe(false);
    expect(mayChooseGroup(NOBODY, group('a'))).toBe(true);
  });

  it.each([
    ['the same school and year', {}, true],
    ['another school', { school_id: 2 }, false],
    ['another year', { study_year_id: 8 }, false],
  ])('puts groups together: %s', (_name, change, may) => {
    expect(mayChooseGroup(groups('a'), group('b', change))).toBe(may);
  });

  it('takes a pupil with parents in and out together', () => {
    const family = [person(1), person(2), person(3)];
    const chosen = togglePeople(people(2), family);
    expect(chosen.people.map(({ id }) => id)).toEqual([2, 1, 3]);
    expect(togglePeople(chosen, family)).toEqual(NOBODY);
  });

  it('takes a group out again', () => {
    expect(toggleGroup(groups('a', 'b'), group('a')).groups.map(({ key }) => key)).toEqual(['b']);
  });

  it.each([
    ['new', people(1), 'private', false],
    ['new', people(1, 2), 'group', true],
    ['new', groups('a'), 'group', true],
    ['announcement', people(1), 'announcement', true],
    ['members', people(1, 2), 'members', false],
    ['forward', people(1), 'forward', false],
  ] as const)('in %s becomes what it says', (context, choice, outcome, title) => {
    expect(outcomeOf(context, choice)).toBe(outcome);
    expect(needsTitle(context, choice)).toBe(title);
  });

  it('says how many recipients an announcement still needs', () => {
    expect(obstacleTo('announcement', people(1))).toEqual({ is: 'too_few', missing: 2 });
    expect(obstacleTo('announcement', people(1, 2, 3))).toBeNull();
    expect(obstacleTo('announcement', groups('a'))).toBeNull();
    expect(obstacleTo('new', people(...Array.from({ length: 1001 }, (_, id) => id)))).toMatchObject({ max: 1000 });
  });

  it.each([
    ['new', 'one group that is too large by itself', [1_275], true],
    ['new', 'one that is as large as may be', [1_000], false],
    ['new', 'two whose people may be the same', [600, 675], false],
    ['members', 'one group for what may be an announcement', [1_275], false],
    ['announcement', 'everybody of a large school', [10_000], false],
    ['announcement', 'one group that is too large by itself', [10_001], true],
  ] as const)('leaves to the server what it cannot know, in %s: %s', (context, _name, counts, isTold) => {
    const chosen = { ...NOBODY, groups: counts.map((count, at) => group(`${at}`, { count })) };
    expect(obstacleTo(context, chosen)?.is).toBe(isTold ? 'too_many' : undefined);
  });

  it('is sent as the contract has it', () => {
    expect(chosenBody(people(4))).toEqual({ user_ids: [4] });
    expect(chosenBody(groups('a'))).toEqual({ groups: [{ school_id: 1, study_year_id: 7, key: 'a' }] });
  });
});
