import { setImmediate as othersFirst } from 'node:timers/promises';
import { SOCKET_CLOSED, type SocketFrame } from '#platform/contract/realtime.ts';
import { asWritten, type NewFact, type ToldFact } from '../announce.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db.ts';
import type { AskQuestion } from '../often.ts';
import type { AudienceSource, Online } from './audiences.ts';
import { type Connection, frameBytes, send, sendMissed } from './connection.ts';
import { cursorOf, type LoggedFact, type Position, positionOf, readBetween, readOn } from './fact-log.ts';
import { type AsOf, type Foreseen, findingReceivers } from './receivers.ts';
import { sayingOnce } from './trouble.ts';

/** The log is read at least this often, so that a lost wake-up delays a fact and never loses it. */
const READ_EVERY_MS = 1_000;
const CURSOR_EVERY_MS = 10 * 60_000;
/** A page that registers for the first time has asked for its data at most so long before. */
const FIRST_LOADS_MS = 15_000;
/** To tell more than these takes longer than to answer a call. */
const FEW = 200;
/** More pages than anybody looks at; without an end one session could fill a server with sockets. */
const MOST_OF_SESSION = 20;

export type HubKit = {
  readonly db: Database;
  readonly clock: Clock;
  readonly audiences: ReadonlyMap<string, AudienceSource>;
  readonly onTrouble: (error: unknown) => void;
};

export type Hub = ReturnType<typeof openHub>;

/**
 * The sockets of one server, and the reading of the log for them. Facts go out in the order in which
 * they became visible, each with the cursor after it: whoever comes back with a cursor is told exactly
 * what was committed since.
 */
