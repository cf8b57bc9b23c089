import { sql } from 'kysely';
import { loadActors } from '#modules/people/server/doors.ts';
import type { Clock } from '#platform/server/clock.ts';
import { type Database, firstRow, rows, type Transaction } from '#platform/server/db.ts';
import { newToken } from '#platform/server/new-secret.ts';
import type { SocketDoors } from '#platform/server/realtime/realtime.ts';
import { hashOf } from '#platform/server/seal.ts';
import { isLive } from './session-store.ts';

const TICKET_SECONDS = 60;

export async function openTicket(tx: Transaction, session_id: number, now: Date): Promise<string> {
  const ticket = newToken();
  await rows(
    tx,
    sql`
      insert into account.socket_ticket (code_hash, session_id, expires_at)
      values (${hashOf(ticket)}, ${session_id}, ${now}::timestamptz + make_interval(secs => ${TICKET_SECONDS}::int))`,
  );
  return ticket;
}

/** What the sockets ask about tickets and sessions. */
export const socketDoors = (db: Database, clock: Clock): SocketDoors => ({
  async redeem(ticket) {
    const now = clock();
    const session = await firstRow(
      db.kysely,
      sql<{ session_id: number; user_id: number }>`
        with ticket as (delete from account.socket_ticket where code_hash = ${hashOf(ticket)} returning *)
        select session.id as session_id, session.person_id as user_id
        from ticket join account.session on session.id = ticket.session_id
        where ticket.expires_at > ${now} and ${isLive(now)}`,
    );
    const [person] = session ? await loadActors(db, [{ person_id: session.user_id, role_id: null }], now) : [];
    return session && person ? { ...session, firstname: person.firstname, lastname: person.lastname } : null;
  },
  async liveSessions(session_ids) {
    const found = await rows(
      db.kysely,
      sql<{ id: number }>`
        select id from account.session where id = any(${[...session_ids]}::int[]) and ${isLive(clock())}`,
    );
    return new Set(found.map(({ id }) => id));
  },
});

export const forgetOldTickets = (tx: Transaction, now: Date): Promise<unknown> =>
  rows(tx, sql`delete from account.socket_ticket where expires_at < ${now}`);
