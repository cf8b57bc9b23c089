import { sql } from 'kysely';
import { familyMembers, membersBy, wardsOf } from '#modules/people/server/doors.ts';
import { ROLE_TYPES } from '#platform/contract/role-types.ts';
import { type Database, rows, type Transaction } from '#platform/server/db.ts';
import type { ReceiverSource } from '#platform/server/notice-parts.ts';
import type { AudienceSource, Member } from '#platform/server/realtime/audiences.ts';
import { waitingIn } from './response-store.ts';
import { speakersFor } from './speaker-store.ts';

const { admin, headmaster, formmaster, student } = ROLE_TYPES;

const numbersIn = (name: string): number[] => name.split(':').slice(1).map(Number);

/** Those of the connected persons who are asked, and the guardians of those who are. */
async function askedMembers(db: Database, names: readonly string[], persons: readonly number[]): Promise<Member[]> {
  const wards = await wardsOf(db.kysely, persons);
  const asked = await rows(
    db.kysely,
    sql<{ consent_id: number; person_id: number }>`
      select distinct consent_id, person_id from consents.membership
      where consent_id = any(${names.flatMap((name) => numbersIn(name).slice(0, 1))}::int[]) and left_at is null
        and person_id = any(${[...persons, ...wards.map(({ child_id }) => child_id)]}::int[])`,
  );
  const connected = new Set(persons);
  return names.flatMap((name) => {
    const [id] = numbersIn(name);
    const here = new Set(asked.filter(({ consent_id }) => consent_id === id).map(({ person_id }) => person_id));
    const guardians = wards.filter(({ child_id }) => here.has(child_id)).map(({ guardian_id }) => guardian_id);
    const members = new Set([...[...here].filter((person_id) => connected.has(person_id)), ...guardians]);
    return [...members].map((person_id) => ({ name, person_id }));
  });
}

/** `consent-readers:1` keep or read the consents of a school, `consent-asked:17` are asked by one, `consent-family:9` is a person and guardians. */
export const audiences: readonly AudienceSource[] = [
  { word: 'consent-readers', membersOf: membersBy([admin, headmaster, formmaster]) },
  { word: 'consent-asked', membersOf: askedMembers },
  { word: 'consent-family', membersOf: familyMembers },
];

async function schoolOf(tx: Transaction, consent_id: number): Promise<number | undefined> {
  const [found] = await rows(
    tx,
    sql<{ school_id: number }>`select school_id from consents.consent where id = ${consent_id} and archived_at is null`,
  );
  return found?.school_id;
}

type Part = NonNullable<Parameters<typeof waitingIn>[2]>;

/** Those who are to answer and have not: of a class, of a telling, or of all. */
const waiting =
  (partOf: (numbers: readonly number[]) => Part): ReceiverSource['personsOf'] =>
  async (tx, name, now) => {
    const [consent_id = 0, ...numbers] = numbersIn(name);
    const school_id = await schoolOf(tx, consent_id);
    if (school_id === undefined) return [];
    return speakersFor(tx, school_id, await waitingIn(tx, consent_id, partOf(numbers)), now);
  };

/**
 * `consent-waiting:17` are those who are to answer and have not, `consent-waiting:17:4:2` those of one class;
 * `consent-telling:17:1` those who hear of it for the first time, `consent-newcomers:17:4:9` those who are to answer for
 * two who came later.
 */
export const receivers: readonly ReceiverSource[] = [
  {
    word: 'consent-waiting',
    personsOf: waiting(([class_level_id, parallel_identifier_id]) =>
      class_level_id === undefined || parallel_identifier_id === undefined
        ? {}
        : { cells: [{ type_id: student, class_level_id, parallel_identifier_id }] },
    ),
  },
  { word: 'consent-telling', personsOf: waiting(([telling = 0]) => ({ telling })) },
  { word: 'consent-newcomers', personsOf: waiting((persons) => ({ persons })) },
];
