import { randomUUID } from 'node:crypto';
import type { StandInPerson } from './people.ts';

/** An end that no phone gives: the service itself does not answer any more. */
export const AWAY = 'AWAY';

/** One question to one phone, from its beginning until somebody answers it. */
export type Turn = {
  readonly id: string;
  readonly service: 'smart_id' | 'mobile_id';
  /** Null until somebody scans the code of a device link. */
  person: StandInPerson | null;
  readonly text: string;
  readonly code: string | null;
  /** What the service will be told; null while the phone has not answered. */
  result: string | null;
  /** What is wrong with the certificate that comes with it: its time is over, or it was taken back. */
  flaw?: 'expired' | 'revoked';
  readonly started_at: number;
};

export type Turns = ReturnType<typeof openTurns>;

const TURN_MS = 5 * 60_000;

/** The questions that wait on the demonstration's phones. */
export function openTurns() {
  const turns = new Map<string, Turn>();
  return {
    begin(turn: Omit<Turn, 'id' | 'started_at'>): Turn {
      const begun = { ...turn, id: randomUUID(), started_at: Date.now() };
      turns.set(begun.id, begun);
      return begun;
    },
    find(id: string): Turn | undefined {
      const turn = turns.get(id);
      if (turn && Date.now() - turn.started_at > TURN_MS) turns.delete(id);
      return turns.get(id);
    },
    /** Those that a phone shows: somebody is asked, and has not answered yet. */
    waiting: (): Turn[] =>
      [...turns.keys()].flatMap((id) => {
        const turn = turns.get(id);
        const isWaiting = turn?.person && turn.result === null && Date.now() - turn.started_at <= TURN_MS;
        return turn && isWaiting ? [turn] : [];
      }),
  };
}

/** Waits until a question is answered, at most as long as the asker allows. */
export async function answered(turn: Turn, timeout_ms: number): Promise<boolean> {
  const until = Date.now() + Math.min(timeout_ms, 120_000);
  while (turn.result === null && Date.now() < until) await new Promise((done) => setTimeout(done, 50));
  return turn.result !== null;
}
