import { describe, expect, it } from 'vitest';
import { readScope } from '../../contract/scope-query.ts';
import { type GroupChoice, isNobody, isSameChoice, markOf, NO_GROUPS, targetOf, toggleGroup } from './group-choice.ts';

const STUDENTS = 'null|null|2';
const LEVEL_5 = '5|null|2';
const CLASS_5A = '5|1|2';
const CLASS_6A = '6|1|2';
const TEACHERS = 'null|null|1';

const some = (...scopes: string[]): GroupChoice => ({ is_all: false, scopes });
const all: GroupChoice = { is_all: true, scopes: [] };
const group = (text: string) => ({ scope: readScope(text) });

const FREE = { isTicked: false, isLocked: false };
const TICKED = { isTicked: true, isLocked: false };
const LOCKED = { isTicked: true, isLocked: true };

describe('the choice of groups', () => {
  it.each<[what: string, of: string, choice: GroupChoice, sent: GroupChoice, mark: object]>([
    ['nothing chosen', CLASS_5A, NO_GROUPS, NO_GROUPS, FREE],
    ['itself', CLASS_5A, some(CLASS_5A), NO_GROUPS, TICKED],
    ['all groups lock students', STUDENTS, all, NO_GROUPS, LOCKED],
    ['all groups lock roles', TEACHERS, all, NO_GROUPS, LOCKED],
    ['all students lock a level', LEVEL_5, some(STUDENTS), NO_GROUPS, LOCKED],
    ['all students lock a class', CLASS_6A, some(STUDENTS), NO_GROUPS, LOCKED],
    ['all students leave roles alone', TEACHERS, some(STUDENTS), NO_GROUPS, FREE],
    ['a level locks its classes', CLASS_5A, some(LEVEL_5), NO_GROUPS, LOCKED],
    ['a level leaves others alone', CLASS_6A, some(LEVEL_5), NO_GROUPS, FREE],
    ['a class leaves its level alone', LEVEL_5, some(CLASS_5A), NO_GROUPS, FREE],
    ['what was sent stays', CLASS_5A, some(CLASS_5A), some(CLASS_5A), LOCKED],
    ['what lies in what was sent stays', CLASS_5A, some(LEVEL_5), some(LEVEL_5), LOCKED],
    ['what holds what was sent can be added', LEVEL_5, some(CLASS_5A), some(CLASS_5A), FREE],
  ])('%s', (_what, of, choice, sent, mark) => expect(markOf(group(of), choice, sent)).toEqual(mark));

  it('drops what lies in a group that is ticked, and nothing when it is taken away', () => {
    const chosen = [CLASS_5A, TEACHERS, LEVEL_5].reduce((choice, text) => toggleGroup(choice, group(text)), NO_GROUPS);
    expect(chosen.scopes).toEqual([TEACHERS, LEVEL_5]);
    expect(toggleGroup(chosen, group(LEVEL_5)).scopes).toEqual([TEACHERS]);
  });

  it('sends everybody with no list beside it, and never less than was sent before', () => {
    expect(targetOf({ is_all: true, scopes: [CLASS_5A] })).toEqual({
      consent_target: { target_type: 'all' },
      groups: [],
    });
    expect(targetOf(some(TEACHERS), some(CLASS_5A))).toEqual({
      consent_target: { target_type: 'custom' },
      groups: [group(CLASS_5A), group(TEACHERS)],
    });
    expect(targetOf(some(STUDENTS), some(CLASS_5A)).groups).toEqual([group(STUDENTS)]);
  });

  it('knows nobody and the same people', () => {
    expect([isNobody(NO_GROUPS), isNobody(all), isNobody(some(TEACHERS))]).toEqual([true, false, false]);
    expect(isSameChoice(some(CLASS_5A, TEACHERS), some(TEACHERS, CLASS_5A))).toBe(true);
    expect(isSameChoice(some(LEVEL_5), some(LEVEL_5, CLASS_5A))).toBe(true);
    expect(isSameChoice(some(LEVEL_5), some(CLASS_5A))).toBe(false);
    expect(isSameChoice(all, some(STUDENTS))).toBe(false);
  });
});
