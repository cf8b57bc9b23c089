import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyDatabase } from '#platform/testing/database.ts';
import { startProduct } from '#platform/testing/product.ts';
import { startReportReceiver } from '#platform/testing/report-receiver.ts';

const PATIENT = { timeout: 30_000, interval: 50 };

// The program has no bug that a story could wait for, so one is brought along and kept until a signal comes.
const BUG = `process.on('SIGUSR2', () => { throw new RangeError('a bug that nobody caught about "canary"'); });`;

describe('a server process that reports its errors', () => {
  let receiver: Awaited<ReturnType<typeof startReportReceiver>>;
  let database: Awaited<ReturnType<typeof copyDatabase>>;
  beforeAll(async () => {
    receiver = await startReportReceiver();
    database = await copyDatabase('demo');
  });
  afterAll(async () => {
    await receiver.stop();
    await database.drop();
  });

  it('tells of what nobody caught, with its last breath', async () => {
    const product = await startProduct({
      DATABASE_URL: database.url,
      KRIIT_ERROR_REPORTS: receiver.dsn,
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(BUG)}`,
    });
    const ended = new Promise((done) => product.process.once('exit', done));
    const told = () => receiver.ofKind('transaction').map(({ content }) => content.transaction);
    await expect.poll(told, PATIENT).toContain('GET /ready');
    product.process.kill('SIGUSR2');
    expect(await ended).toBe(1);
    const [uncaught] = receiver.ofKind('event');
    expect(uncaught?.content).toMatchObject({
      transaction: 'uncaught',
      exception: { values: [{ type: 'RangeError', value: 'a bug that nobody caught about "…"' }] },
    });
    expect(receiver.everything()).not.toContain('canary');
    expect(receiver.faults).toEqual([]);
  });
});
