import { afterAll, beforeAll, expect, it } from 'vitest';
import { listNotices } from '#modules/notices/contract/list-notices.ts';
import type { TestClient } from '#platform/testing/client.ts';
import { LINK, launching, withBearer, withFrame } from '#platform/testing/launching.ts';
import { makeMember } from '#platform/testing/make.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { finishIdCard } from '../contract/finish-id-card.ts';
import { finishOpenid } from '../contract/finish-openid.ts';
import { getMyStatus } from '../contract/get-my-status.ts';
import { EID_TURN_MINUTES } from '../contract/limits.ts';
import { listEidWays } from '../contract/list-eid-ways.ts';
import { signOut } from '../contract/sign-out.ts';
import { signWithDemoCard } from '../contract/sign-with-demo-card.ts';
import { startIdCard } from '../contract/start-id-card.ts';
import { startOpenid } from '../contract/start-openid.ts';

type Purpose = 'sign-in' | 'prove' | 'verify';
type Person = { country: string; id_code: string };

const ORIGIN = 'http://localhost:3000';

let school: StartedApp;
beforeAll(async () => {
  school = await startApp({ hasEid: true });
});
afterAll(() => school.stop());

/** A colleague with a code of their own, not verified yet. */
async function colleague(id_code: string | null, firstname = 'Story') {
  const member = await makeMember(school.db, { school_id: 1, role: 'staff' });
  await school.db.pool.query(
    `update people.person set country = 'EE', id_code = $2, firstname = $3, lastname = 'Teller' where id = $1`,
    [member.person_id, id_code, firstname],
  );
  return { ...member, client: await school.enter(member) };
}

const begin = (client: TestClient, purpose: Purpose) => client.call(startIdCard, { body: { purpose, language: 'et' } });

async function sign({ country, id_code }: Person, nonce: string, origin = ORIGIN, flaw?: 'expired' | 'revoked') {
  const body = { country, id_code, origin, nonce, ...(flaw ? { flaw } : {}) };
  return (await school.client().call(signWithDemoCard, { body })).data;
}

/** Everything that a page does with a card, from the nonce to the end. */
async function show(client: TestClient, person: Person, purpose: Purpose, origin = ORIGIN) {
  const { data, key } = await begin(client, purpose);
  if (key !== undefined) return { key, status: 0, data: null };
  const token = await sign(person, data.nonce, origin);
  return client.call(finishIdCard, { body: { turn: data.turn, origin, token } });
}

const stateOf = async (person_id: number) => {
  const { rows } = await school.db.pool.query(
    `select verified_at is not null as is_verified, id_code, eid_proved_at is not null as is_proved
     from people.person left join account.session on session.person_id = person.id where person.id = $1`,
    [person_id],
  );
  return rows[0];
};

it('signs in with an ID card, and that verifies the profile', async () => {
  const { person_id } = await colleague('38001085718');
  const client = school.client();
  const told = await show(client, { country: 'EE', id_code: '38001085718' }, 'sign-in');
  expect(told.data).toEqual({ user_id: person_id });
  expect((await client.call(getMyStatus)).data.method).toBe('id_card');
  expect(await stateOf(person_id)).toMatchObject({ is_verified: true });
});

it('takes a signed nonce once, from its own page and its own browser', async () => {
  const client = school.client();
  const person = { country: 'EE', id_code: '38001085718' };
  const { data } = await begin(client, 'sign-in');
  const body = { turn: data.turn, origin: ORIGIN, token: await sign(person, data.nonce) };
  expect((await school.client().call(finishIdCard, { body })).key).toBe('verification_session_not_found');
  expect((await client.call(finishIdCard, { body })).status).toBe(200);
  expect((await client.call(finishIdCard, { body })).key).toBe('verification_session_expired');

  expect((await show(school.client(), person, 'sign-in', 'https://kool.evil')).key).toBe('eid_not_accepted');
  const again = await begin(client, 'sign-in');
  const old = { turn: again.data.turn, origin: ORIGIN, token: body.token };
  expect((await client.call(finishIdCard, { body: old })).key).toBe('eid_not_accepted');
});

