import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '#platform/testing/client.ts';
import { makeMember, makeRole } from '#platform/testing/make.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { endRole } from '../contract/end-role.ts';
import { findPeople } from '../contract/find-people.ts';
import { giveRole } from '../contract/give-role.ts';
import { invitePerson } from '../contract/invite-person.ts';
import { ROLE_TYPES } from '../contract/role-types.ts';

let school: StartedApp;
let admin: TestClient;
beforeAll(async () => {
  school = await startApp();
  admin = await school.as('admin');
});
afterAll(() => school.stop());

const here = { schoolId: 1 };
const find = async (query: object) => (await admin.call(findPeople, { params: here, query })).data.people;
const idsOf = async (query: object) => (await find(query)).map(({ user_id }) => user_id);

/** Somebody of the school under a name of their own. */
async function named(firstname: string, lastname: string, wish: { school_id?: number } = {}) {
  const member = await makeMember(school.db, { school_id: 1, role: 'staff', ...wish });
  await school.db.pool.query('update people.person set firstname = $2, lastname = $3 where id = $1', [
    member.person_id,
    firstname,
    lastname,
  ]);
  return member;
}

describe('a name', () => {
  it.each([
    ['Žaklīna', 'Šķēle', ['skele zaklina', 'ŽAKL', 'šķēle', 'Sk\u0327e\u0304le', 'ŽAKLĪNA  ŠĶĒLE']],
    ['Jürgen', 'Weißenbøck', ['weissenbock', 'WEISSENBØCK jur', 'weiß']],
    ['Артём', 'Щёголев', ['щеголев артем', 'ЩЁГ', 'артем']],
    ['Андрей', 'Толстой', ['толстой андрей', 'АНДРЕЙ']],
    ['さくら', '神ﾀﾞ', ['神ダ', '神ダ　さくら', 'さく']],
    ['İpek', 'Straße', ['ipek', 'STRASSE', 'strasse i']],
    ['Ａｎｎａ', '100％', ['anna', '100%', '％']],
  ])('%s %s is found however it is typed', async (firstname, lastname, searches) => {
    const { person_id } = await named(firstname, lastname);
    const found = await Promise.all(searches.map((search) => idsOf({ search })));
    expect(searches.filter((_, place) => !found[place]?.includes(person_id))).toEqual([]);
  });

  it('of the demonstration is found without its tilde, last name first', async () => {
    for (const search of ['ounpuu marta', 'Õunpuu Marta', 'marta ounpuu'])
      expect((await find({ search })).map(({ firstname }) => firstname)).toEqual(['Marta']);
  });

  it('has to have every word of the search', async () => {
    expect(await find({ search: 'Õunpuu Weißenbøck' })).toEqual([]);
  });

  it('keeps apart the letters that Japanese marks as voiced', async () => {
    await named('かな', '加賀');
    expect(await find({ search: 'がな' })).toEqual([]);
  });

  it('is looked up in an index', async () => {
    const client = await school.db.pool.connect();
    try {
      await client.query('begin; set local enable_seqscan = off');
      const { rows } = await client.query(
        `explain select from people.person where search_name like people.search_pattern('Õunp')`,
      );
      expect(JSON.stringify(rows)).toContain('person_name_search');
    } finally {
      await client.query('rollback');
      client.release();
    }
  });
});

describe('somebody whose last role has ended', () => {
  it('is not in the list, but found by name and among those without a role, and gets a role again', async () => {
    const { person_id, role_id } = await named('Endel', 'Ennemuiste');
    await admin.call(endRole, { params: { ...here, roleId: role_id } });
    expect(await idsOf({ pages: 100 })).not.toContain(person_id);
    expect(await find({ search: 'ennemuiste' })).toMatchObject([{ user_id: person_id, roles: [] }]);
    expect(await idsOf({ attention: 'no_role' })).toEqual([person_id]);
    expect(await idsOf({ attention: 'no_role', search: 'endel', type_id: ROLE_TYPES.staff })).toEqual([person_id]);
    expect(await idsOf({ attention: 'no_role', type_id: ROLE_TYPES.teacher })).toEqual([]);
    // Who looks for somebody in a role means those who have it now.
    expect(await idsOf({ search: 'ennemuiste', type_id: ROLE_TYPES.staff })).toEqual([]);
    const body = { type_id: ROLE_TYPES.teacher };
    expect((await admin.call(giveRole, { params: { ...here, personId: person_id }, body })).status).toBe(200);
    expect(await idsOf({ attention: 'no_role' })).toEqual([]);
  });

  it('is the same for a role that ran out or has not begun', async () => {
    const [past, later] = [await named('Möödunud', 'Ajutine'), await named('Tulevane', 'Ajutine')];
    await school.db.pool.query(`update people.role set ends_on = '2021-01-01' where id = $1`, [past.role_id]);
    await school.db.pool.query(`update people.role set starts_on = '2028-01-01' where id = $1`, [later.role_id]);
    const both = [past.person_id, later.person_id];
    expect(await idsOf({ search: 'ajutine' })).toEqual(both);
    expect(await idsOf({ attention: 'no_role' })).toEqual(both);
  });

  it('is no longer without one while another role lasts', async () => {
    const { person_id, role_id } = await named('Kahekordne', 'Kaunis');
    await makeRole(school.db, person_id, { school_id: 1, role: 'teacher' });
    await admin.call(endRole, { params: { ...here, roleId: role_id } });
    expect(await idsOf({ attention: 'no_role', search: 'kahekordne' })).toEqual([]);
  });

  it('stays unknown to other schools', async () => {
    const { person_id } = await named('Võõras', 'Kauge', { school_id: 2 });
    await school.db.pool.query('update people.role set ended_at = now() where person_id = $1', [person_id]);
    expect(await find({ search: 'kauge' })).toEqual([]);
    expect(await idsOf({ attention: 'no_role' })).not.toContain(person_id);
  });
});

describe('an e-mail address that is taken', () => {
  const invite = (email: string) =>
    admin.call(invitePerson, {
      params: here,
      body: { firstname: 'Mari', lastname: 'Maasikas', email, type_id: ROLE_TYPES.staff },
    });
  const withEmail = async (email: string, school_id: number) => {
    const member = await named('Aadress', 'Omanik', { school_id });
    await school.db.pool.query('update people.person set email = $2 where id = $1', [member.person_id, email]);
    return member;
  };

  it('leads to whoever has it, also after their last role', async () => {
    const { person_id, role_id } = await withEmail('owner@post.example', 1);
    await admin.call(endRole, { params: { ...here, roleId: role_id } });
    const { status, key, params } = await invite('OWNER@post.example');
    expect([status, key, params]).toEqual([409, 'email_taken', { user_id: person_id }]);
  });

  it('never leads to somebody of another school', async () => {
    await withEmail('abroad@post.example', 2);
    expect((await invite('abroad@post.example')).status).toBe(200);
  });
});
