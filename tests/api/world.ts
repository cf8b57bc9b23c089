import { randomBytes } from 'node:crypto';
import { createLaunchCode } from '#modules/account/contract/create-launch-code.ts';
import { openBearer } from '#modules/account/server/bearer-store.ts';
import { hashOfCode } from '#modules/account/server/doors.ts';
import { pictureAddress } from '#modules/profile/contract/get-picture.ts';
import { uploadFile } from '#platform/contract/file-upload.ts';
import type { Database } from '#platform/server/db.ts';
import { writeTicket } from '#platform/server/files/ticket.ts';
import { hashOf } from '#platform/server/seal.ts';
import { makeGuardianship, makeMember, makeSchool } from '#platform/testing/make.ts';
import { PICTURE } from '#platform/testing/picture.ts';
import type { Relation, World } from '#platform/testing/samples.ts';
import { STORY_HOST, type StartedApp } from '#platform/testing/start-app.ts';
import { consentsOf } from './consents.ts';
import { conversationsOf } from './conversations.ts';
import { eidsOf } from './eids.ts';
import { entriesOf } from './entries.ts';
import { journalsOf } from './journals.ts';
import { keptAccounts } from './kept-accounts.ts';
import { pupilsOf } from './pupils.ts';

/** The schools of the demonstration that stories play in: one's own, and the neighbour's. */
export const HOME = 1;
const NEIGHBOUR = 2;

// Ids that fit every column and belong to nobody; each is used once, as those of real things would be.
let nobody = 2_000_000_000;
const nobodysId = (): number => {
  nobody += 1;
  return nobody;
};

let words = 0;
const newWord = (): string => {
  words += 1;
  return `word-${words}`;
};

/** The last class of each school: those whom `makeMember` makes are in the first, and can be moved. */
export async function lastClasses(db: Database): Promise<ReadonlyMap<number, number>> {
  const { rows } = await db.pool.query<{ school_id: number; id: number }>(
    'select school_id, max(id) as id from people.class group by school_id',
  );
  return new Map(rows.map(({ school_id, id }) => [school_id, id]));
}

const invite = (db: Database, person_id: number, school_id: number, code: string) =>
  db.pool.query(
    `insert into people.invitation (person_id, school_id, code_hash, expires_at)
     values ($1, $2, $3, now() + interval '1 day')`,
    [person_id, school_id, hashOf(code)],
  );

/** An upload of somebody new who leads the school. */
async function upload(app: StartedApp, school_id: number, app_name: string): Promise<number> {
  const leader = await app.enter(await makeMember(app.db, { school_id, role: 'admin' }));
  const { data, key } = await leader.call(uploadFile, { query: { school_id }, body: { app_name } }, { file: PICTURE });
  if (key !== undefined) throw new Error(`the upload was refused: ${key}`);
  return data.id;
}

/** What somebody else has is made once for each app, by whoever first asks: no request may change it. */
const kept = new WeakMap<StartedApp, Map<string, Promise<unknown>>>();

function once<Thing>(app: StartedApp, name: string, make: () => Promise<Thing>): Promise<Thing> {
  const things = kept.get(app) ?? new Map<string, Promise<unknown>>();
  kept.set(app, things);
  const thing = (things.get(name) as Promise<Thing> | undefined) ?? make();
  things.set(name, thing);
  return thing;
}

type Me = World['me'] & { readonly school_id: number | null };

