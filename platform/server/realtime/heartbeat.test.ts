import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { openHeartbeat } from './heartbeat.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A socket of which only this is asked; one that is let go closes. */
function socketThat({ answers }: { answers: boolean }, heart: ReturnType<typeof openHeartbeat>) {
  const socket = Object.assign(new EventEmitter(), {
    ping: vi.fn(() => answers && heart.hear(socket)),
    terminate: vi.fn(() => socket.emit('close')),
  }) as unknown as WebSocket & { ping: ReturnType<typeof vi.fn>; terminate: ReturnType<typeof vi.fn> };
  heart.join(socket);
  return socket;
}

it('whoever answers is asked every half a minute, and whoever does not is let go at the next time', () => {
  const heart = openHeartbeat();
  const there = socketThat({ answers: true }, heart);
  const gone = socketThat({ answers: false }, heart);
  vi.advanceTimersByTime(30_000);
  expect([there.ping, gone.ping].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  vi.advanceTimersByTime(60_000);
  expect([there.ping, gone.ping].map(({ mock }) => mock.calls.length)).toEqual([3, 1]);
  expect([there.terminate, gone.terminate].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
  heart.close();
});

it('those who came at other times are asked at other times', () => {
  const heart = openHeartbeat();
  const early = socketThat({ answers: true }, heart);
  vi.advanceTimersByTime(10_000);
  const late = socketThat({ answers: true }, heart);
  vi.advanceTimersByTime(20_000);
  expect([early.ping, late.ping].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  vi.advanceTimersByTime(10_000);
  expect([early.ping, late.ping].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  heart.close();
});
