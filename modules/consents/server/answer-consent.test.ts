import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestClient } from '#platform/testing/client.ts';
import { answer, makeConsent, showEid } from '#platform/testing/consents.ts';
import { makeClass, makeGuardianship, makeMember, makeRole } from '#platform/testing/make.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { answerConsent } from '../contract/answer-consent.ts';
import { getStatistics } from '../contract/get-statistics.ts';
import { listLogs } from '../contract/list-logs.ts';
import { listUsersConsents } from '../contract/list-users-consents.ts';
import { listWaiting } from '../contract/list-waiting.ts';
import { saveConsent } from '../contract/save-consent.ts';

let school: StartedApp;
let admin: TestClient;
let consent: number;
let place: Awaited<ReturnType<typeof makeClass>>;
type Person = { person_id: number; role_id: number; client: TestClient };
let [parent, pupil, adult] = [] as unknown as [Person, Person, Person];

const someone = async (role: Parameters<typeof makeMember>[1]['role'], birthday?: string): Promise<Person> => {
  const member = await makeMember(school.db, {
    school_id: 1,
    role,
    ...(role === 'student' ? { class_id: place.class_id } : {}),
  });
  if (birthday)
    await school.db.pool.query('update people.person set birthday = $2 where id = $1', [member.person_id, birthday]);
  return { ...member, client: await school.enter(member) };
};

const query = { school_id: 1 };
const ask = (title = 'Museum') => makeConsent(school, admin, { title, scopes: [place.scope] });
const listOf = (person: Person, userId = person.person_id) =>
  person.client.call(listUsersConsents, { params: { userId }, query });
const log = async () => (await admin.call(listLogs, { params: { id: consent }, query })).data;
const statistics = async () => (await admin.call(getStatistics, { params: { id: consent }, query })).data;

beforeAll(async () => {
  school = await startApp();
  admin = await school.as('admin');
  place = await makeClass(school.db, 1);
});
afterAll(() => school.stop());
beforeEach(async () => {
  parent = await someone('parent');
  pupil = await someone('student', '2012-05-05');
  adult = await someone('student', '2000-05-05');
  await makeGuardianship(school.db, parent.person_id, pupil.person_id);
  await makeGuardianship(school.db, parent.person_id, adult.person_id);
  for (const { person_id } of [parent, pupil, adult]) await showEid(school, person_id);
  consent = await ask();
});

