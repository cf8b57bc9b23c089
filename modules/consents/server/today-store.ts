import { childrenOf, schoolWithFeatures, tieBetween } from '#modules/people/server/doors.ts';
import { ROLE_TYPES } from '#platform/contract/role-types.ts';
import type { TodayEntry } from '#platform/contract/today.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { Transaction } from '#platform/server/db.ts';
import { speaksForSelf } from '../rules/speaks-for-self.ts';
import { countWaiting } from './users-consent-store.ts';

type Waiting = {
  readonly user_id: number;
  readonly count: number;
  readonly child: TodayEntry['child'];
  readonly school_id: number;
};

const hasConsents = async (tx: Transaction, school_id: number): Promise<boolean> =>
  (await schoolWithFeatures(tx, school_id))?.features.includes('consent_management') ?? false;

/** What waits for the caller's answer in the role that counts: their own questions, and those of the children whom they act for. */
export async function waitingFor(tx: Transaction, { user_id, role }: Actor, now: Date): Promise<Waiting[]> {
  if (role === null) return [];
  const { school_id } = role;
  const tie = await tieBetween(tx, { from: user_id, to: user_id, school_id }, now);
  const mine = tie !== undefined && speaksForSelf(tie, now) ? [{ user_id, school_id, child: null }] : [];
  const children = role.type_id === ROLE_TYPES.parent ? await childrenOf(tx, user_id, now) : [];
  const wards = [];
  for (const child of children) {
    const bond = await tieBetween(tx, { from: user_id, to: child.user_id, school_id: child.school_id }, now);
    if (bond !== undefined && !speaksForSelf(bond, now))
      wards.push({
        user_id: child.user_id,
        school_id: child.school_id,
        child: { user_id: child.user_id, firstname: child.firstname },
      });
  }
  const all = [...mine, ...wards];
  const counts = await countWaiting(
    tx,
    all.map((one) => one.user_id),
  );
  const found: Waiting[] = [];
  for (const one of all) {
    const count = counts.find(({ person_id, school_id }) => person_id === one.user_id && school_id === one.school_id);
    if (count !== undefined && (await hasConsents(tx, one.school_id))) found.push({ ...one, count: count.count });
  }
  return found;
}

/** The lines on Today: one for each person whose consents wait. */
export async function waitingToday(tx: Transaction, actor: Actor, now: Date): Promise<TodayEntry[]> {
  return (await waitingFor(tx, actor, now)).map(({ count, child }) => ({
    kind: 'consents:today.waiting',
    params: { count },
    link: child === null ? '/consent-management?for=me' : `/consent-management?for=${child.user_id}`,
    urgency: 'now',
    child,
    due: null,
  }));
}

/** How many answers the caller owes, for the counter of requests. */
export async function countRequests(tx: Transaction, actor: Actor, now: Date): Promise<number> {
  return (await waitingFor(tx, actor, now)).reduce((total, { count }) => total + count, 0);
}
