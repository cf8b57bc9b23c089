import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { TestClient } from '#platform/testing/client.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { getMyStatus } from '../contract/get-my-status.ts';
import { EID_STARTS_PER_PERSON } from '../contract/limits.ts';
import { listEidWays } from '../contract/list-eid-ways.ts';
import { pollEid } from '../contract/poll-eid.ts';
import { startMobileId } from '../contract/start-mobile-id.ts';
import { startSmartId } from '../contract/start-smart-id.ts';

type Person = { country: string; id_code: string; firstname: string };
type Purpose = 'sign-in' | 'prove' | 'verify';

let school: StartedApp;
let people: Person[] = [];

beforeAll(async () => {
  school = await startApp({ hasEid: true });
  const { data } = await school.client().call(listEidWays);
  people = [...(data.demonstration?.people ?? [])];
});
afterAll(() => school.stop());

const personNamed = (name: string): Person => {
  const found = people.find(({ firstname }) => firstname === name);
  if (!found) throw new Error(`${name} has no eID`);
  return found;
};

const askSmartId = (
  client: TestClient,
  { country, id_code }: Omit<Person, 'firstname'>,
  purpose: Purpose = 'sign-in',
) => client.call(startSmartId, { body: { purpose, language: 'et', person: { country, id_code }, origin: null } });

const askMobileId = (client: TestClient, id_code: string, phone = '+37255500000') =>
  client.call(startMobileId, { body: { purpose: 'sign-in', language: 'ru', phone, id_code } });

const look = (client: TestClient, turn: string) => client.call(pollEid, { body: { turn, came_back: null } });

/** What somebody does on the phone whose question came last. */
function answer(result: string): void {
  const turn = school.standIns?.turns.waiting().at(-1);
  if (!turn) throw new Error('no phone is asked');
  turn.result = result;
}

it('offers every kind that is configured, and tells who has an eID in a demonstration', async () => {
  const { data } = await school.client().call(listEidWays);
  expect(data.ways).toEqual(['id_card', 'mobile_id', 'smart_id', 'openid']);
  expect(people.length).toBeGreaterThan(5);
});

it('signs in with Smart-ID: the code is the same on both sides, and the phone decides', async () => {
  const client = school.client();
  const begun = await askSmartId(client, personNamed('Katrin'));
  expect(begun.status).toBe(200);
  const waiting = school.standIns?.turns.waiting().at(-1);
  expect(waiting?.code).toBe(begun.data.verification_code);
  const before = await look(client, begun.data.turn);
  expect(before.data).toEqual({ state: 'waiting', link: null, user_id: null });
  answer('OK');
  const after = await look(client, begun.data.turn);
  expect(after.data.state).toBe('done');
  const { data } = await client.call(getMyStatus);
  expect(data.method).toBe('smart_id');
});

it('signs in with Mobile-ID', async () => {
  const client = school.client();
  const begun = await askMobileId(client, personNamed('Liis').id_code);
  expect(school.standIns?.turns.waiting().at(-1)?.code).toBe(begun.data.verification_code);
  answer('OK');
  expect((await look(client, begun.data.turn)).data.state).toBe('done');
  expect((await client.call(getMyStatus)).data.method).toBe('mobile_id');
});

it.each(['expired', 'revoked'] as const)('refuses a phone whose certificate has %s', async (flaw) => {
  const person = personNamed('Katrin');
  for (const ask of [
    (client: TestClient) => askSmartId(client, person),
    (client: TestClient) => askMobileId(client, person.id_code),
  ]) {
    const client = school.client();
    const { data } = await ask(client);
    const turn = school.standIns?.turns.waiting().at(-1);
    if (turn) turn.flaw = flaw;
    answer('OK');
    expect((await look(client, data.turn)).key).toBe('eid_not_accepted');
    expect((await client.call(getMyStatus)).status).toBe(401);
  }
});

it.each([
  ['USER_REFUSED', 'verification_cancelled'],
  ['WRONG_VC', 'eid_wrong_code'],
  ['TIMEOUT', 'verification_timed_out'],
  ['DOCUMENT_UNUSABLE', 'smart_id_profile_problem'],
  ['A_WORD_FROM_TOMORROW', 'eid_not_accepted'],
])('tells how Smart-ID ended: %s', async (result, key) => {
  const client = school.client();
  const { data } = await askSmartId(client, personNamed('Helen'));
  answer(result);
  expect((await look(client, data.turn)).key).toBe(key);
  expect((await look(client, data.turn)).key).toBe('verification_session_expired');
  expect((await client.call(getMyStatus)).key).toBe('not_logged_in');
});

