import { expect, it, onTestFinished, vi } from 'vitest';
import { SOCKET_CLOSED } from '#platform/contract/realtime.ts';
import type { Database } from '../db.ts';
import type { Connection } from './connection.ts';
import type { Hub } from './hub.ts';
import { guardSessions } from './session-guard.ts';

/** A server where sessions from 1 up listen, of one person each; nobody changes anything. */
function guard(count: number, isLive: (session_id: number) => boolean) {
  vi.useFakeTimers({ now: 0 });
  const closed: number[] = [];
  const asked: (readonly number[])[] = [];
  const persons = new Map<number, Set<Connection>>();
  for (let id = 1; id <= count; id += 1) {
    const close = (code: number) => code === SOCKET_CLOSED.signed_out && closed.push(id);
    persons.set(id, new Set([{ user_id: id, session_id: id, socket: { close } } as unknown as Connection]));
  }
  const stop = guardSessions({
    db: { pool: { query: async () => ({ rows: [['1:1:', null]] }) } } as unknown as Database,
    hub: { persons } as unknown as Hub,
    liveSessions: async (ids) => {
      asked.push(ids);
      return new Set(ids.filter(isLive));
    },
    onTrouble: (error) => expect.unreachable(String(error)),
  });
  onTestFinished(() => {
    stop();
    vi.useRealTimers();
  });
  return { closed, asked };
}

it('what ended by the clock alone is found within a minute, a part of all sessions at a time', async () => {
  let isOver = false;
  const { closed, asked } = guard(300, (id) => !(isOver && id === 171));
  // The first look asks for everybody, because nobody knows what changed before it.
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked.splice(0)).toEqual([Array.from({ length: 300 }, (_none, place) => place + 1)]);
  isOver = true;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(closed).toEqual([171]);
  expect(Math.max(...asked.map((ids) => ids.length))).toBe(5);
  expect(new Set(asked.flat()).size).toBe(300);
});
