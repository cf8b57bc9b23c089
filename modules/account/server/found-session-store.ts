import type { Database } from '#platform/server/db.ts';
import { hashOf } from '#platform/server/seal.ts';

/** A session as the check of each call sees it. */
export type FoundSession = {
  id: number;
  /** Made of the token, so it changes with it. */
  key: string;
  person_id: number;
  current_role_id: number | null;
  is_mobile: boolean;
  is_launched: boolean;
  last_used_at: number;
  proved_at: number | null;
  eid_proved_at: number | null;
  /** Where it was found by a bearer: when that one ends. */
  bearer_ends_at?: number;
};

/** The columns of a found session after its id, in this order; times in seconds. */
export const SESSION_COLUMNS = `person_id, current_role_id, is_mobile, method = 'launch',
  extract(epoch from last_used_at)::float8, extract(epoch from proved_at)::float8, extract(epoch from eid_proved_at)::float8`;
export type SessionColumns = [number, number | null, boolean, boolean, number, number | null, number | null];

const milliseconds = (seconds: number | null): number | null => (seconds === null ? null : seconds * 1000);

export function sessionFrom(id: number, hash: Buffer, columns: SessionColumns): FoundSession {
  const [person_id, current_role_id, is_mobile, is_launched, used, proved, eid_proved] = columns;
  return {
    id,
    key: hash.toString('base64url'),
    person_id,
    current_role_id,
    is_mobile,
    is_launched,
    last_used_at: used * 1000,
    proved_at: milliseconds(proved),
    eid_proved_at: milliseconds(eid_proved),
  };
}

type SessionRow = [token_hash: Buffer, position: number, id: number, ...SessionColumns];

/** Looks up many sessions at once; a token that opens nothing gets undefined at its place. */
export async function findSessions(db: Database, tokens: readonly string[]): Promise<(FoundSession | undefined)[]> {
  const hashes = tokens.map(hashOf);
  const result = await db.pool.query({
    name: 'find-sessions',
    text: `select token_hash, asked.position, id, ${SESSION_COLUMNS}
           from unnest($1::bytea[]) with ordinality as asked (token_hash, position) join account.session using (token_hash)`,
    values: [hashes],
    rowMode: 'array',
  });
  const found: (FoundSession | undefined)[] = tokens.map(() => undefined);
  for (const row of result.rows as unknown as SessionRow[]) {
    const [hash, position, id, ...columns] = row;
    found[position - 1] = sessionFrom(id, hash, columns);
  }
  return found;
}

/**
 * Marks sessions as used, and from where; called at most once a minute for each. One that somebody holds is left out:
 * it is being used, and nobody else's call should wait for it.
 */
export const markUsed = async (
  db: Database,
  uses: readonly { readonly id: number; readonly address: string }[],
  now: Date,
): Promise<void> => {
  await db.pool.query(
    `update account.session set last_used_at = $3, last_address = used.address
     from unnest($1::int[], $2::text[]) as used (id, address)
     where session.id = used.id
       and session.id in (select id from account.session where id = any($1::int[]) and last_used_at < $3 for update skip locked)`,
    [uses.map(({ id }) => id), uses.map(({ address }) => address), now],
  );
};
