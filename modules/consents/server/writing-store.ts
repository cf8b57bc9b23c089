import { withdraw } from '#modules/notices/server/doors.ts';
import { lengthOf } from '#platform/contract/text.ts';
import type { SchoolScope } from '#platform/server/actor.ts';
import type { Announce } from '#platform/server/announce.ts';
import type { Transaction } from '#platform/server/db.ts';
import { addJob } from '#platform/server/jobs/add-job.ts';
import { failingAs, permit, Refusal } from '#platform/server/refusal.ts';
import { cleanRichText, isBlankRichText } from '#platform/server/rich-text.ts';
import { asked, consentChanged } from '../contract/facts.ts';
import { deliverConsent } from '../contract/jobs.ts';
import { DESCRIPTION_DEPTH_MAX, DESCRIPTION_MAX } from '../contract/limits.ts';
import { consentAskedNotice, consentReminderNotice } from '../contract/notices.ts';
import type { Scope, WrittenConsent } from '../contract/shapes.ts';
import { type Cell, chosenCells } from '../rules/groups.ts';
import { type ConsentText, judgeText } from '../rules/judge-text.ts';
import { mayTarget } from '../rules/may-keep.ts';
import { markPublished } from './consent-store.ts';
import { partsOf } from './group-store.ts';

/** The words of a consent as they are kept: judged, trimmed, and the description in the editor's own tags only. */
export function readText(written: WrittenConsent): ConsentText {
  permit(judgeText(written, isBlankRichText));
  const description = cleanRichText(String(written.description), DESCRIPTION_DEPTH_MAX);
  // Tags that were left open are closed in every paragraph: what is kept may be many times as long as what was sent.
  if (lengthOf(description) > DESCRIPTION_MAX) throw new Refusal('description_too_long', { max: DESCRIPTION_MAX });
  return { title: String(written.title).trim(), description };
}

export type WrittenTargets = { readonly target_type: 'all' | 'custom'; readonly targets: readonly Cell[] };

type Chosen = readonly { readonly scope: Scope }[];

/** What chosen groups are made of; the school must have each of them. */
export async function cellsChosen(tx: Transaction, school: SchoolScope, groups: Chosen, now: Date): Promise<Cell[]> {
  if (groups.length === 0) throw new Refusal('group_required');
  const cells = chosenCells(
    await partsOf(tx, school, now),
    groups.map(({ scope }) => scope),
  );
  if (cells === undefined) throw new Refusal('group-not-found');
  return cells;
}

/** Whom a consent is for, as far as the caller may ask them. */
export async function readTargets(
  tx: Transaction,
  school: SchoolScope,
  target_type: 'all' | 'custom',
  groups: Chosen,
  now: Date,
): Promise<WrittenTargets> {
  if (!mayTarget(target_type, school.actor.role?.type_id ?? 0)) throw new Refusal('only-headmasters');
  if (target_type === 'all') {
    // "All groups" says it all; a list beside it could only contradict it.
    if (groups.length > 0) throw new Refusal('group-not-found');
    return { target_type, targets: [] };
  }
  return { target_type, targets: await cellsChosen(tx, school, groups, now) };
}

/** Tells those who read consents that one is another. */
export const tellChange = (announce: Announce, school_id: number, consent_id: number): Promise<void> =>
  announce(consentChanged, { school_id, consent_id }, { name: `consent-readers:${school_id}` });

/** Tells those who are asked that what they see of it is another. */
export const tellAsked = (announce: Announce, school_id: number, consent_id: number): Promise<void> =>
  announce(asked, { school_id, consent_id }, { name: `consent-asked:${consent_id}` });

/** Takes back what was told about a consent: it is archived or gone, or asks anew and is told anew. */
export async function withdrawNotices(tx: Transaction, announce: Announce, consent_id: number): Promise<void> {
  for (const kind of [consentAskedNotice, consentReminderNotice])
    await withdraw(tx, announce, kind, `consent:${consent_id}`);
}

/** Gives a consent to everybody in its groups, in the background. */
export const deliver = (tx: Transaction, { school_id }: SchoolScope, consent_id: number): Promise<void> =>
  failingAs('failed-to-create-users-consents', () =>
    addJob(tx, deliverConsent, { school_id, consent_id }, { key: `consent:${consent_id}` }),
  );

/** Sends a consent. */
export async function publish(tx: Transaction, school: SchoolScope, consent_id: number, now: Date): Promise<void> {
  await markPublished(tx, consent_id, now);
  await deliver(tx, school, consent_id);
}
