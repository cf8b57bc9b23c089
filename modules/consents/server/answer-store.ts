import { sql } from 'kysely';
import type { Actor } from '#platform/server/actor.ts';
import { firstRow, rows, type Transaction } from '#platform/server/db.ts';
import { often } from '#platform/server/often.ts';
import type { Answer, UserConsent } from '../contract/shapes.ts';

/** What an answer is given to, with its words as they are now; held until it is written. */
export type HeldQuestion = {
  readonly id: number;
  readonly status: 'pending' | Answer;
  readonly version: number;
  readonly created_at: string;
  readonly consent: UserConsent['consent'];
};

/**
 * The consent itself is shared among those who answer; archiving, deleting and asking again wait for them, or they see
 * it done.
 */
const tryToHold = (
  tx: Transaction,
  school_id: number,
  consent_id: number,
  person_id: number,
): Promise<HeldQuestion | undefined> =>
  firstRow(
    tx,
    sql<HeldQuestion>`${often}
      with consent as materialized (
        select id, version, published_at, archived_at is not null as is_archived from consents.consent
        where id = ${consent_id} and school_id = ${school_id} and published_at is not null for share
      )
      select users_consent.id, users_consent.status, users_consent.created_at, consent.version,
        json_build_object('id', consent.id, 'title', version.title, 'description', version.description,
          'version', version.version, 'published_at', to_char(consent.published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'is_archived', consent.is_archived) as consent
      from consent
      join consents.version on version.consent_id = consent.id and version.version = consent.version
      join consents.users_consent on users_consent.consent_id = consent.id
      where users_consent.person_id = ${person_id} and exists (
        select from consents.membership where membership.consent_id = ${consent_id} and membership.person_id = ${person_id} and left_at is null)
      for update of users_consent`,
  );

/**
 * The question to one person, held, so that two answers come one after the other. Whoever had to wait for new words
 * asks once more: the statement that waited cannot see them.
 */
export const holdQuestion = async (...asked: Parameters<typeof tryToHold>): Promise<HeldQuestion | undefined> =>
  (await tryToHold(...asked)) ?? (await tryToHold(...asked));

/** Writes an answer and its line in the log; neither is ever without the other. */
export async function writeAnswer(
  tx: Transaction,
  by: Actor,
  { id, version }: HeldQuestion,
  answer: Answer,
  now: Date,
): Promise<void> {
  await rows(
    tx,
    sql`${often}
      with answered as (
        update consents.users_consent
        set status = ${answer}, answered_version = ${version}, answered_by = ${by.user_id}, answered_at = ${now},
          seen_at = coalesce(seen_at, ${now}), updated_at = ${now}
        where id = ${id} returning consent_id, person_id
      )
      insert into consents.log (consent_id, for_person_id, by_person_id, type, version, proven_at, given_at)
      select consent_id, person_id, ${by.user_id}, ${answer}, ${version}, ${new Date(by.eid_proved_at ?? 0)}, ${now} from answered`,
  );
}
