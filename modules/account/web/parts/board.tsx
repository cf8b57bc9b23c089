import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnswerOf } from '#platform/contract/endpoint.ts';
import type { listDemoAccounts } from '../../contract/list-demo-accounts.ts';
import type { Credentials } from '../data/use-sign-in.ts';
import classes from './board.module.css';
import { BoardDrawing } from './board-drawing.tsx';

export type DemoAccounts = AnswerOf<typeof listDemoAccounts>;

type Props = { demo: DemoAccounts | undefined; pending: boolean; onPick: (credentials: Credentials) => void };

const DemoBoard = lazy(() => import('./demo-board.tsx'));

/** The board beside the form: a drawing and a greeting, or everybody of the demonstration. */
export function Board({ demo, pending, onPick }: Props) {
  const { t } = useTranslation('account');
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
    <div className={classes.greeting}>
      <BoardDrawing />
      <p className={classes.title}>{t('board.title')}</p>
      <p className={classes.note}>{t('board.note')}</p>
    </div>
  );
}
