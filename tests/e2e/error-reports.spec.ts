import type { Page } from '@playwright/test';
import { furnishedFolder, startProduct } from '#platform/testing/product.ts';
import { startReportReceiver } from '#platform/testing/report-receiver.ts';
import { expect, test } from './kriit.ts';

const TYPED = 'Saladus Kanaarilind';
const PATIENT = { timeout: 40_000 };

type Receiver = Awaited<ReturnType<typeof startReportReceiver>>;

/** A school whose keepers want to hear of errors, and the place where they hear of them. */
const reporting = test.extend<object, { receiver: Receiver }>({
  receiver: [
    async ({ playwright: _playwright }, use) => {
      const receiver = await startReportReceiver();
      await use(receiver);
      await receiver.stop();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ receiver }, use) => {
      const folder = await furnishedFolder();
      const product = await startProduct({ KRIIT_DATA: folder.path, KRIIT_ERROR_REPORTS: receiver.dsn });
      await use(product);
      await product.stop();
      await folder.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

const contents = (receiver: Receiver, kind: string): Record<string, unknown>[] =>
  receiver.ofKind(kind).map(({ content }) => content);

type Told = { transaction: string; user?: { id: string }; contexts: { trace: { op: string; trace_id: string } } };
const traces = (receiver: Receiver, op: string): Told[] =>
  contents(receiver, 'transaction')
    .map((content) => content as unknown as Told)
    .filter(({ contexts }) => contexts.trace.op === op);

/** What a person reads on the page: all of it is somebody's. */
const wordsOn = async (page: Page): Promise<string[]> =>
  (await page.getByRole('main').textContent())?.match(/\p{Lu}\p{Ll}{4,}/gu) ?? [];

test('without a configured address a page loads and sends nothing of the kind', async ({ signIn, page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await signIn('admin', '/school/people');
  await expect(page.getByRole('region', { name: 'People of the school' })).toBeVisible();
  await expect(page.locator('meta[name="kriit-error-reports"]')).toHaveAttribute('content', '');
  expect(asked.filter((url) => /reports/.test(url))).toEqual([]);
});

/** A screen that gets an answer it cannot draw. */
const breakPeople = (page: Page) =>
  page.route('**/api/schools/*/people?*', (route) =>
    route.fulfill({ json: { status: true, data: { people: [null], total: 1, has_more: false, may: {} } } }),
  );

reporting(
  'a visit is told as traces, an error with its replay, and neither with anybody’s words',
  async ({ signIn, page, context, receiver, offences }) => {
    const people = page.getByRole('region', { name: 'People of the school' });
    const search = page.getByRole('searchbox').first();

    await reporting.step('a healthy visit is one trace with its calls, and no replay', async () => {
      await signIn('admin', '/school/people?type_id=4&from=Kanaarilind');
      await expect(people).toBeVisible();
      await expect.poll(() => traces(receiver, 'pageload'), PATIENT).toHaveLength(1);
      const [load] = traces(receiver, 'pageload');
      expect(load).toMatchObject({ transaction: '/school/people', user: { id: expect.stringMatching(/^[\w-]{22}$/) } });
      const ofTheSame = () =>
        traces(receiver, 'http.server')
          .filter(({ contexts }) => contexts.trace.trace_id === load?.contexts.trace.trace_id)
          .map(({ transaction }) => transaction);
      await expect.poll(ofTheSame, PATIENT).toContain('GET /api/schools/:schoolId/people');
      expect(receiver.items.filter(({ kind }) => kind !== 'transaction')).toEqual([]);
    });

    await reporting.step('an error arrives, and the replay of what led to it', async () => {
      await search.fill(TYPED);
      await expect(page).toHaveURL(/search=/);
      await page.evaluate((typed) => {
        setTimeout(() => {
          throw new TypeError(`Unexpected "${typed}" at ${location.href}`);
        });
      }, TYPED);
      await expect.poll(() => receiver.ofKind('replay_recording').length, PATIENT).toBeGreaterThan(0);
      const [error = {}] = contents(receiver, 'event');
      expect(error.exception).toMatchObject({
        values: [{ type: 'TypeError', value: 'Unexpected "…" at /school/people' }],
      });
      const [replay = {}] = contents(receiver, 'replay_event');
      expect(replay).toMatchObject({ replay_type: 'buffer', error_ids: [error.event_id] });
      expect(new Set(replay.urls as string[])).toEqual(new Set(['/school/people']));
      expect(error.tags).toMatchObject({ replayId: replay.replay_id });
      const [recording = {}] = contents(receiver, 'replay_recording');
      const kinds = (recording.events as { type: number }[]).map(({ type }) => type);
      expect(kinds).toEqual(expect.arrayContaining([4, 2, 3]));
      expect(offences.splice(0)).toEqual([expect.stringContaining('TypeError: Unexpected')]);
    });

    await reporting.step('a screen that could not be drawn is an error too', async () => {
      await breakPeople(page);
      await page.goto('/school/people');
      await expect(page.getByRole('heading', { name: 'Something went wrong on this page' })).toBeVisible();
      const messages = () => receiver.ofKind('event').map(({ text }) => text);
      await expect.poll(messages, PATIENT).toContainEqual(expect.stringContaining('of null'));
      await page.unrouteAll();
      offences.splice(0);
    });

    await page.goto('/school/people');
    await expect(people).toBeVisible();
    const words = await wordsOn(page);
    expect(words.length).toBeGreaterThan(20);
    const cookies = (await context.cookies()).map(({ value }) => value).filter((value) => value.length > 4);
    const all = receiver.everything();
    expect([...TYPED.split(' '), ...cookies, ...words].filter((secret) => all.includes(secret))).toEqual([]);
    expect(receiver.faults).toEqual([]);
  },
);
