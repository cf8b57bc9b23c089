import { signIn } from '#modules/account/contract/sign-in.ts';
import { subscribeToPush } from '#modules/notices/contract/subscribe-to-push.ts';
import { unsubscribeToken } from '#modules/notices/server/key-store.ts';
import type { InputOf } from '#platform/contract/endpoint.ts';
import { tellOfRole } from '#platform/testing/outside.ts';
import type { SampleRequest } from '#platform/testing/samples.ts';
import type { StartedApp } from '#platform/testing/start-app.ts';
import type { Caller } from '../api/callers.ts';
import { type EveryCall, everyCall } from '../api/every-call.ts';
import { worldOf } from '../api/world.ts';

export type Write = EveryCall & {
  /** Repeats are known by their key. Strangers have none, and what opens a session is never kept for a repeat. */
  readonly isKeyed: boolean;
};

/** Every call of the product that changes something. */
export async function everyWrite(): Promise<readonly Write[]> {
  return (await everyCall())
    .filter(({ endpoint }) => endpoint.changes)
    .map((call) => ({ ...call, isKeyed: call.row.who !== 'anyone' && !call.endpoint.secret }));
}

type Preparation = (school: StartedApp, caller: Caller, sample: SampleRequest) => Promise<SampleRequest>;

let causes = 0;

/** Where a module's example names something that is not there, so that it changes nothing, a story makes it first. */
const PREPARATIONS: Readonly<Record<string, Preparation>> = {
  'POST /auth/login': async (school, { client }, sample) => {
    // Known from one device alone, so that the story's own is news.
    await school.db.pool.query('delete from account.known_device');
    await client.call(signIn, { body: sample.body as InputOf<typeof signIn>['body'] });
    return sample;
  },
  'POST /notices/read': async (school, { me }) => {
    causes += 1;
    await tellOfRole(school, me.person_id, `duplicate:${causes}`);
    await school.app.jobs.runWaiting();
    return { body: { through: 2_147_483_647 } };
  },
  'POST /notices/push-subscriptions': async (_school, { me }, sample) => {
    const body = sample.body as { endpoint: string };
    return { body: { ...body, endpoint: `${body.endpoint}-${me.person_id}` } };
  },
  'POST /notices/push-subscriptions/remove': async (_school, { client }, sample) => {
    const { endpoint } = sample.body as { endpoint: string };
    const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) };
    await client.call(subscribeToPush, { body: { endpoint, ...keys } });
    return sample;
  },
  'POST /notices/digest/:token/stop': async (school, { me }) => {
    const rhythm = 'daily';
    await school.db.pool.query(
      `insert into notices.choice (person_id, kind, in_app, email, push, sms)
       values ($1, 'people.role_given', true, $2, false, false)`,
      [me.person_id, rhythm],
    );
    const token = await school.db.kysely.transaction().execute((tx) => unsubscribeToken(tx, me.person_id, rhythm));
    return { params: { token } };
  },
  'POST /platform/jobs/:id/retry': async (school) => {
    const { rows } = await school.db.pool.query<{ id: number }>(
      `select id from graphile_worker.add_job('story.failed', '{}'::json)`,
    );
    const id = Number(rows[0]?.id);
    await school.db.pool.query('update graphile_worker._private_jobs set attempts = max_attempts where id = $1', [id]);
    return { params: { id } };
  },
};

/** A request that this caller may make once, and that changes something. */
export async function requestFor(
  school: StartedApp,
  classes: ReadonlyMap<number, number>,
  { route, sample }: Write,
  caller: Caller,
): Promise<SampleRequest> {
  const { me, client } = caller;
  const request = (await sample?.(worldOf(school, classes, { ...me, cookie: client.cookie }), 'own')) ?? {};
  return (await PREPARATIONS[route]?.(school, caller, request)) ?? request;
}
