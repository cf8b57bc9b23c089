import type { SchoolScope } from '#platform/server/actor.ts';
import type { Transaction } from '#platform/server/db.ts';
import { Refusal } from '#platform/server/refusal.ts';
import { readScope } from '../contract/scope-query.ts';
import type { Consent, Scope } from '../contract/shapes.ts';
import { type Cell, cellsOf, isInside } from '../rules/groups.ts';
import { rightsOn } from '../rules/may-keep.ts';
import { type ConsentRow, findConsent } from './consent-store.ts';
import { ownClass } from './group-store.ts';
import { countDelivered } from './receiver-store.ts';

/** A consent that the caller may read, and the part of it that they see: null is all of it. */
export type Readable = { readonly consent: ConsentRow; readonly own: Cell | null };

/** Whether a form master's class is among those that a consent reaches. */
export const reaches = ({ target_type, targets, published_at }: ConsentRow, own: Cell): boolean =>
  published_at !== null && (target_type === 'all' || targets.some((target) => isInside(own, target)));

/** The consent with this number, for whoever may read it. */
export async function loadReadable(tx: Transaction, school: SchoolScope, id: number, now: Date): Promise<Readable> {
  const consent = await findConsent(tx, school, id);
  if (consent === undefined) throw new Refusal('consent-not-found');
  const own = await ownClass(tx, school, now);
  if (own !== null && !reaches(consent, own)) throw new Refusal('not-allowed-to-access-consent');
  return { consent, own };
}

/** The cells that a question about a group means, cut to what the caller sees; null is everybody. */
export function cellsAsked(scope: string | undefined, own: Cell | null): Cell[] | null {
  if (scope === undefined) return own === null ? null : [own];
  const asked = cellsOf(readScope(scope));
  if (own === null) return asked;
  return asked.flatMap((cell) => (isInside(cell, own) ? [cell] : isInside(own, cell) ? [own] : []));
}

const targetsOf = ({ target_type, targets }: ConsentRow): Consent['consent_targets'] =>
  targets.map(({ type_id, class_level_id, parallel_identifier_id }) => ({
    target_type,
    class_level_id,
    scope: { class_level_id, parallel_identifier_id, type_id: [type_id] as NonNullable<Scope['type_id']> },
  }));

/** Consents as they are answered: with their groups, how far they are given out, and what the caller may do with them. */
export async function describeConsents(
  tx: Transaction,
  { actor }: SchoolScope,
  list: readonly ConsentRow[],
): Promise<Consent[]> {
  const onTheWay = list.filter(({ published_at, delivered_at }) => published_at !== null && delivered_at === null);
  const done = await countDelivered(
    tx,
    onTheWay.map(({ id }) => id),
  );
  return list.map((consent) => ({
    ...consent,
    consent_targets: targetsOf(consent),
    delivery: onTheWay.includes(consent) ? { done: done.get(consent.id) ?? 0, total: consent.receivers ?? 0 } : null,
    may: rightsOn(consent, actor.role?.type_id ?? 0),
  }));
}

/** One consent as it is answered. */
export async function describeConsent(tx: Transaction, school: SchoolScope, consent: ConsentRow): Promise<Consent> {
  const [described] = await describeConsents(tx, school, [consent]);
  if (described === undefined) throw new Refusal('consent-not-found');
  return described;
}
