import { uploadFile } from '#modules/files/contract/upload-file.ts';
import type { GroupType } from '#modules/messaging/contract/kinds.ts';
import { sendMessage } from '#modules/messaging/contract/send-message.ts';
import type { Database } from '#platform/server/db.ts';
import type { TestClient } from './client.ts';
import { type Made, makeMember } from './make.ts';
import type { SampleFile } from './samples.ts';
import type { StartedApp } from './start-app.ts';

/** Somebody who talks in a story. */
export type Talker = { readonly person_id: number; readonly client: TestClient };

/** People of a school who are let in. */
export async function makeTalkers(
  school: StartedApp,
  count: number,
  role: 'teacher' | 'parent' = 'teacher',
  school_id = 1,
): Promise<Talker[]> {
  const talkers: Talker[] = [];
  for (let made = 0; made < count; made += 1) {
    const person = await makeMember(school.db, { school_id, role });
    talkers.push({ person_id: person.person_id, client: await school.enter(person) });
  }
  return talkers;
}

type Wish = { school_id?: number; group_type?: GroupType; title?: string; now: Date };

/** A conversation that is there already, whose first person leads it. */
export async function makeConversation(
  db: Database,
  people: readonly Pick<Made, 'person_id'>[],
  { school_id = 1, group_type = 'simple', title = 'Story', now }: Wish,
): Promise<number> {
  const ids = people.map(({ person_id }) => person_id);
  const pair = group_type === 'private' ? [Math.min(...ids), Math.max(...ids)] : [null, null];
  const made = await db.pool.query<{ id: number }>(
    `with made as (
       insert into messaging.conversation (school_id, group_type, title, person_low, person_high, last_at, member_count, created_by, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $6) returning id),
     joined as (
       insert into messaging.member (conversation_id, person_id, permission_level_id, joined_at)
       select made.id, person_id, case when place = 1 then 1 else 2 end, $6 from made, unnest($9::int[]) with ordinality as given (person_id, place))
     select id from made`,
    [school_id, group_type, group_type === 'private' ? '' : title, ...pair, now, ids.length, ids[0], ids],
  );
  return made.rows[0]?.id ?? 0;
}

/** Says something, and gives the message. */
export async function say({ client }: Talker, group_id: number, text: string) {
  const { data, key } = await client.call(sendMessage, { body: { group_id, text } });
  if (data === null || key !== undefined) throw new Error(`nothing was said: ${key}`);
  return data;
}

/** Uploads a file for a message, and gives its id. */
export async function upload({ client }: Talker, file: SampleFile): Promise<number> {
  const { data, key } = await client.call(
    uploadFile,
    { query: { school_id: 1 }, body: { app_name: 'messaging' } },
    { file },
  );
  if (key !== undefined) throw new Error(`nothing was uploaded: ${key}`);
  return data.id;
}
