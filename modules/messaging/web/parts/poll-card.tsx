import { Button } from '@mantine/core';
import { IconCheck, IconFileTypePdf } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addressWith } from '#platform/web/data/call.ts';
import { relativeLabel } from '#platform/web/i18n/dates.ts';
import { useReader } from '#platform/web/i18n/use-reader.ts';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { exportPoll } from '../../contract/export-poll.ts';
import type { Message, Poll } from '../../contract/shapes.ts';
import { useChat } from '../data/chat.ts';
import { shareOf, useEnded } from '../data/poll-state.ts';
import { saveFetched } from '../data/save-file.ts';
import { useVoting } from '../data/use-voting.ts';
import classes from './poll-card.module.css';

type Props = { message: Message; onChanged: (poll: Poll) => void };

type AnswerProps = {
  answer: Poll['answers'][number];
  voters: number;
  name: string;
  disabled: boolean;
  onVote: () => void;
};

/** One answer: chosen by a press anywhere on it; once somebody has voted, a bar below its words shows how many chose it. */
function Answer({ answer: { text, votes, is_mine }, voters, name, disabled, onVote }: AnswerProps) {
  const { t } = useTranslation('messaging');
  const share = shareOf(votes, voters);
  return (
    <label className={classes.answer} data-mine={is_mine || undefined} data-closed={disabled || undefined}>
      <input
        className={classes.radio}
        type="radio"
        name={name}
        checked={is_mine}
        disabled={disabled}
        onChange={onVote}
      />
      <span className={classes.mark} aria-hidden="true">
        {is_mine && <IconCheck size={12} stroke={3} />}
      </span>
      <span className={classes.text}>{text}</span>
      {voters > 0 && (
        <>
          <span className={classes.votes}>
            <span aria-hidden="true">{votes}</span>
            <span className={classes.unseen}>{t('poll.votes', { count: votes })}</span>
          </span>
          <span className={classes.bar} aria-hidden="true">
            <span style={{ inlineSize: `${share}%` }} />
          </span>
        </>
      )}
    </label>
  );
}

/** The results as a PDF, where the school has polls. */
function Export({ poll: { id, question } }: { poll: Poll }) {
  const { t } = useTranslation('messaging');
  const [pending, setPending] = useState(false);
  const save = (): void => {
    setPending(true);
    const path = addressWith(exportPoll, { params: { pollId: id } });
    void saveFetched(exportPoll, path, `${question}.pdf`).finally(() => setPending(false));
  };
  return (
    <Button
      variant="subtle"
      size="compact-xs"
      leftSection={<IconFileTypePdf size={14} aria-hidden="true" />}
      loading={pending}
      onClick={save}
    >
      {t('poll.export')}
    </Button>
  );
}

/** The poll of a message, with the answers as they stand; `onChanged` hands on what a vote was answered with. */
export function PollCard({ message, onChanged }: Props) {
  const poll = message.poll;
  return poll ? <Card poll={poll} onChanged={onChanged} /> : null;
}

function Card({ poll, onChanged }: { poll: Poll } & Pick<Props, 'onChanged'>) {
  const { t } = useTranslation('messaging');
  const reader = useReader();
  const { may } = useChat();
  const name = useId();
  const { shown, choose } = useVoting(poll, onChanged);
  const isEnded = useEnded(poll);
  const isOpen = may.vote && !isEnded;
  const isMine = shown.answers.some(({ is_mine }) => is_mine);
  const nobody = t(isEnded ? 'poll.no_voters_ended' : 'poll.no_voters');
  return (
    <section className={classes.card} aria-label={t('poll.label', { question: poll.question })}>
      <p className={classes.question}>{poll.question}</p>
      {isEnded && <StatusChip accent="gray">{t('poll.ended')}</StatusChip>}
      <fieldset className={classes.answers}>
        <legend className={classes.unseen}>{t('poll.choose')}</legend>
        {shown.answers.map((answer) => (
          <Answer
            key={answer.id}
            answer={answer}
            voters={shown.voters}
            name={name}
            disabled={!isOpen}
            onVote={() => choose(answer.id)}
          />
        ))}
      </fieldset>
      <p className={classes.note}>
        {shown.voters > 0 ? t('poll.voters', { count: shown.voters }) : nobody}
        {poll.end_date && !isEnded && (
          <>
            {' · '}
            {t('poll.ends', { at: relativeLabel(poll.end_date, reader, new Date()) })}
          </>
        )}
      </p>
      <div className={classes.actions}>
        {isMine && may.unvote && !isEnded && (
          <Button variant="subtle" size="compact-xs" onClick={() => choose(null)}>
            {t('poll.reset')}
          </Button>
        )}
        {may.export_polls && poll.voters > 0 && <Export poll={poll} />}
      </div>
    </section>
  );
}
