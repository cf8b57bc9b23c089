import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '#platform/testing/client.ts';
import {
  answer,
  archive,
  makeConsent,
  makeProvenPupil,
  read,
  remove,
  writtenConsent,
} from '#platform/testing/consents.ts';
import { newLetters } from '#platform/testing/letters.ts';
import { makeClass, makeGuardianship, makeMember, makeSchool } from '#platform/testing/make.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { createConsent } from '../contract/create-consent.ts';
import { getConsent } from '../contract/get-consent.ts';
import { listConsentGroups } from '../contract/list-consent-groups.ts';
import { listConsents } from '../contract/list-consents.ts';
import { listFullResponses } from '../contract/list-full-responses.ts';
import { listLogs } from '../contract/list-logs.ts';
import { listResponses } from '../contract/list-responses.ts';
import { listVersions } from '../contract/list-versions.ts';
import { remindOfConsent } from '../contract/remind-of-consent.ts';
import { writeScope } from '../contract/scope-query.ts';

const query = { school_id: 1 };
let school: StartedApp;
let [admin, neighbour, teacher] = [] as unknown as TestClient[] as [TestClient, TestClient, TestClient];
let [place, other] = [] as unknown as [Awaited<ReturnType<typeof makeClass>>, Awaited<ReturnType<typeof makeClass>>];
let formmaster: TestClient;
let adult: { person_id: number; role_id: number; client: TestClient };

const pupilIn = (class_id: number, birthday?: string) => makeProvenPupil(school, { class_id }, birthday);

beforeAll(async () => {
  // In a school of a thousand parents, a question to all of them would be most of the work.
  school = await startApp({ template: 'empty' });
  expect([await makeSchool(school.db, 'standard'), await makeSchool(school.db, 'standard')]).toEqual([1, 2]);
  const enter = async (role: 'admin' | 'teacher', school_id = 1) =>
    school.enter(await makeMember(school.db, { school_id, role }));
  [admin, neighbour, teacher] = [await enter('admin'), await enter('admin', 2), await enter('teacher')];
  [place, other] = [await makeClass(school.db, 1), await makeClass(school.db, 1)];
  formmaster = await school.enter(
    await makeMember(school.db, { school_id: 1, role: 'formmaster', class_id: place.class_id }),
  );
  adult = await pupilIn(place.class_id);
});
afterAll(() => school.stop());

const create = (wish: Parameters<typeof writtenConsent>[0], client = admin, school_id = 1) =>
  client.call(createConsent, { query: { school_id }, body: writtenConsent({ scopes: [place.scope], ...wish }) });
const draft = () => makeConsent(school, admin, { is_published: false, scopes: [place.scope] });
const sent = () => makeConsent(school, admin, { scopes: [place.scope] });