export function openHub({ db, clock, audiences, onTrouble }: HubKit) {
  const persons = new Map<number, Set<Connection>>();
  /** Their ids, until somebody comes or goes. */
  let ids: readonly number[] | null = null;
  const online: Online = {
    has: (person_id) => persons.has(person_id),
    ids() {
      ids ??= [...persons.keys()];
      return ids;
    },
  };
  const receivers = findingReceivers({ db, clock, audiences, online });
  /** Up to where each socket was told what it had missed. */
  const caughtUpTo = new WeakMap<Connection, Position>();
  const trail: { position: Position; at: number }[] = [];
  let reading: Promise<void> | null = null;
  let isAskedAgain = false;
  /** The step that is being read and told. */
  let step: Promise<unknown> = Promise.resolve();
  const trouble = sayingOnce(onTrouble);

  const positionNow = (): Position | null => trail.at(-1)?.position ?? null;

  /** Sends a step's frame to the sockets of these persons; whoever joined since it was noted hears it as missed. */
  function sendAll(person_ids: readonly number[], frame: SocketFrame, step: Position): void {
    if (person_ids.length === 0) return;
    const bytes = frameBytes(frame);
    for (const person_id of person_ids)
      for (const connection of persons.get(person_id) ?? [])
        if (caughtUpTo.get(connection) !== step) send(connection, bytes);
  }

  async function tell(facts: readonly LoggedFact[], position: Position): Promise<void> {
    if (facts.length === 0 || persons.size === 0) return;
    const cursor = cursorOf(position);
    const found = await receivers.of(facts);
    const count = facts.reduce((sum, { id }) => sum + (found.get(id)?.length ?? 0), 0);
    // Whoever has sent it, and whoever else is answered now, does not wait until thousands have heard it.
    if (count > FEW) await othersFirst();
    const lastFor = new Map<number, LoggedFact>();
    for (const fact of facts) for (const person_id of found.get(fact.id) ?? []) lastFor.set(person_id, fact);
    for (const fact of facts) {
      const { name: action, data } = fact;
      // Only a reader's last one moves them on: a socket that breaks in between must hear the rest again.
      const { moving = [], staying = [] } = Object.groupBy(new Set(found.get(fact.id)), (person_id) =>
        lastFor.get(person_id) === fact ? 'moving' : 'staying',
      );
      sendAll(moving, { action, data, cursor }, position);
      sendAll(staying, { action, data }, position);
    }
  }

  async function readOnce(ask: AskQuestion): Promise<void> {
    const { position, facts } = await readOn(ask, positionNow());
    const at = performance.now();
    // Noted before it is told, and never alone: a newcomer of this moment is told it from the step before.
    trail.push({ position, at });
    // A busy evening has hundreds of steps, so what is too old goes from the front and the rest stays where it is.
    trail.splice(
      0,
      trail.findIndex((step, place) => place >= trail.length - 2 || at - step.at < FIRST_LOADS_MS),
    );
    try {
      await tell(facts, position);
    } catch (error) {
      // Nobody knows who has heard what: all come back with their cursors and are told the rest.
      for (const own of persons.values()) for (const { socket } of own) socket.terminate();
      throw error;
    }
  }

  const askPool: AskQuestion = (question) => db.pool.query(question);

  /** Reads the log until nothing new is known of. */
  function read(ask: AskQuestion): Promise<void> {
    reading ??= (async () => {
      try {
        for (let way = ask, isOn = true; isOn; way = askPool, isOn = isAskedAgain) {
          isAskedAgain = false;
          const now = readOnce(way);
          step = now.catch(() => {});
          await now;
          trouble.isOver();
        }
      } catch (error) {
        trouble.begins(error);
      } finally {
        reading = null;
      }
    })();
    return reading;
  }

  /** Reads the log; a call while it is read makes it be read once more. */
  function wake(): Promise<void> {
    isAskedAgain = true;
    return read(askPool);
  }

  const timer = setInterval(() => void wake(), READ_EVERY_MS).unref();

  /** Tells a newcomer what they missed, while newer facts wait behind it. */
  async function catchUp(connection: Connection, cursor: string | undefined): Promise<void> {
    const to = positionNow();
    if (to) caughtUpTo.set(connection, to);
    const from = cursor === undefined ? trail[0]?.position : positionOf(cursor);
    const missed = from && to && (await readBetween(db, from, to));
    const own = await receivers.ofNewcomer(missed ?? [], connection.user_id);
    await sendMissed(connection, [
      ...(missed ?? []).flatMap(({ id, name, data }) =>
        own.get(id)?.length ? [frameBytes({ action: name, data })] : [],
      ),
      frameBytes({ action: missed ? 'registered' : 'reload', data: {}, ...(to ? { cursor: cursorOf(to) } : {}) }),
    ]);
  }

  /** Moves on the cursors of those who have heard nothing for long, so that they can resume for as long as others. */
  function tellCursor(): void {
    const position = positionNow();
    if (!position) return;
    const frame = frameBytes({ action: 'cursor', data: {}, cursor: cursorOf(position) });
    for (const own of persons.values()) for (const connection of own) send(connection, frame);
  }
  const cursorTimer = setInterval(tellCursor, CURSOR_EVERY_MS).unref();

  function leave(connection: Connection): void {
    const own = persons.get(connection.user_id);
    own?.delete(connection);
    if (own?.size !== 0) return;
    persons.delete(connection.user_id);
    ids = null;
  }

  /** Lets the oldest sockets of a session go at once: whoever never answers the farewell takes no place either. */
  function makeRoom({ user_id, session_id }: Connection): void {
    const ofSession = [...(persons.get(user_id) ?? [])].filter((one) => one.session_id === session_id);
    for (const oldest of ofSession.slice(0, -MOST_OF_SESSION)) {
      leave(oldest);
      oldest.socket.close(SOCKET_CLOSED.made_room);
    }
  }

  return {
    wake,
    /** Facts of this server that the log will name when it is read: whom they reach is asked meanwhile, unless much is told already. */
    expect(told: readonly ToldFact[]): void {
      if (reading === null && persons.size > 0)
        receivers.expect(told.map(({ id, audience }) => ({ id, ...asWritten(audience) })));
    },
    /** Who is meant by a name, asked while a fact for them is written; not where nobody listens or much is told already. */
    foresee: (name: string, as_of?: AsOf): Foreseen | null =>
      reading === null && persons.size > 0 ? receivers.foresee(name, as_of) : null,
    /** Something was committed about people. */
    forget: receivers.forget,
    /**
     * Facts are being written, and their end with them: the log is read behind it, on the same connection and in the same
     * breath, so that they are known as soon as they are committed. Only where it is known whom they reach: else both are
     * asked for afterwards, at once.
     */
    readBehind(facts: readonly NewFact[], told: Promise<readonly ToldFact[]>, behind: AskQuestion): boolean {
      if (reading !== null || persons.size === 0 || positionNow() === null) return false;
      const isForeseen = facts.every(({ audience, foreseen }) => 'persons' in audience || receivers.holds(foreseen));
      if (!isForeseen) return false;
      const known = told.then((facts) => {
        for (const { id, foreseen } of facts) receivers.expectForeseen(id, foreseen);
      });
      // Where they could not be written, nobody looked at what was asked behind them, and there may be others.
      void read((question) =>
        Promise.all([behind(question), known]).then(
          ([answer]) => answer,
          () => askPool(question),
        ),
      );
      return true;
    },
    /** Until the step that is being told, if any, has been told. */
    afterStep: (): Promise<unknown> => step,
    leave,
    persons: persons as ReadonlyMap<number, ReadonlySet<Connection>>,
    async join(connection: Connection, cursor: string | undefined): Promise<void> {
      if (!positionNow()) await wake();
      // Whoever left while we looked up who they are has said goodbye already, and would stay here forever.
      if (connection.socket.readyState !== connection.socket.OPEN) return;
      // Whom facts reach was asked without them.
      receivers.forget();
      const own = persons.get(connection.user_id) ?? new Set();
      persons.set(connection.user_id, own.add(connection));
      ids = null;
      makeRoom(connection);
      await catchUp(connection, cursor);
    },
    async close(): Promise<void> {
      clearInterval(timer);
      clearInterval(cursorTimer);
      await reading;
    },
  };
}
