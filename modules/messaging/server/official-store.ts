import { sql } from 'kysely';
import { type OfficialPlace, officialPlaces, schoolClasses } from '#modules/people/server/doors.ts';
import type { Announce } from '#platform/server/announce.ts';
import { rows, type Transaction } from '#platform/server/db.ts';
import { memberAccessChanged } from '../contract/facts.ts';
import { ANNOUNCEMENTS, type GroupType, LEVELS, type OfficialAudience } from '../contract/kinds.ts';
import { insertConversation } from './conversation-store.ts';
import { sayLine } from './line-store.ts';
import { letIn, letOut, saveLevel } from './member-store.ts';
import { holdRow } from './membership-store.ts';
import { tellGone, tellJoined, tellKnowing } from './telling-store.ts';

type OfficialGroup = {
  readonly conversation_id: number;
  readonly group_type: GroupType;
  readonly class_id: number;
  readonly audience: OfficialAudience;
};
type Present = { readonly conversation_id: number; readonly person_id: number; readonly permission_level_id: 1 | 2 };

/** Two who change roles of one school at once follow each other here: the second sees what the first has done. */
const standInLine = (tx: Transaction, school_id: number): Promise<unknown> =>
  rows(tx, sql`select pg_advisory_xact_lock(hashtextextended(${`official groups of ${school_id}`}, 7021118))`);

const officialGroups = (tx: Transaction, school_id: number): Promise<OfficialGroup[]> =>
  rows(
    tx,
    sql<OfficialGroup>`
      select id as conversation_id, group_type, class_id, audience from messaging.conversation
      where school_id = ${school_id} and class_id is not null order by id`,
  );

/** The schools that have official groups. */
export async function schoolsWithOfficial(tx: Transaction): Promise<number[]> {
  const found = await rows(
    tx,
    sql<{ school_id: number }>`select distinct school_id from messaging.conversation where class_id is not null`,
  );
  return found.map(({ school_id }) => school_id);
}

const presentIn = (tx: Transaction, school_id: number, person_ids: readonly number[] | null): Promise<Present[]> =>
  rows(
    tx,
    sql<Present>`
      select member.conversation_id, member.person_id, member.permission_level_id
      from messaging.member join messaging.conversation on conversation.id = member.conversation_id
      where conversation.school_id = ${school_id} and conversation.class_id is not null and member.left_at is null
        and (${person_ids}::int[] is null or member.person_id = any(${person_ids}::int[]))`,
  );

const keyOf = ({ class_id, audience }: Pick<OfficialPlace, 'class_id' | 'audience'>): string =>
  `${class_id} ${audience}`;

/** Begins the groups of those classes that have people and no group yet; gives those that are new. */
async function beginMissing(
  tx: Transaction,
  school_id: number,
  places: readonly OfficialPlace[],
  now: Date,
): Promise<ReadonlySet<number>> {
  const known = new Set((await officialGroups(tx, school_id)).map(keyOf));
  const missing = new Map(places.filter((place) => !known.has(keyOf(place))).map((place) => [keyOf(place), place]));
  if (missing.size === 0) return new Set();
  const names = new Map((await schoolClasses(tx, school_id)).map(({ id, name }) => [id, name]));
  const begun = new Set<number>();
  for (const { class_id, audience } of missing.values()) {
    const group = {
      school_id,
      study_year_id: null,
      group_type: 'official',
      contact_keys: [],
      created_by: null,
    } as const;
    const title = names.get(class_id) ?? '';
    const id = await insertConversation(tx, { ...group, title, official: { class_id, audience } }, [], now);
    if (id !== null) begun.add(id);
  }
  return begun;
}

const levelAt = ({ is_formmaster }: OfficialPlace): 1 | 2 => (is_formmaster ? LEVELS.admin : LEVELS.ordinary);

/**
 * Brings the official groups of a school in line with the roles that people have now, of some people or of all. Form
 * masters lead the groups of their class; nobody else decides who is in them.
 */
export async function keepOfficial(
  tx: Transaction,
  announce: Announce,
  school_id: number,
  person_ids: readonly number[] | null,
  now: Date,
): Promise<void> {
  await standInLine(tx, school_id);
  const places = await officialPlaces(tx, school_id, person_ids, now);
  const begun = await beginMissing(tx, school_id, places, now);
  const wanted = Map.groupBy(places, keyOf);
  const present = Map.groupBy(
    await presentIn(tx, school_id, person_ids ? [...person_ids] : null),
    ({ conversation_id }) => conversation_id,
  );
  for (const group of await officialGroups(tx, school_id)) {
    const here = new Map((present.get(group.conversation_id) ?? []).map((one) => [one.person_id, one]));
    const due = wanted.get(keyOf(group)) ?? [];
    const expected = new Set(due.map(({ person_id }) => person_id));
    const coming = due.filter(({ person_id }) => !here.has(person_id));
    const going = [...here.keys()].filter((person_id) => !expected.has(person_id));
    const changing = due.filter((place) => {
      const known = here.get(place.person_id);
      return known !== undefined && known.permission_level_id !== levelAt(place);
    });
    if (coming.length + going.length + changing.length === 0) continue;
    await holdRow(tx, group.conversation_id);
    await move(tx, announce, group, { coming, going, changing, is_new: begun.has(group.conversation_id) }, now);
  }
}

type Moves = {
  readonly coming: readonly OfficialPlace[];
  readonly going: readonly number[];
  readonly changing: readonly OfficialPlace[];
  readonly is_new: boolean;
};

async function move(tx: Transaction, announce: Announce, group: OfficialGroup, moves: Moves, now: Date): Promise<void> {
  const { conversation_id } = group;
  const isSpoken = !moves.is_new && !ANNOUNCEMENTS.includes(group.group_type);
  const say = async (system_message_type: 'member_added' | 'member_removed', target_ids: readonly number[]) =>
    isSpoken ? sayLine(tx, announce, { conversation_id, system_message_type, actor_id: null, target_ids }, now) : null;
  const newcomers = moves.coming.map((place) => ({ person_id: place.person_id, permission_level_id: levelAt(place) }));
  // They come before anything is said: all of it is told when they are here, and what they hear they have to find.
  const joined = newcomers.length > 0 ? await letIn(tx, conversation_id, newcomers, now) : [];
  if (moves.going.length > 0) {
    const said = await say('member_removed', moves.going);
    await letOut(tx, conversation_id, moves.going, said?.number ?? (await lastNumber(tx, conversation_id)), now);
    for (const person_id of moves.going) await tellGone(announce, group, person_id);
  }
  if (joined.length > 0) {
    await say('member_added', joined);
    await tellJoined(announce, group, joined);
  }
  for (const place of moves.changing) {
    const { person_id: user_id } = place;
    const permission_level_id = levelAt(place);
    await saveLevel(tx, conversation_id, user_id, permission_level_id);
    const change = { group_id: conversation_id, user_id, permission_level_id };
    await tellKnowing(announce, group, memberAccessChanged, change, [user_id]);
  }
}

async function lastNumber(tx: Transaction, conversation_id: number): Promise<number> {
  const [found] = await rows(
    tx,
    sql<{ last_number: number }>`select last_number from messaging.conversation where id = ${conversation_id}`,
  );
  return found?.last_number ?? 0;
}