describe('answers', () => {
  it('are seen by group, person by person and as a log, each cut to the group that is asked for', async () => {
    const [first, second] = [await pupilIn(place.class_id), await pupilIn(other.class_id)];
    const id = await makeConsent(school, admin, { scopes: [place.scope, other.scope] });
    await answer(first.client, first.person_id, id, 'accepted');
    await answer(second.client, second.person_id, id, 'denied');
    const picture = `/api/users/${second.person_id}/picture?v=of-the-second`;
    await school.db.pool.query('update people.person set profile_picture = $2 where id = $1', [
      second.person_id,
      picture,
    ]);
    const params = { id };
    const groups = (await admin.call(listResponses, { params, query })).data;
    const statisticsOf = (scope: string) => groups.find((group) => writeScope(group.scope) === scope)?.statistics;
    expect(statisticsOf(place.scope)).toEqual({ accepted: 1, denied: 0, seen: 1 });
    expect(statisticsOf(other.scope)).toEqual({ accepted: 0, denied: 1, seen: 1 });
    const full = await admin.call(listFullResponses, { params, query: { ...query, scope: other.scope } });
    expect(full.data[0]).toMatchObject({
      user_id: second.person_id,
      profile_picture: picture,
      denied: true,
      accepted: false,
      seen: true,
      roles: [{ type_id: 2, name: 'student' }],
    });
    expect(full.data.map(({ user_id }) => user_id)).not.toContain(first.person_id);
    const ofFirst = await admin.call(listFullResponses, { params, query: { ...query, scope: place.scope } });
    expect(ofFirst.data[0]).toMatchObject({ user_id: first.person_id, profile_picture: null });
    expect((await admin.call(listLogs, { params, query: { ...query, scope: place.scope } })).data).toHaveLength(1);
    const keyOf = async (scope: string) =>
      (await admin.call(listLogs, { params, query: { ...query, scope } })).key ?? 'read';
    for (const scope of ['1|2', '||||', '1|null|1,2);--', '-1|null|2', 'a|null|2', '2147483648|null|2'])
      expect([scope, await keyOf(scope)]).toEqual([scope, 'invalid_request']);
    // A group is written in one way: its types in their order, each once.
    for (const types of ['', '3,2', '2,2', '2,', ',2', '9', '12', '2,null'])
      expect([types, await keyOf(`null|null|${types}`)]).toEqual([types, 'invalid_request']);
    for (const types of ['null', '2', '10', '1,2,3', '2,10,23', '1,2,3,4,5,6,7,8,10,11,20,21,22,23'])
      expect([types, await keyOf(`null|null|${types}`)]).toEqual([types, 'read']);
  });

  it('of a class are seen by its form master, and nothing else', async () => {
    const [mine, both, foreign] = [
      await sent(),
      await makeConsent(school, admin, { scopes: [place.scope, other.scope] }),
      await makeConsent(school, admin, { scopes: [other.scope] }),
    ];
    const hidden = await draft();
    const listed = (await formmaster.call(listConsents, { query })).data;
    const ids = listed.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([mine, both]));
    expect(ids).not.toContain(foreign);
    expect(ids).not.toContain(hidden);
    expect(listed[0]?.may).toEqual({ edit: false, publish: false, archive: false, delete: false, remind: true });
    expect((await read(formmaster, foreign)).key).toBe('not-allowed-to-access-consent');
    expect((await read(formmaster, hidden)).key).toBe('not-allowed-to-access-consent');
    expect((await formmaster.call(listVersions, { params: { id: foreign }, query })).key).toBe(
      'not-allowed-to-access-consent',
    );
    const groups = (await formmaster.call(listConsentGroups, { params: { id: both }, query })).data;
    expect(groups.map(({ scope }) => writeScope(scope))).toEqual([place.scope]);
    const peek = await formmaster.call(listFullResponses, {
      params: { id: both },
      query: { ...query, scope: other.scope },
    });
    expect(peek.data).toEqual([]);
    expect((await create({}, formmaster)).key).toBe('only-admins');
    expect((await remove(formmaster, mine)).key).toBe('only-admins');
    expect((await create({}, teacher)).key).toBe('only-admins-formmasters');
    expect((await teacher.call(listConsents, { query })).key).toBe('only-admins-formmasters');
    expect((await read(neighbour, mine)).key).toBe('school-id-not-found');
    expect((await neighbour.call(getConsent, { params: { id: mine }, query: { school_id: 2 } })).key).toBe(
      'consent-not-found',
    );
    expect((await admin.call(listConsents, {})).key).toBe('school-id-not-found');
  });

  it('are asked for once more by a reminder, at most once a day', async () => {
    const id = await sent();
    await answer(adult.client, adult.person_id, id, 'accepted');
    const parent = await makeMember(school.db, { school_id: 1, role: 'parent' });
    for (const name of ['Mari', 'Jüri']) {
      const { person_id } = await pupilIn(place.class_id, '2015-01-01');
      await school.db.pool.query('update people.person set firstname = $2 where id = $1', [person_id, name]);
      await makeGuardianship(school.db, parent.person_id, person_id);
    }
    await school.db.pool.query('update people.person set email = $2 where id = any($1)', [
      [parent.person_id, adult.person_id],
      'somebody@post.example',
    ]);
    const again = await makeConsent(school, admin, { scopes: [place.scope] });
    await answer(adult.client, adult.person_id, again, 'accepted');
    const lettersNow = async () => (await newLetters(school)).filter(({ channel }) => channel === 'email');
    const asking = (await lettersNow()).map(({ text }) => /asks for (.*?)\./.exec(text)?.[1]);
    // A guardian is told for whom; whoever answers for nobody else knows it.
    expect(new Set(asking)).toEqual(new Set(['your consent', 'your consent for Jüri, Mari']));
    const remind = (client: TestClient) => client.call(remindOfConsent, { params: { id: again }, query });
    expect((await remind(teacher)).key).toBe('only-formmasters-headmasters');
    expect((await remind(formmaster)).key).toBeUndefined();
    expect((await remind(formmaster)).key).toBe('reminded-already');
    const letters = await lettersNow();
    expect(letters).toHaveLength(1);
    expect(letters[0]?.subject).toContain('Trip to the museum');
    expect(letters[0]?.text).toContain('no answer from you for Jüri, Mari yet');
    await makeConsent(school, admin, { scopes: [place.scope, 'null|null|3'] });
    expect((await lettersNow()).some(({ text }) => text.includes('for yourself and for Jüri, Mari.'))).toBe(true);
    await archive(admin, again);
    expect((await remind(admin)).key).toBe('already-archived');
  });
});
