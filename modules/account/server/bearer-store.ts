import { sql } from 'kysely';
import { type Database, rows, type Transaction } from '#platform/server/db.ts';
import { newToken } from '#platform/server/new-secret.ts';
import { refusingOn } from '#platform/server/refusal.ts';
import { hashOf } from '#platform/server/seal.ts';
import { BEARER_SECONDS } from '../contract/limits.ts';
import { type FoundSession, SESSION_COLUMNS, type SessionColumns, sessionFrom } from './found-session-store.ts';

/** An expired bearer is told so for a day, and then like one that never was. */
const KEPT_HOURS = 24;

/** Gives a session one more bearer, which is kept nowhere but in the memory of the frame. */
export async function openBearer(
  tx: Transaction,
  session_id: number,
  now: Date,
): Promise<{ bearer: string; bearer_expires_in: number }> {
  const bearer = newToken();
  const insert = sql`
    insert into account.bearer (token_hash, session_id, expires_at)
    values (${hashOf(bearer)}, ${session_id}, ${now}::timestamptz + make_interval(secs => ${BEARER_SECONDS}::int))`;
  // Somebody may end the session in this very moment.
  await refusingOn({ bearer_session_id_fkey: 'session_not_authorised' }, rows(tx, insert));
  return { bearer, bearer_expires_in: BEARER_SECONDS };
}

type BearerRow = [position: number, token_hash: Buffer, ends: number, id: number, ...SessionColumns];

/** Looks up the sessions behind many bearers at once; one that opens nothing gets undefined at its place. */
export async function findByBearers(db: Database, bearers: readonly string[]): Promise<(FoundSession | undefined)[]> {
  const result = await db.pool.query({
    name: 'find-by-bearers',
    text: `select asked.position, session.token_hash, extract(epoch from expires_at)::float8, session.id, ${SESSION_COLUMNS}
           from unnest($1::bytea[]) with ordinality as asked (token_hash, position)
           join account.bearer on bearer.token_hash = asked.token_hash
           join account.session on session.id = bearer.session_id`,
    values: [bearers.map(hashOf)],
    rowMode: 'array',
  });
  const found: (FoundSession | undefined)[] = bearers.map(() => undefined);
  for (const row of result.rows as unknown as BearerRow[]) {
    const [position, hash, ends, id, ...columns] = row;
    found[position - 1] = { ...sessionFrom(id, hash, columns), bearer_ends_at: ends * 1000 };
  }
  return found;
}

export const forgetOldBearers = (tx: Transaction, now: Date): Promise<unknown> =>
  rows(
    tx,
    sql`delete from account.bearer where expires_at < ${now}::timestamptz - make_interval(hours => ${KEPT_HOURS}::int)`,
  );
