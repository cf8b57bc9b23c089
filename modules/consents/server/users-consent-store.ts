import { sql } from 'kysely';
import { rows, type Transaction } from '#platform/server/db.ts';
import type { UserConsent } from '../contract/shapes.ts';

/** A question to a person as the tables have it; what keeps the reader from answering comes on top. */
export type UsersConsentRow = Omit<UserConsent, 'obstacle' | 'answered_by'> & { readonly answered_by: number | null };

/** What a person is asked: pending ones first and the newest of them, then the latest answers (S3 section 2). */
export const usersConsents = (
  tx: Transaction,
  school_id: number,
  person_id: number,
  consent_id: number | null = null,
): Promise<UsersConsentRow[]> =>
  rows(
    tx,
    sql<UsersConsentRow>`
      select users_consent.id, users_consent.status,
        case when users_consent.status = 'accepted' then answered_at end as accepted_at,
        case when users_consent.status = 'denied' then answered_at end as denied_at,
        users_consent.created_at, users_consent.updated_at,
        json_build_object('id', consent.id, 'title', version.title, 'description', version.description,
          'version', version.version, 'published_at', to_char(consent.published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'is_archived', consent.archived_at is not null) as consent,
        case when answered.version is distinct from version.version and answered.version is not null
          then json_build_object('title', answered.title, 'description', answered.description) end as answered_text,
        users_consent.answered_by
      from consents.users_consent
      join consents.consent on consent.id = users_consent.consent_id
      join consents.version on version.consent_id = consent.id and version.version = consent.version
      left join consents.version answered
        on answered.consent_id = consent.id and answered.version = users_consent.answered_version
      where users_consent.person_id = ${person_id} and consent.school_id = ${school_id}
        and (${consent_id}::int is null or consent.id = ${consent_id})
        -- Archived ones stay with those who answered them; the others are no longer asked.
        and (consent.archived_at is null or users_consent.status <> 'pending')
        and exists (
          select from consents.membership
          where membership.consent_id = consent.id and membership.person_id = ${person_id} and membership.left_at is null)
      order by users_consent.status <> 'pending', answered_at desc, consent.published_at desc, consent.id desc`,
  );

/** Marks what a person is asked as seen; gives the consents for which that is news. */
export async function markSeen(
  tx: Transaction,
  person_id: number,
  ids: readonly number[],
  now: Date,
): Promise<number[]> {
  if (ids.length === 0) return [];
  const seen = await rows(
    tx,
    sql<{ consent_id: number }>`
      update consents.users_consent set seen_at = ${now}
      where person_id = ${person_id} and id = any(${[...ids]}) and seen_at is null returning consent_id`,
  );
  return seen.map(({ consent_id }) => consent_id);
}

/** How many questions wait for the answer of each of these persons, by school. */
export const countWaiting = (
  tx: Transaction,
  person_ids: readonly number[],
): Promise<{ person_id: number; school_id: number; count: number }[]> =>
  rows(
    tx,
    sql<{ person_id: number; school_id: number; count: number }>`
      select users_consent.person_id, consent.school_id, count(*)::int as count
      from consents.users_consent join consents.consent on consent.id = users_consent.consent_id
      where users_consent.person_id = any(${[...person_ids]}) and users_consent.status = 'pending' and consent.archived_at is null
        and exists (
          select from consents.membership
          where membership.consent_id = consent.id and membership.person_id = users_consent.person_id and membership.left_at is null)
      group by users_consent.person_id, consent.school_id`,
  );
