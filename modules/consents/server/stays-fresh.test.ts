import { afterAll, beforeAll, describe, it } from 'vitest';
import type { TestClient } from '#platform/testing/client.ts';
import { answer, makeConsent, makeProvenFamily } from '#platform/testing/consents.ts';
import { makeMember } from '#platform/testing/make.ts';
import { connectAs } from '#platform/testing/socket.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { expectStaysFresh } from '#platform/testing/stays-fresh.ts';
import { deleteConsent } from '../contract/delete-consent.ts';
import { getConsent } from '../contract/get-consent.ts';
import { getStatistics } from '../contract/get-statistics.ts';
import { listConsents } from '../contract/list-consents.ts';
import { listFullResponses } from '../contract/list-full-responses.ts';
import { listLogs } from '../contract/list-logs.ts';
import { listResponses } from '../contract/list-responses.ts';
import { listUsersConsents } from '../contract/list-users-consents.ts';
import { listVersions } from '../contract/list-versions.ts';
import { listWaiting } from '../contract/list-waiting.ts';
import { saveConsent } from '../contract/save-consent.ts';
import { reactions } from '../web/data/reactions.ts';

const query = { school_id: 1 };
let school: StartedApp;
let url: string;
let admin: TestClient;
let { place, child, mother, father } = {} as Awaited<ReturnType<typeof makeProvenFamily>>;

beforeAll(async () => {
  school = await startApp({ hasSockets: true });
  url = await school.listen();
  admin = await school.enter(await makeMember(school.db, { school_id: 1, role: 'admin' }));
  ({ place, child, mother, father } = await makeProvenFamily(school));
});
afterAll(() => school.stop());

const ask = (title: string) => makeConsent(school, admin, { title, scopes: [place.scope] });
const save = (id: number, consent: object) => admin.call(saveConsent, { params: { id }, query, body: { consent } });
const TEXT = { title: 'Other words', description: '<p>Other words</p>', consent_type: 'simple' };

describe('a screen that was opened before', () => {
  it('of a consent shows a headmaster who sees it, who answers, and who changes it', async () => {
    const reader = await school.enter(await makeMember(school.db, { school_id: 1, role: 'headmaster' }));
    const id = await ask('Museum');
    const params = { id };
    await expectStaysFresh({
      reader,
      socket: await connectAs(url, reader),
      reactions,
      shown: [
        { endpoint: listConsents, input: { query } },
        ...[getConsent, getStatistics, listResponses, listFullResponses, listLogs, listVersions].map((endpoint) => ({
          endpoint,
          input: { params, query },
        })),
      ],
      act: async () => {
        await mother.call(listUsersConsents, { params: { userId: child }, query });
        await answer(father, child, id, 'denied');
        await save(id, TEXT);
        await ask('Theatre');
      },
    });
  });

  it('of a family shows a mother what the school and the father do', async () => {
    const [open, removed] = [await ask('Swimming'), await ask('Never mind')];
    await expectStaysFresh({
      reader: mother,
      socket: await connectAs(url, mother),
      reactions,
      shown: [
        { endpoint: listUsersConsents, input: { params: { userId: child }, query } },
        { endpoint: listWaiting, input: {} },
      ],
      act: async () => {
        await answer(father, child, open, 'accepted');
        await ask('Skating');
        await save(open, { ...TEXT, ask_again: true });
        await school.app.jobs.runWaiting();
        await admin.call(deleteConsent, { params: { id: removed } });
      },
    });
  });
});
