import { randomUUID } from 'node:crypto';
import { Type } from 'typebox';
import { fact } from '#platform/contract/fact.ts';
import { Id, Moment, nullable } from '#platform/contract/shapes.ts';
import type { Clock } from '../clock.ts';
import { type TransactionKit, transact } from '../transaction.ts';
import type { Hub } from './hub.ts';
import { forgetGoneNodes, noteCame, noteLeft, noteNode, standInLine } from './presence-store.ts';
import { sayingOnce } from './trouble.ts';

/** Somebody came or went, under the name that S2 section 7 gives it. */
const onlineStatus = fact(
  'onlineStatus',
  Type.Object({ user_id: Id, is_online: Type.Boolean(), last_activity: nullable(Moment) }),
);

const LOOK_EVERY_MS = 1_000;
const ALIVE_EVERY = 10;
/** A page that is loaded anew, or a tunnel on the way, is no goodbye. */
const GOODBYE_AFTER_MS = 5_000;

type PresenceKit = {
  readonly transactions: TransactionKit;
  readonly clock: Clock;
  readonly hub: Hub;
  /** Who is told that somebody came or went; without it nobody is. */
  readonly acquaintances: ((person_id: number) => string) | undefined;
  readonly onTrouble: (error: unknown) => void;
};

/**
 * Keeps the table of who is here in step with the sockets of this server: one write when persons come and
 * one when they have gone, for all of a second together, and one heartbeat for the server itself.
 */
export function keepPresence({ transactions, clock, hub, acquaintances, onTrouble }: PresenceKit) {
  const node_id = randomUUID();
  const noted = new Set<number>();
  const leftAt = new Map<number, number>();
  const trouble = sayingOnce(onTrouble);
  let round = 0;
  let looking: Promise<void> | null = null;

  async function write(came: readonly number[], left: readonly number[], isAlive: boolean): Promise<void> {
    const now = clock();
    await transact(transactions, 'write', now, async (tx, announce) => {
      const tell = async (persons: readonly number[], is_online: boolean): Promise<void> => {
        if (!acquaintances) return;
        const last_activity = is_online ? null : now.toISOString();
        for (const user_id of persons)
          await announce(onlineStatus, { user_id, is_online, last_activity }, { name: acquaintances(user_id) });
      };
      await standInLine(tx);
      // A server that slept was given up, and its persons with it: they are all here anew.
      const isAnew = isAlive && (await noteNode(tx, node_id));
      const here = isAnew ? [...came, ...noted].filter((person_id) => !left.includes(person_id)) : came;
      if (here.length > 0) await tell(await noteCame(tx, node_id, here), true);
      if (left.length > 0) await tell(await noteLeft(tx, node_id, left, now), false);
      if (isAlive) await tell(await forgetGoneNodes(tx, now), false);
    });
    for (const person_id of came) noted.add(person_id);
    for (const person_id of left) noted.delete(person_id);
  }

  async function look(isEnd: boolean): Promise<void> {
    const at = performance.now();
    const came = [...hub.persons.keys()].filter((person_id) => !noted.has(person_id));
    for (const person_id of noted) {
      if (hub.persons.has(person_id)) leftAt.delete(person_id);
      else if (!leftAt.has(person_id)) leftAt.set(person_id, at);
    }
    const left = isEnd
      ? [...noted]
      : [...leftAt].flatMap(([person_id, since]) => (at - since > GOODBYE_AFTER_MS ? [person_id] : []));
    for (const person_id of left) leftAt.delete(person_id);
    const isAlive = round % ALIVE_EVERY === 0;
    round += 1;
    if (!isAlive && came.length === 0 && left.length === 0) return;
    await write(isEnd ? [] : came, left, isAlive);
    trouble.isOver();
  }

  const timer = setInterval(() => {
    looking ??= look(false)
      .catch(trouble.begins)
      .finally(() => {
        looking = null;
      });
  }, LOOK_EVERY_MS).unref();

  return {
    async close(): Promise<void> {
      clearInterval(timer);
      await looking;
      await look(true).catch(() => {});
    },
  };
}
