import { uploadFile } from '#platform/contract/file-upload.ts';
import type { Database } from '#platform/server/db.ts';
import { makeMember, makeSchool } from '#platform/testing/make.ts';
import { PICTURE } from '#platform/testing/picture.ts';
import type { Relation, World } from '#platform/testing/samples.ts';
import type { StartedApp } from '#platform/testing/start-app.ts';

type Kit = {
  readonly me: World['me'];
  readonly schoolOf: (relation: Relation) => number;
  readonly nobodysId: () => number;
  readonly withTicket: (file_id: number) => { readonly ticket: string };
  /** What somebody else has is made once for each app. */
  readonly once: <Thing>(name: string, make: () => Promise<Thing>) => Promise<Thing>;
};

// Two admins, so that one of them may go; a word of each, and a question of the first.
const CONVERSATION = `
  with talk as (
    insert into messaging.conversation (school_id, group_type, title, last_number, last_count, last_at, member_count, created_by, created_at)
    values ($1, 'simple', 'Talk', $4, $4, now(), 2, $2, now() - interval '1 hour') returning id
  ), joined as (
    insert into messaging.member (conversation_id, person_id, permission_level_id, joined_at, mute_level)
    select id, person_id, 1, now() - interval '1 hour', case when person_id = $2 and $5 then 'never' end
    from talk, unnest(array[$2::int, $3::int]) as person_id
  ), said as (
    insert into messaging.message (conversation_id, number, count, message_type, author_id, content, created_at)
    select id, number, number, case when number = 3 then 'poll' else 'simple' end,
      case when number = 1 then $3::int else $2::int end, 'Well said', now()
    from talk, generate_series(1, $4::int) as number returning id, number
  ), asked as (
    insert into messaging.poll (message_id, question) select id, 'When?' from said where number = 3 returning id, message_id
  ), offered as (
    insert into messaging.poll_answer (poll_id, place, text)
    select id, place, 'Answer ' || place from asked, generate_series(0, 1) as place returning id, place
  )
  select (select id from talk) as group_id,
    (select id from said where number = 1) as message_id, (select id from said where number = 2) as own_message_id,
    (select message_id from asked) as poll_message_id, (select id from asked) as poll_id,
    (select id from offered where place = 0) as answer_id`;

/** What the first has done beside talking, in each state that knows of it. */
const LEFT_BEHIND: Partial<Record<NonNullable<Parameters<World['conversation']>[1]>, readonly string[]>> = {
  hidden: [
    `insert into messaging.hidden (message_id, person_id)
     select id, $2 from messaging.message where conversation_id = $1 and number = 1`,
  ],
  touched: [
    `insert into messaging.reaction (message_id, person_id, reaction, created_at)
     select id, $2, '👍', now() from messaging.message where conversation_id = $1 and number = 1`,
    `insert into messaging.draft (conversation_id, person_id, content, updated_at) values ($1, $2, 'Well', now())`,
  ],
};

