import { randomUUID } from 'node:crypto';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { randomFrom } from '#modules/people/server/demo-random.ts';
import { SWEEP_LOCK } from '#platform/server/sweep.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { CALLERS, type Caller, refusalFor } from '../api/callers.ts';
import { moveTurnsAway } from '../api/eids.ts';
import { lastClasses } from '../api/world.ts';
import { besidesWaysIn, watchingEffects } from './effect.ts';
import { everyWrite, requestFor, type Write } from './every-write.ts';
import { isInProgress, type Submitted, submit } from './submit.ts';

const DUPLICATES = process.env.TEST_FULL ? 20 : 4;
/** Some connections break before the server has begun, some while it works, some while the answer leaves. */
const CUT_WITHIN_MS = 30;
const ROUNDS = process.env.TEST_FULL ? 10 : 1;
const isShort = !process.env.TEST_FULL;

/** These change nothing but when a session was last used. */
const ONLY_A_SIGN_OF_LIFE = new Set(['POST /user/me/status']);

/**
 * A code that comes twice may have been stolen, and a session that has a new id is gone for the old one: whoever lost the
 * answer needs another code, or signs in anew. What was sent is not sent again before its time.
 */
const OPENS_ONCE = new Set([
  'POST /auth/eid/id-card/token',
  'POST /auth/eid/mobile-id',
  'POST /auth/eid/openid/answer',
  'POST /auth/eid/smart-id',
  'POST /auth/email-links/:code',
  'POST /auth/launch',
  'POST /auth/passkey',
  'POST /auth/passkey-proof',
  'POST /auth/prove',
  'POST /user/me/password',
  'POST /auth/resets/:code',
  'POST /auth/second-step/code',
  'POST /auth/second-step',
]);

const writes = await everyWrite();
const random = randomFrom(20_261_115);
let school: StartedApp;
let url: string;
let keeper: PoolClient;
let classes: ReadonlyMap<number, number>;
let effectOf: Awaited<ReturnType<typeof watchingEffects>>;
beforeAll(async () => {
  school = await startApp({ hasEid: true });
  url = await school.listen();
  classes = await lastClasses(school.db);
  // Sweeping would change the tables while we watch them.
  keeper = await school.db.pool.connect();
  await keeper.query('select pg_advisory_lock($1)', [SWEEP_LOCK]);
  effectOf = await watchingEffects(school);
});
afterAll(async () => {
  keeper.release(true);
  await school.stop();
});

beforeEach(() => moveTurnsAway(school));

async function callerFor({ route, row }: Write): Promise<Caller> {
  const allowed = CALLERS.filter((kind) => !refusalFor(row, kind));
  const kind = allowed.find(({ role }) => role === 'headmaster') ?? allowed[0];
  if (kind === undefined) throw new Error(`${route}: nobody may call it`);
  return kind.make(school);
}

/** The same request so many times at once, each connection broken after the while that the story names, if any. */
async function submitting(call: Write, cuts: readonly (number | undefined)[]) {
  const caller = await callerFor(call);
  const request = await requestFor(school, classes, call, caller);
  const submission = { endpoint: call.endpoint, request, cookie: caller.client.cookie, key: randomUUID() };
  const answers: Submitted[] = [];
  const effect = await effectOf(async () => {
    const first = await Promise.all(cuts.map((cut) => submit(url, submission, cut)));
    const heard = first.flatMap((answer) => (answer && !isInProgress(answer) ? [answer] : []));
    // Whoever got no answer asks again.
    const again = heard.length < cuts.length ? await submit(url, submission) : null;
    answers.push(...heard, ...(again ? [again] : []));
  });
  return { effect: call.isKeyed ? effect : besidesWaysIn(effect), answers };
}

// A ticket in the address of a file belongs to the moment in which it was asked for.
const said = ({ status, body }: Submitted): string => `${status} ${body.replace(/\/content\/[^"]+/, '')}`;

const ONCE = [undefined];
const TOGETHER = Array.from({ length: DUPLICATES }, () => undefined);
const cutOff = (): number[] => Array.from({ length: DUPLICATES }, () => random.between(0, CUT_WITHIN_MS));
/** Every second answer is lost, and the others are waited for. */
const halfCutOff = (): (number | undefined)[] => cutOff().map((cut, place) => (place % 2 === 0 ? cut : undefined));

describe.each(writes)('$route', (call) => {
  it('has one effect, however many come at once and however many answers are lost', { timeout: 300_000 }, async () => {
    const first = await submitting(call, ONCE);
    expect(first.answers.map(({ status }) => status < 400)).toEqual([true]);
    if (call.isKeyed) {
      const { 'platform.idempotency': keys, ...others } = first.effect.tables;
      expect(keys).toEqual({ more: 1, written: 1 });
      // A repeat of nothing would prove nothing.
      const isSeen = Object.keys(others).length + first.effect.facts.length > 0;
      expect(isSeen || ONLY_A_SIGN_OF_LIFE.has(call.route)).toBe(true);
    }
    for (let round = 0; round < ROUNDS; round += 1)
      for (const cuts of isShort ? [halfCutOff()] : [TOGETHER, cutOff()]) {
        const { effect, answers } = await submitting(call, cuts);
        expect(effect).toEqual(first.effect);
        expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
        if (!OPENS_ONCE.has(call.route)) expect(answers.some(({ status }) => status < 400)).toBe(true);
        if (call.isKeyed) expect([...new Set(answers.map(said))]).toEqual([expect.stringMatching(/^[23]/)]);
      }
  });
});

it('and nothing of it was a bug', () => {
  expect(school.logged.filter((line) => !line.includes('"security"'))).toEqual([]);
});
