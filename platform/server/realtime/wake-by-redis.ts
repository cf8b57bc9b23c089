import { Redis } from 'ioredis';
import { sayingOnce } from './trouble.ts';
import type { Wake, WakeKit } from './wake.ts';

const CHANNEL = 'kriit:facts';
const LONGEST_PAUSE_MS = 2_000;

/** Wakes by Redis or Valkey; while it is away the servers read the log by the clock. */
export function wakeByRedis(url: string, { onWake, onTrouble }: WakeKit): Wake {
  const open = (): Redis => {
    const redis = new Redis(url, {
      // A wake-up that comes late is worth nothing, so none is kept for later.
      enableOfflineQueue: false,
      retryStrategy: (tries) => Math.min(tries * 100, LONGEST_PAUSE_MS),
    });
    const trouble = sayingOnce(onTrouble);
    redis.on('error', trouble.begins);
    redis.on('ready', trouble.isOver);
    return redis;
  };
  const ears = open();
  const mouth = open();
  ears.on('ready', () => {
    ears.subscribe(CHANNEL).then(onWake, onTrouble);
  });
  ears.on('message', onWake);
  return {
    tell() {
      mouth.publish(CHANNEL, '').catch(() => {});
    },
    async close() {
      ears.disconnect();
      mouth.disconnect();
    },
  };
}
