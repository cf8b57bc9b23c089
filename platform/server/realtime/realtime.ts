import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Ahead, ToldFact } from '../announce.ts';
import { connectionAddress } from '../caller-address.ts';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import { isForeign } from '../origin.ts';
import type { TransactionKit } from '../transaction.ts';
import { openHub } from './hub.ts';
import { keepPresence } from './presence.ts';
import { guardSessions } from './session-guard.ts';
import { openSocketServer, type TicketHolder } from './socket-server.ts';
import { tellingOnce } from './wake.ts';
import { wakeByPostgres } from './wake-by-postgres.ts';
import { wakeByRedis } from './wake-by-redis.ts';

/** What the module that owns sessions hands in. */
export type SocketDoors = {
  readonly redeem: (ticket: string) => Promise<TicketHolder | null>;
  readonly liveSessions: (session_ids: readonly number[]) => Promise<ReadonlySet<number>>;
};

export type RealtimeKit = {
  readonly transactions: TransactionKit;
  readonly clock: Clock;
  readonly log: Log;
  readonly doors: SocketDoors;
  readonly allowedOrigins: readonly string[];
  readonly redisUrl: string | undefined;
  /** Whether connections come through a proxy whose word about their address we take. */
  readonly isBehindProxy: boolean;
};

export type Realtime = Ahead & {
  upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): void;
  /** How many sockets are registered here. */
  count(): number;
  /** Facts were committed: every server reads the log. */
  tell(facts: readonly ToldFact[]): void;
  close(): Promise<void>;
};

/** The sockets of this server: who may connect, what they hear, and who is here. */
export function startRealtime(kit: RealtimeKit): Realtime {
  const { transactions, clock, log, doors, allowedOrigins, redisUrl, isBehindProxy } = kit;
  const { db, audiences } = transactions;
  const onTrouble = (error: unknown): void => log.error({ err: error }, 'realtime');
  const hub = openHub({ db, clock, audiences, onTrouble });
  const wakeKit = { onWake: () => void hub.wake(), onTrouble };
  const wake = redisUrl === undefined ? wakeByPostgres(db, wakeKit) : wakeByRedis(redisUrl, wakeKit);
  const sockets = openSocketServer({
    hub,
    ...doors,
    // Behind a proxy that is not named we see http where the browser sees https; `isForeign` allows for it.
    isForeign: ({ headers }) => isForeign({ headers, host: headers.host ?? '', protocol: 'http' }, allowedOrigins),
    addressOf: (request) => connectionAddress(request, isBehindProxy),
    onTrouble,
  });
  const stopGuarding = guardSessions({ db, hub, liveSessions: doors.liveSessions, onTrouble });
  const acquaintances = audiences.has('acquaintances')
    ? (person_id: number) => `acquaintances:${person_id}`
    : undefined;
  const presence = keepPresence({ transactions, clock, hub, acquaintances, onTrouble });
  // Other servers are told a moment later: what they are told with is the database, which is busy with our own until then.
  const wakeOthers = tellingOnce(() => void hub.afterStep().then(wake.tell));
  const wakeAll = tellingOnce(() => {
    void hub.wake();
    wakeOthers();
  });
  /** Facts that are read on the connection which wrote them. */
  const isRead = new WeakSet<readonly ToldFact[]>();
  return {
    foresee: hub.foresee,
    forget: hub.forget,
    ending(facts, told, behind) {
      // Whoever has written them hears by themselves that they could not.
      if (hub.readBehind(facts, told, behind))
        told.then(
          (written) => isRead.add(written),
          () => {},
        );
    },
    upgrade: sockets.upgrade,
    count: () => [...hub.persons.values()].reduce((sum, own) => sum + own.size, 0),
    tell(facts) {
      if (isRead.has(facts)) return wakeOthers();
      hub.expect(facts);
      wakeAll();
    },
    async close() {
      stopGuarding();
      sockets.close();
      await presence.close();
      await wake.close();
      await hub.close();
    },
  };
}
