import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Moment } from '#platform/web/ui/moment-label.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import type { Answer, UserConsent } from '../../contract/shapes.ts';
import { type Asked, useAnswer } from '../data/use-answer.ts';
import { AnswerNote } from './answer-note.tsx';
import { ChangeAnswer } from './change-answer.tsx';
import { FoldedText } from './folded-text.tsx';
import classes from './my-consent.module.css';
import { StatusIcon } from './status-icon.tsx';
import { TextChanges } from './text-changes.tsx';

type Props = { asked: Asked; question: UserConsent; onAnswered: () => void };

/** What a step-up mends keeps nobody from pressing a button; the rest is nobody's to answer here. */
const mayAnswer = ({ obstacle, consent }: UserConsent): boolean =>
  !consent.is_archived && obstacle !== 'child-old-enough' && obstacle !== 'not-18';

function PendingButtons({ title, pending, onGive }: { title: string; pending: boolean; onGive: (a: Answer) => void }) {
  const { t } = useTranslation('consents');
  const [given, setGiven] = useState<Answer | null>(null);
  const give = (answer: Answer) => {
    setGiven(answer);
    onGive(answer);
  };
  return (
    <>
      <Button
        variant="default"
        loading={pending && given === 'denied'}
        disabled={pending && given === 'accepted'}
        onClick={() => give('denied')}
        aria-label={t('mine.deny_of', { title })}
      >
        {t('mine.deny')}
      </Button>
      <Button
        loading={pending && given === 'accepted'}
        disabled={pending && given === 'denied'}
        onClick={() => give('accepted')}
        aria-label={t('mine.accept_of', { title })}
      >
        {t('mine.accept')}
      </Button>
    </>
  );
}

/** One thing that a person is asked: what it is, how it was answered, and the way to answer. */
export function MyConsent({ asked, question, onAnswered }: Props) {
  const { t } = useTranslation('consents');
  const { consent, status, answered_text } = question;
  const { give, pending, isRefused } = useAnswer(asked, question, onAnswered);
  const buttons = useRef<HTMLDivElement>(null);
  // A button that waits loses the focus; whoever thought better of it is where they were.
  useEffect(() => {
    if (isRefused) buttons.current?.querySelector<HTMLElement>('button:last-of-type')?.focus({ preventScroll: true });
  }, [isRefused]);
  return (
    <article className={classes.item} aria-labelledby={`consent-${question.id}`}>
      <StatusIcon status={status} />
      <div className={classes.body}>
        <div className={classes.head}>
          <h3 className={classes.title} id={`consent-${question.id}`}>
            {consent.title}
          </h3>
          <span className={classes.when}>
            {consent.is_archived ? (
              <StatusChip accent="gray">{t('status.archived')}</StatusChip>
            ) : (
              <Moment at={consent.published_at} />
            )}
          </span>
        </div>
        <FoldedText html={consent.description} about={consent.title} />
        <AnswerNote question={question} />
        {answered_text && <TextChanges before={answered_text} after={consent} />}
        {mayAnswer(question) && (
          <div ref={buttons} className={classes.buttons}>
            {status === 'pending' ? (
              <PendingButtons title={consent.title} pending={pending} onGive={give} />
            ) : (
              <ChangeAnswer question={question} pending={pending} onGive={give} />
            )}
          </div>
        )}
      </div>
    </article>
  );
}
