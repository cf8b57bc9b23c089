import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { movePupil } from '#modules/people/contract/move-pupil.ts';
import type { Work } from '#platform/server/transaction.ts';
import type { TestClient } from '#platform/testing/client.ts';
import { answer, makeConsent, makeProvenPupil, writtenConsent } from '#platform/testing/consents.ts';
import { makeClass } from '#platform/testing/make.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { tellNobody } from '#platform/testing/tell-nobody.ts';
import { answerConsent } from '../contract/answer-consent.ts';
import { getConsent } from '../contract/get-consent.ts';
import { listLogs } from '../contract/list-logs.ts';
import { listUsersConsents } from '../contract/list-users-consents.ts';
import { saveConsent } from '../contract/save-consent.ts';
import { deliverConsentJob } from './deliver-consent-job.ts';

const query = { school_id: 1 };
let school: StartedApp;
let [admin, headmaster] = [] as unknown as [TestClient, TestClient];
let [place, other] = [] as unknown as [Awaited<ReturnType<typeof makeClass>>, Awaited<ReturnType<typeof makeClass>>];
let adult: { person_id: number; client: TestClient };

const pupilIn = (class_id: number) => makeProvenPupil(school, { class_id });

beforeAll(async () => {
  school = await startApp();
  [admin, headmaster] = [await school.as('admin'), await school.as('headmaster')];
  [place, other] = [await makeClass(school.db, 1), await makeClass(school.db, 1)];
  adult = await pupilIn(place.class_id);
});
afterAll(() => school.stop());

const make = (is_published: boolean) => makeConsent(school, admin, { is_published, scopes: [place.scope] });
const get = async (id: number) => (await admin.call(getConsent, { params: { id }, query })).data;
const save = (client: TestClient, id: number, title: string, more: object = {}) =>
  client.call(saveConsent, {
    params: { id },
    query,
    body: { consent: { title, description: '<p>words</p>', consent_type: 'simple' }, ...more },
  });

/** Who has heard of a consent, once for each time. */
const toldOf = async (id: number): Promise<number[]> => {
  const { rows } = await school.db.pool.query<{ person_id: number }>(
    `select notice.person_id from notices.notice join notices.event on event.id = notice.event_id
     where event.cause = $1 order by notice.person_id`,
    [`consent:${id}`],
  );
  return rows.map(({ person_id }) => person_id);
};

describe('somebody was faster', () => {
  it.each([false, true])(
    'two who edit the same consent: the second is told instead of overwriting (%s)',
    async (sent) => {
      const id = await make(sent);
      const { updated_at } = await get(id);
      const first = await save(admin, id, 'first', { since: updated_at });
      expect(first.key).toBeUndefined();
      expect((await save(headmaster, id, 'second', { since: updated_at })).key).toBe('consent-saved-meanwhile');
      expect((await get(id)).title).toBe('first');
      expect((await save(headmaster, id, 'second', { since: first.data.updated_at })).key).toBeUndefined();
    },
  );

  it('words that were changed while somebody read them are not answered', async () => {
    const id = await make(true);
    const { person_id, client } = adult;
    const [read] = (await client.call(listUsersConsents, { params: { userId: person_id }, query })).data;
    const accept = (version: number | undefined) =>
      client.call(answerConsent, {
        params: { userId: person_id, consentId: id },
        query,
        body: { is_accepted: true, ...(version !== undefined && { version }) },
      });
    await save(admin, id, 'Other words');
    expect((await accept(read?.consent.version)).key).toBe('consent-text-changed');
    expect((await admin.call(listLogs, { params: { id }, query })).data).toEqual([]);
    const given = await accept((read?.consent.version ?? 0) + 1);
    expect(given.data.consent).toMatchObject({ title: 'Other words', version: 2 });
  });

  it('an answer that waited for new words to be saved is given to them', async () => {
    const id = await make(true);
    const saving = await school.db.pool.connect();
    await saving.query('begin');
    await saving.query(
      `insert into consents.version select consent_id, 2, 'New words', description, written_by, written_at
       from consents.version where consent_id = $1`,
      [id],
    );
    await saving.query('update consents.consent set version = 2 where id = $1', [id]);
    const given = answer(adult.client, adult.person_id, id, 'accepted');
    await expect
      .poll(async () => {
        const waiting = await school.db.pool.query(
          `select from pg_stat_activity where wait_event_type = 'Lock' and query like '%from consents.consent%for share%'`,
        );
        return waiting.rowCount;
      })
      .toBeGreaterThan(0);
    await saving.query('commit');
    saving.release();
    expect((await given).data.consent.title).toBe('New words');
  });

  it('groups that come in while the first ones are given it are told as well', async () => {
    const late = await pupilIn(other.class_id);
    const id = await make(false);
    const { consent, ...first } = writtenConsent({ scopes: [place.scope] });
    await save(admin, id, 'Sent', { consent, ...first });
    let step = 0;
    const transaction = async <T>(work: Work<T>): Promise<T> => {
      step += 1;
      // Everybody of the first group has it by now.
      if (step === 3)
        await save(admin, id, 'Sent', writtenConsent({ is_published: false, scopes: [place.scope, other.scope] }));
      return school.db.kysely.transaction().execute((tx) => work(tx as never, tellNobody));
    };
    const call = { transaction, payload: { school_id: 1, consent_id: id }, now: school.clock() };
    await deliverConsentJob.run({ ...call, signal: new AbortController().signal } as never);
    expect((await get(id)).delivery).toMatchObject({ done: 1 });
    await school.app.jobs.runWaiting();
    expect(await toldOf(id)).toEqual([adult.person_id, late.person_id].sort());
  });
});

it('everybody hears once that they are asked, and all who are asked again anew', async () => {
  const [newcomer, late] = [await pupilIn(other.class_id), await pupilIn(other.class_id)];
  const id = await make(true);
  expect(await toldOf(id)).toEqual([adult.person_id]);
  await admin.call(movePupil, {
    params: { schoolId: 1, personId: newcomer.person_id },
    body: { class_id: place.class_id },
  });
  await school.app.jobs.runWaiting();
  expect(await toldOf(id)).toEqual([adult.person_id, newcomer.person_id]);
  const wider = writtenConsent({ is_published: false, scopes: [place.scope, other.scope] });
  await save(admin, id, 'Trip to the museum', wider);
  await school.app.jobs.runWaiting();
  const once = await toldOf(id);
  expect(once).toEqual([...new Set(once)]);
  expect(once).toEqual(expect.arrayContaining([adult.person_id, newcomer.person_id, late.person_id]));
  await save(admin, id, 'Trip', { ...wider, consent: { ...wider.consent, ask_again: true } });
  await school.app.jobs.runWaiting();
  // The first telling is taken back, so these are the second one.
  expect(await toldOf(id)).toEqual(once);
});
