import type { SchoolScope } from '#platform/server/actor.ts';
import type { Transaction } from '#platform/server/db.ts';
import type { Group } from '../contract/shapes.ts';
import { addUp, cellsOf, groupsReached, isInside } from '../rules/groups.ts';
import { partsOf } from './group-store.ts';
import type { Readable } from './reader-store.ts';
import { summariesOf } from './response-store.ts';

/** The groups of a consent that the caller sees: those that it was sent to, and the classes inside of them. */
export async function seenGroups(
  tx: Transaction,
  school: SchoolScope,
  { consent, own }: Readable,
  now: Date,
): Promise<Group[]> {
  const reached = groupsReached(
    await partsOf(tx, school, now),
    consent.target_type === 'all' ? 'all' : consent.targets,
  );
  return own === null ? reached : reached.filter(({ scope }) => cellsOf(scope).every((cell) => isInside(cell, own)));
}

/** The same groups with their people and how far these are. */
export async function summarize(tx: Transaction, school: SchoolScope, readable: Readable, now: Date) {
  const pieces = await summariesOf(tx, readable.consent.id);
  return (await seenGroups(tx, school, readable, now)).map((group) => ({ ...group, ...addUp(group.scope, pieces) }));
}
