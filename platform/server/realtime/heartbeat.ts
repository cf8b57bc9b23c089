import type { WebSocket } from 'ws';

/** Idle connections die at a minute on the way, so we speak at half of it. */
const PING_EVERY_MS = 30_000;
/** Not to all at once: five thousand questions and answers would keep everybody else waiting for a tenth of a second. */
const TURNS = 30;

/** Asks every socket from time to time whether it is there; one that did not answer by the next time is let go. */
export function openHeartbeat() {
  const turns = Array.from({ length: TURNS }, () => new Set<WebSocket>());
  const lively = new WeakSet<WebSocket>();
  let turn = 0;

  const timer = setInterval(() => {
    turn = (turn + 1) % TURNS;
    for (const socket of turns[turn] ?? []) {
      if (!lively.delete(socket)) socket.terminate();
      else socket.ping();
    }
  }, PING_EVERY_MS / TURNS).unref();

  return {
    /** Its turn comes when all others have had theirs. */
    join(socket: WebSocket): void {
      const own = turns[turn];
      lively.add(socket);
      own?.add(socket);
      socket.on('close', () => own?.delete(socket));
    },
    /** It has answered. */
    hear: (socket: WebSocket) => void lively.add(socket),
    close: () => clearInterval(timer),
  };
}
