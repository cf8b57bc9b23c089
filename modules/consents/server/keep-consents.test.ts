import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listNotices } from '#modules/notices/contract/list-notices.ts';
import type { TestClient } from '#platform/testing/client.ts';
import {
  answer,
  archive,
  makeConsent,
  makeProvenPupil,
  read,
  remove,
  save,
  writtenConsent,
} from '#platform/testing/consents.ts';
import { makeClass } from '#platform/testing/make.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { countAsked } from '../contract/count-asked.ts';
import { createConsent } from '../contract/create-consent.ts';
import { getStatistics } from '../contract/get-statistics.ts';
import { listGroups } from '../contract/list-groups.ts';
import { listLogs } from '../contract/list-logs.ts';
import { listVersions } from '../contract/list-versions.ts';
import { readScope, writeScope } from '../contract/scope-query.ts';

const query = { school_id: 1 };
let school: StartedApp;
let [admin, headmaster, neighbour] = [] as unknown as TestClient[] as [TestClient, TestClient, TestClient];
let [place, other] = [] as unknown as [Awaited<ReturnType<typeof makeClass>>, Awaited<ReturnType<typeof makeClass>>];
let adult: { person_id: number; role_id: number; client: TestClient };

const pupilIn = (class_id: number) => makeProvenPupil(school, { class_id });

beforeAll(async () => {
  school = await startApp();
  [admin, headmaster, neighbour] = [
    await school.as('admin'),
    await school.as('headmaster'),
    await school.as('admin.b'),
  ];
  [place, other] = [await makeClass(school.db, 1), await makeClass(school.db, 1)];
  adult = await pupilIn(place.class_id);
});
afterAll(() => school.stop());

const create = (wish: Parameters<typeof writtenConsent>[0], client = admin, school_id = 1) =>
  client.call(createConsent, { query: { school_id }, body: writtenConsent({ scopes: [place.scope], ...wish }) });
const draft = () => makeConsent(school, admin, { is_published: false, scopes: [place.scope] });
const sent = () => makeConsent(school, admin, { scopes: [place.scope] });
const text = (more: object = {}) => ({
  consent: { title: 'Other', description: '<p>words</p>', consent_type: 'simple', ...more },
});