/** The world as one caller finds it; everything in it is made when it is asked for. */
export function worldOf(app: StartedApp, classes: ReadonlyMap<number, number>, me: Me): World {
  const { db } = app;
  const home = me.school_id ?? HOME;
  const away = home === HOME ? NEIGHBOUR : HOME;
  const schoolOf = (relation: Relation): number => (relation === 'other school' ? away : home);
  const ofOthers = <Thing>(relation: Relation, name: string, make: () => Promise<Thing>): Promise<Thing> =>
    relation === 'own' ? make() : once(app, `${name} ${schoolOf(relation)}`, make);
  const token = me.cookie?.split('=')[1] ?? '';
  const withTicket = (id: number) => ({
    id,
    ticket: writeTicket(hashOf(token).toString('base64url'), { file_id: id }, app.clock()),
  });

  const member: World['member'] = async (relation, role) =>
    relation === 'unknown'
      ? { person_id: nobodysId(), role_id: nobodysId() }
      : makeMember(db, { school_id: schoolOf(relation), role });

  const account: World['account'] = async (relation) => {
    const [holder, username] = [await makeMember(db, { school_id: home, role: 'staff' }), newWord()];
    await db.pool.query(`insert into account.credential (person_id, username, password_hash) values ($1, $2, '')`, [
      holder.person_id,
      username,
    ]);
    const { role_id } = relation === 'own' ? holder : await member(relation, 'staff');
    return { username, role_id };
  };

  return {
    me,
    school: (relation) => (relation === 'unknown' ? nobodysId() : schoolOf(relation)),
    class: (relation) => (relation === 'unknown' ? nobodysId() : (classes.get(schoolOf(relation)) ?? 0)),
    someone: async (relation) => (relation === 'own' ? me.person_id : (await member(relation, 'staff')).person_id),
    member,
    async guardianship(relation) {
      if (relation === 'unknown') return nobodysId();
      const [parent, pupil] = [await member(relation, 'parent'), await member(relation, 'student')];
      return makeGuardianship(db, parent.person_id, pupil.person_id);
    },
    async invited(relation) {
      const code = randomBytes(32).toString('base64url');
      if (relation === 'unknown') return { person_id: nobodysId(), code };
      const { person_id } = await member(relation, 'staff');
      await invite(db, person_id, schoolOf(relation), code);
      return { person_id, code };
    },
    async newSchool(relation) {
      if (relation === 'unknown') return nobodysId();
      const school_id = await makeSchool(db);
      const { person_id } = await makeMember(db, { school_id, role: 'admin' });
      await invite(db, person_id, school_id, randomBytes(32).toString('base64url'));
      return school_id;
    },
    picture: PICTURE,
    async file(relation) {
      if (relation === 'unknown') return withTicket(nobodysId());
      const id = await ofOthers(relation, 'file', () => upload(app, schoolOf(relation), 'profile'));
      if (relation === 'own')
        await db.pool.query('update files.file set person_id = $2, school_id = $3 where id = $1', [
          id,
          me.person_id,
          me.role_id === null ? null : home,
        ]);
      return withTicket(id);
    },
    async pictured(relation) {
      if (relation === 'unknown') return { person_id: nobodysId(), version: 'of-nobody' };
      return ofOthers(relation, 'picture', async () => {
        const person_id = relation === 'own' ? me.person_id : (await member(relation, 'staff')).person_id;
        const file_id = await upload(app, schoolOf(relation), 'profile');
        const { rows } = await db.pool.query<{ hash_name: string }>(
          'update files.file set thing_id = $2, linked_at = now() where id = $1 returning hash_name',
          [file_id, person_id],
        );
        const address = pictureAddress(person_id, rows[0]?.hash_name ?? '');
        await db.pool.query('update people.person set profile_picture = $2 where id = $1', [person_id, address]);
        return { person_id, version: address.split('?v=')[1] ?? '' };
      });
    },
    async copy(relation) {
      if (relation === 'unknown') return withTicket(nobodysId());
      const id = await ofOthers(relation, 'copy', async () => {
        const person_id = relation === 'own' ? me.person_id : (await member(relation, 'staff')).person_id;
        // The bytes are those of an upload: what is in a copy is another story.
        const { rows } = await db.pool.query<{ id: number }>(
          `insert into profile.copy (person_id, asked_at, ready_at, size, hash_name, store_key)
           select $2, now(), now(), size, hash_name, store_key from files.file where id = $1 returning id`,
          [await upload(app, schoolOf(relation), 'profile'), person_id],
        );
        return rows[0]?.id ?? 0;
      });
      return withTicket(id);
    },
    async schoolWithLogo(relation) {
      if (relation === 'unknown') return nobodysId();
      const school_id = schoolOf(relation);
      const file_id = await once(app, `logo ${school_id}`, () => upload(app, school_id, 'school-logo'));
      await db.pool.query('update files.file set thing_id = $2, linked_at = now() where id = $1', [file_id, school_id]);
      return school_id;
    },
    host: STORY_HOST,
    account,
    async launchCode() {
      const { username } = await account('own');
      const asked = { host_key: STORY_HOST.key, origin: STORY_HOST.origin, username, module: 'people' };
      const { data, key } = await app.client().call(createLaunchCode, { body: asked });
      if (key !== undefined) throw new Error(`the launch code was refused: ${key}`);
      return data.code;
    },
    async bearer() {
      const { rows } = await db.pool.query<{ id: number }>('select id from account.session where token_hash = $1', [
        hashOf(token),
      ]);
      const [session] = rows;
      if (session === undefined) return null;
      return (await db.kysely.transaction().execute((tx) => openBearer(tx, session.id, app.clock()))).bearer;
    },
    async contactCheck(relation) {
      const [code, link] = ['004211', randomBytes(32).toString('base64url')];
      if (relation === 'unknown') return { code, link };
      const person_id = relation === 'own' ? me.person_id : (await member(relation, 'staff')).person_id;
      await db.pool.query(
        `insert into profile.contact_check
           (person_id, channel, address, code_hash, link_hash, sent_at, expires_at, counted_from)
         values ($1, 'email', $2, $3, $4, now(), now() + interval '30 minutes', now())
         on conflict (person_id, channel) do update set
           link_hash = excluded.link_hash, expires_at = excluded.expires_at, tries = 0, confirmed_at = null`,
        [person_id, `${newWord()}@post.example`, await hashOfCode(db.kysely, person_id, code), hashOf(link)],
      );
      return { code, link };
    },
    ...consentsOf(db, { me, schoolOf, nobodysId }),
    ...journalsOf(db, { me, schoolOf, nobodysId }),
    ...pupilsOf(db, { me, schoolOf, nobodysId }),
    ...conversationsOf(app, { me, schoolOf, nobodysId, withTicket, once: (name, make) => once(app, name, make) }),
    eids: eidsOf(app),
    entries: entriesOf(app, { me, member, nobodysId }),
    ...keptAccounts(app, me, { account, word: newWord }),
    word: newWord,
  };
}