/** Conversations of the caller or of others, and what belongs to them. */
export function conversationsOf(
  app: StartedApp,
  { me, schoolOf, nobodysId, withTicket, once }: Kit,
): Pick<World, 'conversation' | 'attachment' | 'contact' | 'upload' | 'platformNotice'> {
  const { db } = app;
  const member = async (school_id: number) => (await makeMember(db, { school_id, role: 'admin' })).person_id;

  const make = async (school_id: number, first: number, state: Parameters<World['conversation']>[1]) => {
    const member_id = await member(school_id);
    const said = state === 'empty' ? 0 : 3;
    type Row = Omit<Awaited<ReturnType<World['conversation']>>, 'member_id'>;
    const { rows } = await db.pool.query<Row>(CONVERSATION, [school_id, first, member_id, said, state === 'muted']);
    const [row] = rows;
    if (row === undefined) throw new Error('no conversation was made');
    const statements = LEFT_BEHIND[state ?? 'plain'] ?? [];
    for (const statement of statements) await db.pool.query(statement, [row.group_id, first]);
    if (state === 'pictured') await givePicture(db, row.group_id, await upload(school_id, 'conversation-picture'));
    return { ...row, member_id };
  };

  const upload = async (school_id: number, app_name: string): Promise<number> => {
    const somebody = await app.enter(await makeMember(db, { school_id, role: 'admin' }));
    const body = { query: { school_id }, body: { app_name } };
    const { data, key } = await somebody.call(uploadFile, body, { file: PICTURE });
    if (key !== undefined) throw new Error(`the upload was refused: ${key}`);
    return data.id;
  };

  /** A conversation in whose own message there is a picture. */
  const makeAttached = async (school_id: number, first: number) => {
    const { group_id, own_message_id: message_id } = await make(school_id, first, 'plain');
    const attachment_id = await upload(school_id, 'messaging');
    await db.pool.query('update files.file set thing_id = $2, linked_at = now() where id = $1', [
      attachment_id,
      message_id,
    ]);
    await db.pool.query(
      `insert into messaging.attachment (message_id, file_id, origin_message_id, conversation_id, tab, place, file_name, ext, size,
         width, height, created_at)
       values ($1, $2, $1, $3, 'image', 0, 'picture.png', 'png', 69, 1, 1, now())`,
      [message_id, attachment_id, group_id],
    );
    return { group_id, message_id, attachment_id };
  };

  return {
    async attachment(relation) {
      const found = async () => {
        if (relation === 'unknown')
          return { group_id: nobodysId(), message_id: nobodysId(), attachment_id: nobodysId() };
        const school_id = schoolOf(relation);
        if (relation === 'own') return makeAttached(school_id, me.person_id);
        return once(`attachment ${school_id}`, async () => makeAttached(school_id, await member(school_id)));
      };
      const attached = await found();
      return { ...attached, ticket: withTicket(attached.attachment_id).ticket };
    },
    async conversation(relation, state = 'plain') {
      if (relation === 'unknown') {
        const [group_id, member_id, message_id, own_message_id] = [nobodysId(), nobodysId(), nobodysId(), nobodysId()];
        const [poll_message_id, poll_id, answer_id] = [nobodysId(), nobodysId(), nobodysId()];
        return { group_id, member_id, message_id, own_message_id, poll_message_id, poll_id, answer_id };
      }
      const school_id = schoolOf(relation);
      if (relation === 'own') return make(school_id, me.person_id, state);
      return once(`conversation ${state} ${school_id}`, async () => make(school_id, await member(school_id), state));
    },
    contact: () => once(`contact ${schoolOf('own')}`, () => member(schoolOf('own'))),
    async upload(relation, app_name) {
      if (relation === 'unknown') return nobodysId();
      const school_id = schoolOf(relation);
      if (relation !== 'own') return once(`upload ${app_name} ${school_id}`, () => upload(school_id, app_name));
      const id = await upload(school_id, app_name);
      await db.pool.query('update files.file set person_id = $2 where id = $1', [id, me.person_id]);
      return id;
    },
    async platformNotice(relation) {
      if (relation === 'unknown') return nobodysId();
      // A notice is for a whole school; what is beyond somebody's reach is for one in which nobody has a role.
      const school_id = relation === 'own' ? schoolOf('own') : await once('school of nobody', () => makeSchool(db));
      const { rows } = await db.pool.query<{ id: number }>(
        `insert into messaging.platform_notice (title, text, school_id, created_by, created_at)
         values ('News', 'Good ones', $1, (select min(id) from people.person where is_root), now()) returning id`,
        [school_id],
      );
      return rows[0]?.id ?? 0;
    },
  };
}

const givePicture = async (db: Database, group_id: number, file_id: number): Promise<void> => {
  await db.pool.query('update files.file set thing_id = $2, linked_at = now() where id = $1', [file_id, group_id]);
  await db.pool.query(`update messaging.conversation set picture_id = $2, picture_version = 'v1' where id = $1`, [
    group_id,
    file_id,
  ]);
};
