import { lazy, Suspense } from 'react';
import type { AnswerOf } from '#platform/contract/endpoint.ts';
import type { listDemoAccounts } from '../../contract/list-demo-accounts.ts';
import type { Credentials } from '../data/use-sign-in.ts';

export type DemoAccounts = AnswerOf<typeof listDemoAccounts>;

type Props = { demo: DemoAccounts | undefined; pending: boolean; onPick: (credentials: Credentials) => void };

const DemoBoard = lazy(() => import('./demo-board.tsx'));
const BoardGreeting = lazy(() => import('./board-greeting.tsx'));

/** The board beside the form: a greeting, or everybody of the demonstration. */
export function Board({ demo, pending, onPick }: Props) {
  const password = demo?.password ?? null;
  if (demo && password !== null && demo.schools.length > 0) {
    return (
      <Suspense>
        <DemoBoard schools={demo.schools} pending={pending} onPick={(username) => onPick({ username, password })} />
      </Suspense>
    );
  }
  // Until the answer is there nothing is written: a greeting that is wiped off again would only flicker.
  if (!demo) return null;
  return (
    <Suspense>
      <BoardGreeting />
    </Suspense>
  );
}
