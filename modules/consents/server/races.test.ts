import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '#platform/testing/client.ts';
import { answer, makeConsent, makeProvenFamily } from '#platform/testing/consents.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { deleteConsent } from '../contract/delete-consent.ts';
import { getStatistics } from '../contract/get-statistics.ts';
import { listLogs } from '../contract/list-logs.ts';
import { saveConsent } from '../contract/save-consent.ts';

const ROUNDS = process.env.TEST_FULL ? 100 : 10;
const rounds = Array.from({ length: ROUNDS }, (_, round) => round);
const query = { school_id: 1 };

let school: StartedApp;
let admin: TestClient;
let { place, child, mother, father } = {} as Awaited<ReturnType<typeof makeProvenFamily>>;

beforeAll(async () => {
  school = await startApp();
  admin = await school.as('admin');
  ({ place, child, mother, father } = await makeProvenFamily(school));
});
afterAll(() => school.stop());

const ask = () => makeConsent(school, admin, { scopes: [place.scope] });
const log = async (id: number) => (await admin.call(listLogs, { params: { id }, query })).data;
const numbers = async (id: number) => (await admin.call(getStatistics, { params: { id }, query })).data;
const counted = (type: string | undefined) => ({
  accepted: type === 'accepted' ? 1 : 0,
  denied: type === 'denied' ? 1 : 0,
  seen: type === undefined ? 0 : 1,
  users: 1,
});

describe('at the same moment', () => {
  it('accepting on a phone and denying on a laptop leave one answer, and one line for each real change', async () => {
    const id = await ask();
    let known = 0;
    for (const _ of rounds) {
      const told = await Promise.all([
        answer(mother, child, id, 'accepted'),
        answer(father, child, id, 'denied'),
        answer(mother, child, id, 'accepted'),
      ]);
      const lines = await log(id);
      expect(lines.length - known).toBe(told.filter(({ key }) => key === undefined).length);
      for (const { key } of told) expect([undefined, 'already-accepted', 'already-denied']).toContain(key);
      // Two lines in a row never say the same: nothing was written that changed nothing.
      for (const [at, line] of lines.entries()) expect(line.type).not.toBe(lines[at + 1]?.type);
      known = lines.length;
      expect(await numbers(id)).toEqual(counted(lines[0]?.type));
    }
  });

  it('a double click is one answer', async () => {
    for (const round of rounds) {
      const id = await ask();
      const headers = { 'idempotency-key': `click-${round}` };
      const told = await Promise.all([1, 2, 3].map(() => answer(mother, child, id, 'accepted', { headers })));
      expect(told.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(await log(id)).toHaveLength(1);
    }
  });

  it('an answer and archiving come one after the other', async () => {
    for (const _ of rounds) {
      const id = await ask();
      const [given, archived] = await Promise.all([
        answer(mother, child, id, 'accepted'),
        admin.call(saveConsent, { params: { id }, query, body: { consent: { is_archived: true } } }),
      ]);
      expect(archived.key).toBeUndefined();
      expect([undefined, 'already-archived']).toContain(given.key);
      expect(await log(id)).toHaveLength(given.key === undefined ? 1 : 0);
    }
  });

  it('an answer and deleting: one of them is refused, and no answer is left without its consent', async () => {
    for (const _ of rounds) {
      const id = await ask();
      const [given, deleted] = await Promise.all([
        answer(mother, child, id, 'accepted'),
        admin.call(deleteConsent, { params: { id } }),
      ]);
      expect([given.key, deleted.key]).toEqual(
        given.key === undefined ? [undefined, 'not-allowed-to-delete'] : ['users-consent-not-found', undefined],
      );
    }
  });

  it('publishing twice asks once', async () => {
    for (const _ of rounds) {
      const id = await makeConsent(school, admin, { is_published: false, scopes: [place.scope] });
      const consent = { title: 'x', description: '<p>x</p>', consent_type: 'simple', is_published: true };
      const told = await Promise.all(
        [1, 2].map(() => admin.call(saveConsent, { params: { id }, query, body: { consent } })),
      );
      expect(told.map(({ key }) => key).sort()).toEqual(['already-published', undefined]);
      await school.app.jobs.runWaiting();
      expect((await numbers(id)).users).toBe(1);
    }
  });
});