it.each([
  ['60001019950', '+37201100266', 'verification_cancelled'],
  ['60001019983', '+37213100266', 'eid_phone_absent'],
  ['60001019947', '+37207110066', 'eid_phone_absent'],
  ['60001019928', '+37200000366', 'mobile_id_profile_problem'],
  ['60001019972', '+37201200266', 'mobile_id_profile_problem'],
  ['60001019961', '+37200000666', 'mobile_id_profile_problem'],
  ['50001018908', '+37066000266', 'verification_timed_out'],
])('tells how Mobile-ID ended for the published test person %s', async (id_code, phone, key) => {
  const client = school.client();
  const { data } = await askMobileId(client, id_code, phone);
  expect((await look(client, data.turn)).key).toBe(key);
});

it('has one answer for whoever has no Smart-ID, and rings no phone', async () => {
  const { key } = await askSmartId(school.client(), { country: 'LV', id_code: '050405-10009' });
  expect(key).toBe('smart_id_profile_problem');
});

it('lets Latvians in by Smart-ID, however they write their code; Mobile-ID they have none', async () => {
  const { country, id_code } = personNamed('Inese');
  expect([country, id_code]).toEqual(['LV', expect.stringMatching(/^\d{6}-1\d{4}$/)]);
  for (const typed of [id_code, id_code.replace('-', '')]) {
    const client = school.client();
    const { data } = await askSmartId(client, { country, id_code: typed });
    answer('OK');
    expect((await look(client, data.turn)).data.state).toBe('done');
    expect((await client.call(getMyStatus)).data.method).toBe('smart_id');
  }
  const client = school.client();
  const { data } = await askMobileId(client, id_code);
  expect((await look(client, data.turn)).key).toBe('mobile_id_profile_problem');
});

it('does not know everybody who has an eID', async () => {
  await school.db.pool.query(
    `insert into people.person (firstname, lastname, country, id_code) values ('Uus', 'Tulija', 'EE', '37605030299')`,
  );
  const client = school.client();
  const { data } = await askSmartId(client, { country: 'EE', id_code: '37605030299' });
  await school.db.pool.query(`update people.person set id_code = null where id_code = '37605030299'`);
  answer('OK');
  expect((await look(client, data.turn)).key).toBe('eid_person_unknown');
});

it('belongs to the browser that began it, and to its five minutes', async () => {
  const client = school.client();
  const { data } = await askSmartId(client, personNamed('Peeter'));
  answer('OK');
  expect((await look(school.client(), data.turn)).key).toBe('verification_session_not_found');
  expect((await look(client, 'no-such-turn')).key).toBe('verification_session_not_found');
  school.clock.advance(5 * 60 + 1);
  expect((await look(client, data.turn)).key).toBe('verification_session_expired');
});

it('is gone on with when the service was away for a moment', async () => {
  const client = school.client();
  const { data } = await askSmartId(client, personNamed('Peeter'));
  answer('OK');
  const turns = school.standIns?.turns;
  if (!turns) throw new Error('no phone is there');
  const away = vi.spyOn(turns, 'find').mockImplementationOnce(() => {
    throw new Error('The service is being mended.');
  });
  expect((await look(client, data.turn)).key).toBe('eid_service_away');
  away.mockRestore();
  expect((await look(client, data.turn)).data.state).toBe('done');
});

it('lets one of two in that ask at the same moment', async () => {
  const client = school.client();
  const { data } = await askSmartId(client, personNamed('Marta'));
  answer('OK');
  const told = await Promise.all([look(client, data.turn), look(client, data.turn)]);
  expect(told.map(({ key }) => key ?? 'in').toSorted()).toEqual(['in', 'verification_session_expired']);
});

it('rings nobody without end, also when all begin at once', async () => {
  const begun = await Promise.all(
    Array.from({ length: 3 * EID_STARTS_PER_PERSON }, () => askSmartId(school.client(), personNamed('Andres'))),
  );
  expect(begun.filter(({ status }) => status === 200)).toHaveLength(EID_STARTS_PER_PERSON);
  expect(new Set(begun.map(({ key }) => key))).toEqual(new Set([undefined, 'too_many_requests']));
  expect((await askSmartId(school.client(), personNamed('Katrin'))).key).toBeUndefined();
});
