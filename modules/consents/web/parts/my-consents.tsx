import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CounterPill } from '#platform/web/ui/counter-pill.tsx';
import { PAGE } from '../../contract/limits.ts';
import type { UserConsent } from '../../contract/shapes.ts';
import type { Asked } from '../data/use-answer.ts';
import { useGrowing } from '../data/use-growing.ts';
import { MyConsent } from './my-consent.tsx';
import classes from './my-consents.module.css';

type Props = { asked: Asked; questions: readonly UserConsent[] };

/** Everything that a person is asked, what waits first; the server has put it in order. */
export function MyConsents({ asked, questions }: Props) {
  const { t } = useTranslation('consents');
  const { t: tUi } = useTranslation();
  const list = useRef<HTMLDivElement>(null);
  const { shown, end } = useGrowing(questions, PAGE);
  // The button that was pressed is gone; whoever reads by ear or by keys goes on at the head of what waits.
  const goOn = () => setTimeout(() => list.current?.querySelector('h2')?.focus({ preventScroll: true }));
  const waiting = questions.filter(({ status }) => status === 'pending').length;
  const parts = [
    { id: 'pending', title: t('mine.waiting'), count: waiting, rows: shown.filter((row) => row.status === 'pending') },
    { id: 'answered', title: t('mine.answered'), count: 0, rows: shown.filter((row) => row.status !== 'pending') },
  ];
  return (
    <div ref={list} className={classes.list}>
      {parts
        .filter(({ rows }) => rows.length > 0)
        .map(({ id, title, count, rows }) => (
          <section key={id} className={classes.part} aria-labelledby={`consents-${id}`}>
            <h2 className={classes.partTitle} id={`consents-${id}`} tabIndex={-1}>
              {title}
              {/* The heading says what is counted; whose answer it waits for is not always the reader's. */}
              <CounterPill count={count} label={() => String(count)} />
            </h2>
            {rows.map((question) => (
              <MyConsent key={question.id} asked={asked} question={question} onAnswered={goOn} />
            ))}
          </section>
        ))}
      <div key={end.key} {...end.props} className={classes.end} />
      {shown.length < questions.length && (
        <p className={classes.shown}>{tUi('list.shown', { shown: shown.length, total: questions.length })}</p>
      )}
    </div>
  );
}