it.each(['expired', 'revoked'] as const)('refuses a card that has %s', async (flaw) => {
  const client = school.client();
  const { data } = await begin(client, 'sign-in');
  const token = await sign({ country: 'EE', id_code: '38001085718' }, data.nonce, ORIGIN, flaw);
  const body = { turn: data.turn, origin: ORIGIN, token };
  expect((await client.call(finishIdCard, { body })).key).toBe('eid_not_accepted');
});

it('finds no card where none is', async () => {
  const body = { country: 'EE', id_code: '99999999999', origin: ORIGIN, nonce: 'A'.repeat(44) };
  expect((await school.client().call(signWithDemoCard, { body })).key).toBe('card_not_found');
});

it('proves again who somebody is: the session is fresh, and its old id opens nothing', async () => {
  const { person_id, client } = await colleague('38001085707');
  const before = client.cookie;
  expect((await show(client, { country: 'EE', id_code: '38001085707' }, 'prove')).data).toEqual({ user_id: person_id });
  expect(await stateOf(person_id)).toMatchObject({ is_proved: true, is_verified: true });
  expect(client.cookie).not.toBe(before);
  const thief = school.client();
  thief.cookie = before;
  expect((await thief.call(getMyStatus)).key).toBe('session_not_authorised');
});

it('refuses the eID of somebody else, and nobody is verified by it', async () => {
  const { person_id, client } = await colleague('38001085696');
  expect((await show(client, { country: 'EE', id_code: '38001085718' }, 'prove')).key).toBe('eid_other_person');
  expect((await show(client, { country: 'EE', id_code: '38001085718' }, 'verify')).key).toBe('eid_other_person');
  expect(await stateOf(person_id)).toMatchObject({ is_verified: false, is_proved: false });
});

it('verifies a profile once', async () => {
  const { person_id, client } = await colleague('38001085685');
  const person = { country: 'EE', id_code: '38001085685' };
  expect((await show(client, person, 'verify')).data).toEqual({ user_id: person_id });
  expect((await show(client, person, 'verify')).key).toBe('already_verified');
  expect((await show(client, person, 'prove')).data).toEqual({ user_id: person_id });
  // From then on the eID opens the account, which its owner hears of once.
  await school.app.jobs.runWaiting();
  const { notices } = (await client.call(listNotices)).data;
  expect(notices.map(({ params: { change } }) => change)).toEqual([{ word: 'account:changes.eid_shown' }]);
});

it('gives a profile without a code the one that the eID shows, if the name is the same', async () => {
  const hidden = await colleague('38001085674', 'Õnne');
  await school.db.pool.query('update people.person set id_code = null where id = $1', [hidden.person_id]);
  const { rows } = await school.db.pool.query(
    `insert into people.person (firstname, lastname, country, id_code) values ('Õnne', 'Teller', 'EE', '38001085674') returning id`,
  );
  const { data } = await begin(hidden.client, 'verify');
  const token = await sign({ country: 'EE', id_code: '38001085674' }, data.nonce);
  // As long as somebody else has the code, it is theirs.
  const taken = await hidden.client.call(finishIdCard, { body: { turn: data.turn, origin: ORIGIN, token } });
  expect(taken.key).toBe('link_already_exists');

  const again = await begin(hidden.client, 'verify');
  const second = await sign({ country: 'EE', id_code: '38001085674' }, again.data.nonce);
  await school.db.pool.query('delete from people.person where id = $1', [rows[0].id]);
  const given = await hidden.client.call(finishIdCard, {
    body: { turn: again.data.turn, origin: ORIGIN, token: second },
  });
  expect(given.data).toEqual({ user_id: hidden.person_id });
  expect(await stateOf(hidden.person_id)).toMatchObject({ is_verified: true, id_code: '38001085674' });
});

it('leads nobody into the account of somebody who has claimed their code, and takes the claim from there', async () => {
  const code = { country: 'EE', id_code: '38001085652' };
  const [thief, owner] = [await colleague(null), await colleague(null)];
  await school.db.pool.query(
    `update people.person set country = 'EE', id_code = $2, is_id_code_claimed = true where id = $1`,
    [thief.person_id, code.id_code],
  );
  expect((await show(school.client(), code, 'sign-in')).key).toBe('eid_person_unknown');
  expect(await stateOf(thief.person_id)).toMatchObject({ is_verified: false });
  expect((await show(owner.client, code, 'verify')).data).toEqual({ user_id: owner.person_id });
  expect(await stateOf(thief.person_id)).toMatchObject({ is_verified: false, id_code: null });
  expect((await show(school.client(), code, 'sign-in')).data).toEqual({ user_id: owner.person_id });
});

