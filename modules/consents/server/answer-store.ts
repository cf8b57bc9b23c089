import { sql } from 'kysely';
import type { Actor } from '#platform/server/actor.ts';
import { rows, type Transaction } from '#platform/server/db.ts';
import { foundFor, often } from '#platform/server/often.ts';
import { sharing } from '#platform/server/sharing.ts';
import type { Answer, UserConsent } from '../contract/shapes.ts';

/** What an answer is given to, with its words as they are now; held until it is written. */
export type HeldQuestion = {
  readonly id: number;
  readonly status: 'pending' | Answer;
  readonly version: number;
  readonly created_at: string;
  readonly consent: UserConsent['consent'];
};

type Asked = { readonly school_id: number; readonly consent_id: number; readonly person_id: number };

/**
 * The consents themselves are shared among those who answer; archiving, deleting and asking again wait for them, or
 * they see it done. Everybody locks in the same order, so that two servers do not wait for each other.
 */
const tryToHold = sharing(async (tx, asked: readonly Asked[]): Promise<(HeldQuestion | undefined)[]> => {
  const found = await rows(
    tx,
    sql<HeldQuestion & { place: number }>`${often}
      with asked as (
        select * from unnest(${asked.map(({ school_id }) => school_id)}::int[],
          ${asked.map(({ consent_id }) => consent_id)}::int[], ${asked.map(({ person_id }) => person_id)}::int[])
          with ordinality as asked (school_id, consent_id, person_id, place)
      ), consent as materialized (
        select id, school_id, version, published_at, archived_at is not null as is_archived from consents.consent
        where (id, school_id) in (select consent_id, school_id from asked) and published_at is not null order by id for share
      )
      select asked.place, users_consent.id, users_consent.status, users_consent.created_at, consent.version,
        json_build_object('id', consent.id, 'title', version.title, 'description', version.description,
          'version', version.version, 'published_at', to_char(consent.published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'is_archived', consent.is_archived) as consent
      from asked
      join consent on consent.id = asked.consent_id and consent.school_id = asked.school_id
      join consents.version on version.consent_id = consent.id and version.version = consent.version
      join consents.users_consent on users_consent.consent_id = consent.id and users_consent.person_id = asked.person_id
      where exists (
        select from consents.membership
        where membership.consent_id = asked.consent_id and membership.person_id = asked.person_id and left_at is null)
      order by users_consent.id for update of users_consent`,
  );
  return foundFor(asked, found).map(([question]) => question);
});

/**
 * The question to one person, held, so that two answers come one after the other. Whoever had to wait for new words
 * asks once more: the statement that waited cannot see them.
 */
export const holdQuestion = async (tx: Transaction, asked: Asked): Promise<HeldQuestion | undefined> =>
  (await tryToHold(tx, asked)) ?? (await tryToHold(tx, asked));

type GivenAnswer = {
  readonly by: Actor;
  readonly question: HeldQuestion;
  readonly says: Answer;
  readonly now: Date;
};

/** Writes an answer and its line in the log; neither is ever without the other. */
export const writeAnswer = sharing(async (tx, answers: readonly GivenAnswer[]): Promise<undefined[]> => {
  const each = <Value>(pick: (answer: GivenAnswer) => Value): Value[] => answers.map(pick);
  await rows(
    tx,
    sql`${often}
      with given as (
        select * from unnest(${each(({ question }) => question.id)}::int[], ${each(({ says }) => says)}::text[],
          ${each(({ question }) => question.version)}::int[], ${each(({ by }) => by.user_id)}::int[],
          ${each(({ by }) => new Date(by.eid_proved_at ?? 0))}::timestamptz[], ${each(({ now }) => now)}::timestamptz[])
          as given (id, says, version, by_id, proven_at, now)
      ), answered as (
        update consents.users_consent
        set status = says, answered_version = given.version, answered_by = by_id, answered_at = now,
          seen_at = coalesce(seen_at, now), updated_at = now
        from given where users_consent.id = given.id
        returning consent_id, person_id, by_id, says, given.version, proven_at, now
      )
      insert into consents.log (consent_id, for_person_id, by_person_id, type, version, proven_at, given_at)
      select consent_id, person_id, by_id, says, version, proven_at, now from answered`,
  );
  return [];
});
