import { SOCKET_CLOSED } from '#platform/contract/realtime.ts';
import { watchActorChanges } from '../actor-changes.ts';
import type { Database } from '../db.ts';
import type { Connection } from './connection.ts';
import type { Hub } from './hub.ts';
import { sayingOnce } from './trouble.ts';

const LOOK_EVERY_MS = 1_000;
/** Sessions that end by the clock alone leave no trace of a change: one part of them after another is looked at, in a minute all. */
const PARTS = 60;

type GuardKit = {
  readonly db: Database;
  readonly hub: Hub;
  /** Which of these sessions still open something. */
  readonly liveSessions: (session_ids: readonly number[]) => Promise<ReadonlySet<number>>;
  readonly onTrouble: (error: unknown) => void;
};

/** Closes the sockets of sessions that are over, within two seconds of their end. */
export function guardSessions({ db, hub, liveSessions, onTrouble }: GuardKit): () => void {
  const changes = watchActorChanges(db);
  const trouble = sayingOnce(onTrouble);
  let round = 0;
  let isLooking = false;

  async function look(): Promise<void> {
    round += 1;
    const changed = await changes();
    const persons = new Set(changed === 'everybody' ? [] : changed);
    const isConcerned = ({ user_id, session_id }: Connection): boolean =>
      changed === 'everybody' || persons.has(user_id) || session_id % PARTS === round % PARTS;
    const concerned = [...hub.persons.values()].flatMap((own) => [...own].filter(isConcerned));
    if (concerned.length === 0) return;
    const live = await liveSessions([...new Set(concerned.map(({ session_id }) => session_id))]);
    for (const { session_id, socket } of concerned) if (!live.has(session_id)) socket.close(SOCKET_CLOSED.signed_out);
  }

  const timer = setInterval(() => {
    if (isLooking || hub.persons.size === 0) return;
    isLooking = true;
    look()
      .then(trouble.isOver, trouble.begins)
      .finally(() => {
        isLooking = false;
      });
  }, LOOK_EVERY_MS).unref();
  return () => clearInterval(timer);
}