it('believes a code that somebody has claimed once their eID shows it in their session', async () => {
  const code = { country: 'EE', id_code: '38001085641' };
  const { person_id, client } = await colleague(code.id_code);
  await school.db.pool.query('update people.person set is_id_code_claimed = true where id = $1', [person_id]);
  expect((await show(client, code, 'verify')).data).toEqual({ user_id: person_id });
  expect((await show(school.client(), code, 'sign-in')).data).toEqual({ user_id: person_id });
});

it('ends with the session in which it began', async () => {
  const { client } = await colleague('38001085663');
  const { data } = await begin(client, 'verify');
  const token = await sign({ country: 'EE', id_code: '38001085663' }, data.nonce);
  await client.call(signOut, { query: { redirect: false } });
  const told = await client.call(finishIdCard, { body: { turn: data.turn, origin: ORIGIN, token } });
  expect(told.key).toBe('verification_session_expired');
  expect((await begin(client, 'prove')).key).toBe('not_logged_in');
});

async function visit(client: TestClient, person: Person) {
  const begun = await client.call(startOpenid, { body: { purpose: 'sign-in', language: 'et', origin: ORIGIN } });
  const address = new URL(begun.data.url.replace('/authorize?', '/answer?'));
  address.searchParams.set('country', person.country);
  address.searchParams.set('id_code', person.id_code);
  const { headers } = await fetch(address, { redirect: 'manual' });
  return { turn: begun.data.turn, answer: new URL(headers.get('location') ?? ORIGIN).search.slice(1) };
}

it('signs in through an OpenID service, once, and hears of whoever turned back there', async () => {
  const { data: ways } = await school.client().call(listEidWays);
  const [person] = ways.demonstration?.people ?? [];
  if (!person) throw new Error('nobody has an eID');
  const client = school.client();
  const body = await visit(client, person);
  expect((await school.client().call(finishOpenid, { body })).key).toBe('verification_session_not_found');
  expect((await client.call(finishOpenid, { body })).status).toBe(200);
  // The service said that an ID card was shown to it.
  expect((await client.call(getMyStatus)).data.method).toBe('id_card');
  expect((await client.call(finishOpenid, { body })).key).toBe('verification_session_expired');

  const other = school.client();
  const back = await visit(other, { country: '', id_code: '' });
  expect((await other.call(finishOpenid, { body: back })).key).toBe('verification_cancelled');
  const stranger = { purpose: 'sign-in', language: 'et', origin: 'https://kool.evil' } as const;
  expect((await other.call(startOpenid, { body: stranger })).key).toBe('invalid_request');
});

it('is too late with a card or from a service after five minutes', async () => {
  const [card, visitor] = [school.client(), school.client()];
  const person = { country: 'EE', id_code: '38001085718' };
  const { data } = await begin(card, 'sign-in');
  const token = await sign(person, data.nonce);
  const body = await visit(visitor, person);
  school.clock.advance(EID_TURN_MINUTES * 60 + 1);
  const signed = await card.call(finishIdCard, { body: { turn: data.turn, origin: ORIGIN, token } });
  const visited = await visitor.call(finishOpenid, { body });
  expect([signed.key, visited.key]).toEqual(['verification_session_expired', 'verification_session_expired']);
});

it('keeps personal codes out of the log', () => {
  expect(school.logged.filter((line) => line.includes('380010856') || line.includes('Teller'))).toEqual([]);
});

it.each(['prove', 'verify'] as const)(
  'is not shown to %s anybody in a session that another site opened',
  async (purpose) => {
    const host = launching(school);
    const person = await host.someone();
    const { bearer, cookie } = await host.frameFor(person);
    const code = await host.codeFor(person, { origin: LINK.origin });
    const byLink = String((await host.open({ ...LINK, code })).response.headers['set-cookie']).split(';')[0] ?? '';
    for (const options of [withBearer(bearer), withFrame(cookie), { headers: { cookie: byLink } }]) {
      const { key } = await school.client().call(startIdCard, { body: { purpose, language: 'et' } }, options);
      expect(key).toBe('step_up_needed');
    }
  },
);
