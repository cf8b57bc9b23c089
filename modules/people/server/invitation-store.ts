import { sql } from 'kysely';
import type { Static } from 'typebox';
import type { Announce } from '#platform/server/announce.ts';
import { firstRow, rows, type Transaction } from '#platform/server/db.ts';
import { newToken } from '#platform/server/new-secret.ts';
import { Refusal } from '#platform/server/refusal.ts';
import { hashOf } from '#platform/server/seal.ts';
import { headcountChanged, invitationAccepted } from '../contract/facts.ts';
import { INVITATION_DAYS, INVITATION_REPEAT_HOURS } from '../contract/limits.ts';
import type { Invitation } from '../contract/shapes.ts';
import { isActive, isOver } from './role-store.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Makes the one open link of a person; an older one stops working. Only its hash is kept.
 * Refuses when the person has come in meanwhile: that link would open nothing.
 */
export async function makeInvitation(
  tx: Transaction,
  person_id: number,
  school_id: number,
  now: Date,
): Promise<Static<typeof Invitation>> {
  const code = newToken();
  const expires_at = new Date(now.getTime() + INVITATION_DAYS * DAY_MS);
  const made = await firstRow(
    tx,
    sql`
      insert into people.invitation (person_id, school_id, code_hash, expires_at)
      values (${person_id}, ${school_id}, ${hashOf(code)}, ${expires_at})
      on conflict (person_id) do update set code_hash = excluded.code_hash, expires_at = excluded.expires_at, school_id = excluded.school_id
      where invitation.accepted_at is null
      returning person_id`,
  );
  if (!made) throw new Refusal('invitation_accepted');
  return { user_id: person_id, path: `/invitation/${code}`, expires_at: expires_at.toISOString() };
}

export type OpenInvitation = {
  person_id: number;
  firstname: string;
  lastname: string;
  school_name: string;
  /** False when the school has ended every role of the person: nobody is invited to nothing. */
  has_role: boolean;
};

/** The open invitation behind a code; `lock` holds it, so that one link opens one account. */
export const openInvitation = (
  tx: Transaction,
  code: string,
  now: Date,
  lock: boolean,
): Promise<OpenInvitation | undefined> =>
  firstRow(
    tx,
    sql<OpenInvitation>`
      select person.id as person_id, person.firstname, person.lastname, school.name as school_name,
             exists (select from people.role
                     where role.person_id = person.id and role.school_id = school.id and not (${isOver(now)})) as has_role
      from people.invitation join people.person on person.id = invitation.person_id join people.school on school.id = invitation.school_id
      where invitation.code_hash = ${hashOf(code)} and invitation.accepted_at is null and invitation.expires_at > ${now}
      ${lock ? sql`for update of invitation` : sql``}`,
  );

/** The person has come in: the link opens nothing any more, and those who lead the school see it. */
export async function closeInvitation(tx: Transaction, announce: Announce, user_id: number, now: Date): Promise<void> {
  const accept = sql<{ school_id: number }>`
    update people.invitation set accepted_at = ${now} where person_id = ${user_id} returning school_id`;
  for (const { school_id } of await rows(tx, accept)) {
    await announce(invitationAccepted, { school_id, user_id }, { name: `school-leaders:${school_id}` });
    await announce(headcountChanged, { school_id }, { name: 'platform' });
  }
}

/** Whom a code let in within the last day, so that a repeat is known from a link that was passed on. */
export async function justLetIn(tx: Transaction, code: string, now: Date): Promise<number | undefined> {
  const since = new Date(now.getTime() - INVITATION_REPEAT_HOURS * HOUR_MS);
  const row = await firstRow(
    tx,
    sql<{ person_id: number }>`
      select person_id from people.invitation where code_hash = ${hashOf(code)} and accepted_at > ${since}`,
  );
  return row?.person_id;
}

/** Invitations of a school that nobody has taken up yet, as far as they are still to something. */
export async function countOpenInvitations(
  tx: Transaction,
  school_id: number,
  now: Date,
): Promise<{ waiting: number; expired: number }> {
  const row = await firstRow(
    tx,
    sql<{ waiting: number; expired: number }>`
      select count(*) filter (where expires_at > ${now}) as waiting, count(*) filter (where expires_at <= ${now}) as expired
      from people.invitation join people.school on school.id = invitation.school_id
      where school.id = ${school_id} and accepted_at is null
        and exists (select from people.role
                    where role.person_id = invitation.person_id and role.school_id = school.id and ${isActive(now)})`,
  );
  return row ?? { waiting: 0, expired: 0 };
}