describe('a consent', () => {
  it('is not kept where closing its tags makes it longer than a text may be', async () => {
    const { key } = await create({ description: `${'<b><p>'.repeat(3000)}x`, is_published: false });
    expect(key).toBe('description_too_long');
  });

  it('is a draft until it is sent, is read by its readers, and is archived for good', async () => {
    const id = await draft();
    expect((await read(admin, id)).data).toMatchObject({
      school_id: 1,
      is_published: false,
      published_at: null,
      archived_at: null,
      updated_at: null,
      consent_type: 'simple',
      consent_targets: [{ target_type: 'custom', scope: readScope(place.scope) }],
      may: { edit: true, publish: true, archive: false, delete: true, remind: false },
    });
    expect((await save(admin, id, text())).data).toMatchObject({ title: 'Other', is_published: false });
    expect((await archive(admin, id)).key).toBe('cant-archive-draft');
    expect((await save(admin, id, text({ is_published: true, is_archived: true }))).key).toBe(
      'cant-publish-and-archive',
    );
    expect((await save(admin, id, text({ is_published: true }))).data).toMatchObject({
      is_published: true,
      delivery: { done: 0 },
    });
    expect((await save(admin, id, text({ is_published: true }))).key).toBe('already-published');
    await school.app.jobs.runWaiting();
    expect((await read(admin, id)).data.delivery).toBeNull();
    expect((await archive(admin, id)).data).toMatchObject({ is_archived: true, may: { edit: false, archive: false } });
    expect((await archive(admin, id)).key).toBe('already-archived');
    expect((await save(admin, id, text({ is_published: true }))).key).toBe('cant-publish-archived-consent');
    expect((await save(admin, id, text({ is_archived: false }))).key).toBe('cant-update-archived-consent');
  });

  it.each<[written: object, key: string]>([
    [{ title: '\u200b' }, 'title_required'],
    [{ title: 'x'.repeat(256) }, 'title_too_long'],
    [{ description: '<p><br></p>' }, 'description_required'],
    [{ scopes: [] }, 'group_required'],
    [{ scopes: ['999999|null|2'] }, 'group-not-found'],
    [{ scopes: 'all' }, 'only-headmasters'],
  ])('%j is refused with %s', async (wish, key) => expect((await create(wish)).key).toBe(key));

  it.each<[consent: object, key: string]>([
    [{ description: '<p>x</p>', consent_type: 'simple' }, 'title_required'],
    [{ title: 'x', description: 5, consent_type: 'simple' }, 'description_must_be_string'],
    [{ title: 'x', description: '<p>x</p>' }, 'consent_type_required'],
  ])('%j is refused with %s', async (consent, key) => {
    const body = { ...writtenConsent({ scopes: [place.scope] }), consent };
    expect((await admin.call(createConsent, { query, body })).key).toBe(key);
  });

  it('keeps only the tags of its editor', async () => {
    const { data } = await create({
      description: '<p onclick="x()">Hi <script>alert(1)</script><a href="javascript:x">there</a></p>',
      is_published: false,
    });
    expect((await read(admin, data.id)).data.description).toBe('<p>Hi there</p>');
  });

  it('is not sent to another school’s classes, and everybody is asked by the headmaster alone', async () => {
    const { rows } = await school.db.pool.query('select id from people.class_level where school_id = 2 limit 1');
    expect((await create({ scopes: [`${rows[0].id}|null|2`] })).key).toBe('group-not-found');
    const groups = (await admin.call(listGroups, { query })).data;
    expect(groups.map(({ scope }) => writeScope(scope))).toContain(place.scope);
    // A group is sent back as it was listed.
    const listed = { ...writtenConsent({ scopes: 'all', is_published: false }), groups: groups.slice(0, 2) };
    const custom = { ...listed, consent_target: { target_type: 'custom' as const } };
    expect((await admin.call(createConsent, { query, body: custom })).key).toBeUndefined();
    const all = { ...writtenConsent({ scopes: 'all', is_published: false }) };
    expect(
      (
        await headmaster.call(createConsent, {
          query,
          body: { ...all, groups: writtenConsent({ scopes: [place.scope] }).groups },
        })
      ).key,
    ).toBe('group-not-found');
    expect((await headmaster.call(createConsent, { query, body: all })).key).toBeUndefined();
  });

  it('says before it is sent how many people it asks, each once', async () => {
    const count = async (scopes: string[] | 'all', client = admin) => {
      const { consent_target, groups } = writtenConsent({ scopes });
      return client.call(countAsked, { query, body: { consent_target, groups } });
    };
    const { data } = await count([place.scope, `${place.scope.split('|')[0]}|null|2`, other.scope]);
    const id = await makeConsent(school, admin, { scopes: [place.scope, other.scope] });
    const { users } = (await admin.call(getStatistics, { params: { id }, query })).data;
    expect(data).toEqual({ count: users, may: { send: true } });
    const everybody = (await count('all', headmaster)).data;
    expect([everybody.count > 600, everybody.may.send]).toEqual([true, true]);
    expect((await count('all')).data.may.send).toBe(false);
    expect((await count([])).key).toBe('group_required');
    expect((await count(['999999|null|2'])).key).toBe('group-not-found');
  });

  it('is deleted while nobody has answered, and then no more', async () => {
    const id = await sent();
    await answer(adult.client, adult.person_id, id, 'accepted');
    expect(await remove(admin, id)).toMatchObject({ key: 'not-allowed-to-delete', params: { count: 1 } });
    for (const one of [await draft(), await sent()]) {
      expect((await remove(neighbour, one)).key).toBe('consent-not-found');
      expect((await remove(admin, one)).key).toBeUndefined();
      expect((await read(admin, one)).key).toBe('consent-not-found');
    }
  });

  it('keeps the words that were answered; a small change leaves the answers, another text asks again', async () => {
    const id = await sent();
    await answer(adult.client, adult.person_id, id, 'accepted');
    expect((await save(admin, id, text())).data).toMatchObject({ title: 'Other', is_published: true });
    const numbers = () => admin.call(getStatistics, { params: { id }, query });
    expect((await numbers()).data.accepted).toBe(1);
    const { rows } = await school.db.pool.query(
      'select answered_version from consents.users_consent where consent_id = $1 and person_id = $2',
      [id, adult.person_id],
    );
    expect(rows).toEqual([{ answered_version: 1 }]);
    const told = async () => (await adult.client.call(listNotices, { query: {} })).data.total;
    const before = await told();
    await save(admin, id, text({ title: 'A third text', ask_again: true }));
    expect((await numbers()).data.accepted).toBe(0);
    await school.app.jobs.runWaiting();
    // What was told of the old words is taken back; the new ones are told in its place.
    expect(await told()).toBe(before);
    const versions = (await admin.call(listVersions, { params: { id }, query })).data;
    expect(versions.map(({ version, title }) => `${version} ${title}`)).toEqual([
      '1 Trip to the museum',
      '2 Other',
      '3 A third text',
    ]);
    expect((await admin.call(listLogs, { params: { id }, query })).data).toMatchObject([
      { type: 'accepted', version: 1 },
    ]);
    expect((await answer(adult.client, adult.person_id, id, 'denied')).key).toBeUndefined();
    expect((await admin.call(listLogs, { params: { id }, query })).data[0]).toMatchObject({
      type: 'denied',
      version: 3,
    });
  });

  it('can be sent to more groups, never to fewer', async () => {
    const id = await sent();
    const groups = (...scopes: string[]) => ({ ...writtenConsent({ scopes }), ...text() });
    expect((await save(admin, id, groups(other.scope))).key).toBe('cant-remove-groups');
    const late = await pupilIn(other.class_id);
    expect((await save(admin, id, groups(place.scope, other.scope))).key).toBeUndefined();
    await school.app.jobs.runWaiting();
    expect((await answer(late.client, late.person_id, id, 'accepted')).key).toBeUndefined();
  });
});