describe('an answer', () => {
  it('is given by a guardian, changed by the other one, and every one of them is kept', async () => {
    const other = await someone('parent');
    await makeGuardianship(school.db, other.person_id, pupil.person_id);
    await showEid(school, other.person_id);
    const before = await statistics();

    const given = await answer(parent.client, pupil.person_id, consent, 'accepted');
    expect(given.data).toMatchObject({ status: 'accepted', denied_at: null, consent: { id: consent } });
    expect(await statistics()).toEqual({ ...before, accepted: 1, seen: 1 });
    expect((await answer(other.client, pupil.person_id, consent, 'denied')).data).toMatchObject({
      status: 'denied',
      accepted_at: null,
    });
    expect(await statistics()).toEqual({ ...before, denied: 1, seen: 1 });

    expect(await log()).toMatchObject([
      { type: 'denied', version: 1 },
      { type: 'accepted', version: 1 },
    ]);
    const [seen] = (await listOf(parent, pupil.person_id)).data.filter((one) => one.consent.id === consent);
    expect(seen).toMatchObject({ status: 'denied', answered_by: expect.stringContaining('Story') });
  });

  it('tells those who watch, and the family', async () => {
    school.told.length = 0;
    await answer(parent.client, pupil.person_id, consent, 'accepted');
    expect(school.told.map(({ name, audience }) => ({ name, audience }))).toEqual([
      { name: 'consents.responses_changed', audience: { name: 'consent-readers:1' } },
      { name: 'consents.users_consents_changed', audience: { name: `consent-family:${pupil.person_id}` } },
    ]);
  });

  it('is a person’s own from the 18th birthday on, at midnight of the school', async () => {
    const teen = await someone('student', '2008-11-15');
    await makeGuardianship(school.db, parent.person_id, teen.person_id);
    const later = await ask();
    const before = new Date('2026-11-14T21:59:59Z');
    const proveAt = async (moment: Date) => {
      school.clock.set(moment.toISOString());
      for (const { person_id } of [parent, teen]) await showEid(school, person_id);
    };
    await proveAt(before);
    expect((await answer(teen.client, teen.person_id, later, 'accepted')).key).toBe('not-18');
    expect((await answer(parent.client, teen.person_id, later, 'accepted')).key).toBeUndefined();
    await proveAt(new Date(before.getTime() + 1000));
    expect((await answer(parent.client, teen.person_id, later, 'denied')).key).toBe('child-old-enough');
    expect((await answer(teen.client, teen.person_id, later, 'denied')).key).toBeUndefined();
    school.clock.follow();
  });

  it('needs an eID shown in this session within twelve hours, whatever the body says', async () => {
    const plain = await school.enter(parent);
    await school.db.pool.query('update account.session set eid_proved_at = null where person_id = $1', [
      parent.person_id,
    ]);
    expect((await answer(plain, pupil.person_id, consent, 'accepted')).key).toBe('not-secure-login');
    const claimed = await plain.call(answerConsent, {
      params: { userId: pupil.person_id, consentId: consent },
      query,
      body: { is_accepted: true, auth_method: 'idcard' },
    });
    expect(claimed.key).toBe('not-secure-login');
    await showEid(school, parent.person_id);
    const moment = school.clock();
    school.clock.set(new Date(moment.getTime() + 13 * 3_600_000).toISOString());
    await school.db.pool.query('update account.session set last_used_at = $2 where person_id = $1', [
      parent.person_id,
      school.clock(),
    ]);
    expect((await answer(plain, pupil.person_id, consent, 'accepted')).key).toBe('not-secure-login');
    school.clock.follow();
    await school.db.pool.query('update people.person set verified_at = null where id = $1', [parent.person_id]);
    expect((await answer(plain, pupil.person_id, consent, 'accepted')).key).toBe('profile-not-verified');
  });

  it('is refused to strangers, the barred, the wrong role and those who are not asked', async () => {
    const barred = await someone('parent');
    await makeGuardianship(school.db, barred.person_id, pupil.person_id, { is_barred: true });
    const teacher = await someone('teacher');
    for (const one of [barred, teacher]) {
      await showEid(school, one.person_id);
      expect((await answer(one.client, pupil.person_id, consent, 'accepted')).key).toBe(
        'not-allowed-to-update-users-consents',
      );
      expect((await answer(one.client, 2_000_000_123, consent, 'accepted')).key).toBe(
        'not-allowed-to-update-users-consents',
      );
    }
    const also = await makeRole(school.db, parent.person_id, { school_id: 1, role: 'teacher' });
    const asTeacher = await parent.client.call(
      answerConsent,
      { params: { userId: pupil.person_id, consentId: consent }, query, body: { is_accepted: true } },
      { role_id: also },
    );
    expect(asTeacher.key).toBe('only-parents');
    expect((await answer(parent.client, parent.person_id, consent, 'accepted')).key).toBe('users-consent-not-found');
    expect((await answer(parent.client, pupil.person_id, 999_999_999, 'accepted')).key).toBe('users-consent-not-found');
    expect((await answer(parent.client, pupil.person_id, consent, 'accepted', { school_id: 2 })).key).toBe(
      'school-id-not-found',
    );
    expect(await log()).toEqual([]);
  });

  it('is one or the other, and only once', async () => {
    const say = (body: object) =>
      adult.client.call(answerConsent, {
        params: { userId: adult.person_id, consentId: consent },
        query,
        body: body as never,
      });
    expect((await say({ is_accepted: true, is_denied: true })).key).toBe('cant-accept-and-deny');
    expect((await say({ is_accepted: false, is_denied: false })).key).toBe('answer-missing');
    expect((await say({})).key).toBe('answer-missing');
    expect((await say({ is_accepted: 'true' })).key).toBe('invalid_request');
    expect((await say({ is_accepted: true })).key).toBeUndefined();
    expect((await say({ is_accepted: true })).key).toBe('already-accepted');
    expect((await say({ is_denied: true })).key).toBeUndefined();
    expect((await say({ is_denied: true })).key).toBe('already-denied');
    expect(await log()).toHaveLength(2);
  });

  it('is over once the person has left the school, or the consent is archived', async () => {
    await admin.call(saveConsent, { params: { id: consent }, query, body: { consent: { is_archived: true } } });
    expect((await answer(parent.client, pupil.person_id, consent, 'accepted')).key).toBe('already-archived');
    await school.db.pool.query('update people.role set ended_at = now() where id = $1', [pupil.role_id]);
    expect((await answer(parent.client, pupil.person_id, consent, 'accepted')).key).toBe('user-not-active-in-school');
    await school.db.pool.query('update people.role set ended_at = now() where id = $1', [adult.role_id]);
    expect((await answer(adult.client, adult.person_id, consent, 'accepted')).key).toBe('user-not-active-in-school');
  });
});

