import { readScope, writeScope } from '../../contract/scope-query.ts';
import type { Consent, Group, Scope } from '../../contract/shapes.ts';
import { cellsOf, isInside } from '../../rules/groups.ts';

/** Whom a consent is to reach: everybody, or groups by the way their scopes are written. */
export type GroupChoice = { readonly is_all: boolean; readonly scopes: readonly string[] };

export const NO_GROUPS: GroupChoice = { is_all: false, scopes: [] };
export const ALL_GROUPS: GroupChoice = { is_all: true, scopes: [] };

/** The choice that a consent was saved with. */
export const choiceOf = ({ target_type, consent_targets }: Consent): GroupChoice => ({
  is_all: target_type === 'all',
  scopes: consent_targets.map(({ scope }) => writeScope(scope)),
});

const holds = (outer: string, inner: Scope): boolean =>
  cellsOf(inner).every((cell) => cellsOf(readScope(outer)).some((wider) => isInside(cell, wider)));

/** Those among some scopes that lie in no other of them. */
const widest = (scopes: readonly string[]): string[] =>
  [...new Set(scopes)].filter(
    (inner, _at, all) => !all.some((outer) => outer !== inner && holds(outer, readScope(inner))),
  );

/** How a group is drawn: whether it is ticked, and whether something else has decided that. */
export type GroupMark = { readonly isTicked: boolean; readonly isLocked: boolean };

/** A wider choice ticks and locks what lies in it; what was sent already cannot be taken back. */
export function markOf({ scope }: Pick<Group, 'scope'>, choice: GroupChoice, sent: GroupChoice = NO_GROUPS): GroupMark {
  const own = writeScope(scope);
  const isFixed =
    choice.is_all ||
    sent.is_all ||
    sent.scopes.some((one) => holds(one, scope)) ||
    choice.scopes.some((one) => one !== own && holds(one, scope));
  return { isTicked: isFixed || choice.scopes.includes(own), isLocked: isFixed };
}

/** Ticks a group or takes the tick away; what lies in a group that is ticked now needs no tick of its own. */
export function toggleGroup(choice: GroupChoice, { scope }: Pick<Group, 'scope'>): GroupChoice {
  const own = writeScope(scope);
  const isTicked = choice.scopes.includes(own);
  const scopes = isTicked ? choice.scopes.filter((one) => one !== own) : widest([...choice.scopes, own]);
  return { ...choice, scopes };
}

export const isNobody = ({ is_all, scopes }: GroupChoice): boolean => !is_all && scopes.length === 0;

/** The choice as a request has it; everybody says it all, so no list stands beside it. */
export function targetOf(choice: GroupChoice, sent: GroupChoice = NO_GROUPS) {
  const is_all = choice.is_all || sent.is_all;
  const scopes = is_all ? [] : widest([...sent.scopes, ...choice.scopes]);
  return {
    consent_target: { target_type: is_all ? ('all' as const) : ('custom' as const) },
    groups: scopes.map((text) => ({ scope: readScope(text) })),
  };
}

/** Whether two choices mean the same people. */
export const isSameChoice = (one: GroupChoice, other: GroupChoice): boolean =>
  one.is_all === other.is_all &&
  (one.is_all || widest(one.scopes).sort().join(' ') === widest(other.scopes).sort().join(' '));
