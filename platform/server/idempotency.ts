import { sql } from 'kysely';
import type { WireError } from '#platform/contract/envelope.ts';
import { oneRow, rows, type Transaction } from './db.ts';
import type { OpenTransaction } from './open-transaction.ts';
import { Refusal, RememberedRefusal } from './refusal.ts';
import { hashOf, seal, unseal } from './seal.ts';
import { sharing } from './sharing.ts';

/** Keys are visible ASCII characters, up to this many, and are kept for a day (DECISIONS, "Answers"). */
const KEY_MAX = 255;
const KEY = new RegExp(`^[\\x21-\\x7e]{1,${KEY_MAX}}$`);
const KEPT_HOURS = 24;
/** How long a repeat waits for the first one to finish. */
const WAIT_MS = 5_000;

export type Keyed = { readonly person_id: number; readonly key: string; readonly hash: Buffer };

/**
 * A stored answer is what the first request was told, refusals included. It is sealed with the key, because
 * it may hold what opens a door, such as the link of an invitation.
 */
type StoredAnswer = {
  readonly data?: unknown;
  readonly refused?: WireError;
};

/** Reads the header; a malformed key is refused rather than ignored, because ignoring it would double the write. */
export function keyOf(
  header: string | string[] | undefined,
  person_id: number,
  route: string,
  request: unknown,
): Keyed | null {
  if (header === undefined) return null;
  if (typeof header !== 'string' || !KEY.test(header))
    throw new Refusal('invalid_request', { field: 'Idempotency-Key' });
  return { person_id, key: header, hash: hashOf(`${route}\n${JSON.stringify(request)}`) };
}

const lockTimedOut = (error: unknown): boolean => (error as { code?: string }).code === '55P03';

/** Says for each key whether it is the first with it; waits for another transaction that may be. */
const claim = sharing(async (tx, claims: readonly (Keyed & { now: Date })[]): Promise<boolean[]> => {
  await sql`set local lock_timeout = ${sql.raw(`${WAIT_MS}`)}`.execute(tx);
  const claimed = await rows(
    tx,
    sql<{ person_id: number; key_hash: Buffer }>`
      insert into platform.idempotency (person_id, key_hash, request_hash, created_at)
      select * from unnest(${claims.map(({ person_id }) => person_id)}::int[], ${claims.map(({ key }) => hashOf(key))}::bytea[],
        ${claims.map(({ hash }) => hash)}::bytea[], ${claims.map(({ now }) => now)}::timestamptz[])
      on conflict do nothing returning person_id, key_hash`,
  ).catch((error) => {
    throw lockTimedOut(error) ? new Refusal('request_in_progress') : error;
  });
  await sql`set local lock_timeout = 0`.execute(tx);
  const names = new Set(claimed.map(({ person_id, key_hash }) => `${person_id} ${key_hash.toString('hex')}`));
  // Of two with the same key the first has it.
  return claims.map(({ person_id, key }) => names.delete(`${person_id} ${hashOf(key).toString('hex')}`));
});

const store = sharing(async (tx, answers: readonly (Keyed & { stored: StoredAnswer })[]): Promise<undefined[]> => {
  await sql`
    update platform.idempotency set answer = given.answer
    from unnest(${answers.map(({ person_id }) => person_id)}::int[], ${answers.map(({ key }) => hashOf(key))}::bytea[],
      ${answers.map(({ key, stored }) => seal(key, stored))}::bytea[]) as given (person_id, key_hash, answer)
    where idempotency.person_id = given.person_id and idempotency.key_hash = given.key_hash`.execute(tx);
  return [];
});

type Once = {
  readonly tx: OpenTransaction;
  readonly keyed: Keyed;
  readonly now: Date;
  /** A refusal that passes takes its row along: the same key is then a first try. */
  readonly passing: readonly string[];
};

type Work = (tx: OpenTransaction) => Promise<unknown>;

/** The unique row makes a repeat wait for the first to commit, and then hands out the same answer. */
async function firstOrReplay({ tx, keyed, now }: Once, first: () => Promise<StoredAnswer>): Promise<unknown> {
  if (!(await claim(tx, { ...keyed, now }))) return replay(tx, keyed);
  const stored = await first();
  await store(tx, { ...keyed, stored });
  return unpack(stored);
}

/** Does the work once per key; a refusal is remembered too. */
export const onceForKey = (once: Once, work: Work): Promise<unknown> =>
  firstOrReplay(once, () => answerOrRefusal(once, work));

/** The same among others in one transaction: a refusal must not undo their work, and is remembered when it comes alone. */
export const onceAmongOthers = (once: Once, work: Work): Promise<unknown> =>
  firstOrReplay(once, async () => ({ data: await work(once.tx) }));

/** The savepoint lets a refusal be remembered without its half-done writes. */
async function answerOrRefusal({ tx, passing }: Once, work: Work): Promise<StoredAnswer> {
  await tx.setPoint('idempotent');
  try {
    return { data: await work(tx) };
  } catch (error) {
    if (!(error instanceof Refusal) || passing.includes(error.key)) throw error;
    await tx.backToPoint('idempotent');
    return { refused: error.told };
  }
}

async function replay(tx: OpenTransaction, keyed: Keyed): Promise<unknown> {
  const before = await oneRow(
    tx,
    sql<{ request_hash: Buffer; answer: Buffer }>`
      select request_hash, answer from platform.idempotency
      where person_id = ${keyed.person_id} and key_hash = ${hashOf(keyed.key)}`,
  );
  if (!keyed.hash.equals(before.request_hash)) throw new Refusal('idempotency_key_reused');
  return unpack(unseal(keyed.key, before.answer) as StoredAnswer);
}

const unpack = (stored: StoredAnswer): unknown => {
  if (!stored.refused) return stored.data;
  const { key, params, fields } = stored.refused;
  return new RememberedRefusal(new Refusal(key, params, fields));
};

/** Forgets keys that are older than a day. */
export async function forgetOldKeys(tx: Transaction, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - KEPT_HOURS * 3_600_000);
  await rows(tx, sql`delete from platform.idempotency where created_at < ${oldest}`);
}