describe('the list of a person', () => {
  it('marks as seen what could be answered, and not what a child looked at', async () => {
    expect((await statistics()).seen).toBe(0);
    await listOf(pupil);
    expect((await statistics()).seen).toBe(0);
    const { data } = await listOf(parent, pupil.person_id);
    expect(data.map(({ status }) => status)).toContain('pending');
    expect((await statistics()).seen).toBe(1);
  });

  it('has what waits first, then the latest answers', async () => {
    const [second, third] = [await ask('Second'), await ask('Third')];
    await answer(parent.client, pupil.person_id, third, 'accepted');
    const mine = (await listOf(parent, pupil.person_id)).data.map((one) => one.consent.id);
    const order = [second, consent, third];
    expect(mine.filter((id) => order.includes(id))).toEqual(order);
  });

  it('is counted for each child whom the reader speaks for', async () => {
    const younger = await someone('student', '2015-05-05');
    await makeGuardianship(school.db, parent.person_id, younger.person_id);
    await ask('Zoo');
    const waiting = async ({ client }: Person) =>
      (await client.call(listWaiting, {})).data.map(({ user_id, count }) => [user_id, count]);
    // The one who is of age answers in person, and a pupil answers nothing.
    expect(await waiting(parent)).toEqual([
      [pupil.person_id, 2],
      [younger.person_id, 1],
    ]);
    expect(await waiting(adult)).toEqual([[adult.person_id, 2]]);
    expect(await waiting(pupil)).toEqual([]);
    await answer(parent.client, pupil.person_id, consent, 'denied');
    expect(await waiting(parent)).toContainEqual([pupil.person_id, 1]);
  });

  it('says what keeps the reader from answering', async () => {
    const [own] = (await listOf(pupil)).data;
    expect(own?.obstacle).toBe('not-18');
    const [old] = (await listOf(parent, adult.person_id)).data;
    expect(old?.obstacle).toBe('child-old-enough');
    const [mine] = (await listOf(adult)).data;
    expect(mine?.obstacle).toBeNull();
  });

  it('is closed to those who have nothing to do with the person, as if nobody were there', async () => {
    const teacher = await someone('teacher');
    const [known, unknown] = [await listOf(teacher, pupil.person_id), await listOf(teacher, 2_000_000_321)];
    expect(known.key).toBe('not-allowed-to-access-user-data');
    expect(known.response.body).toBe(unknown.response.body);
    const barred = await someone('parent');
    await makeGuardianship(school.db, barred.person_id, pupil.person_id, { is_barred: true });
    expect((await listOf(barred, pupil.person_id)).key).toBe('not-allowed-to-access-users-consents');
  });
});
