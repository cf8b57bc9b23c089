import { ActionIcon, Group, Textarea, TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { newKey } from '#platform/web/data/attempt.ts';
import { timeZoneOf, useMe } from '#platform/web/data/me.ts';
import { sentenceOf } from '#platform/web/errors/error-sentence.ts';
import { wordOf } from '#platform/web/i18n/word-of.ts';
import { DayField } from '#platform/web/ui/day-field.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { DialogForm } from '#platform/web/ui/dialog-form.tsx';
import { type Form, useForm } from '#platform/web/ui/use-form.ts';
import { createPoll } from '../../contract/create-poll.ts';
import { POLL_ANSWER_MAX, POLL_ANSWERS_MIN, POLL_QUESTION_MAX } from '../../contract/limits.ts';
import type { DialogProps } from '../data/dialogs.ts';
import {
  draftOf,
  faultsIn,
  isBegun,
  POLL_REFUSALS,
  type PollDraft,
  pollOf,
  withEmptyField,
} from '../data/poll-draft.ts';
import { pollingPromo } from '../data/polling-promo.ts';
import classes from './poll-dialog.module.css';
import { Promo } from './promo.tsx';

const FEATURE = 'MESSAGING_POLLS';

/** The answers: an empty field always follows the last one, and Enter goes to the next instead of sending. */
function Answers({ draft, change, faults }: Form<PollDraft>) {
  const { t } = useTranslation('messaging');
  const list = useRef<HTMLDivElement>(null);
  const fault = useId();
  const fieldAt = (at: number) => list.current?.querySelectorAll('input')[at];
  return (
    <fieldset className={classes.answers} aria-describedby={faults.answers ? fault : undefined}>
      <legend className={classes.legend}>{t('poll.answers')}</legend>
      <div ref={list} className={classes.list}>
        {draft.answers.map((text, at) => (
          <TextInput
            // biome-ignore lint/suspicious/noArrayIndexKey: An answer is its place; it has no other name.
            key={at}
            aria-label={t('poll.answer', { number: at + 1 })}
            placeholder={t('poll.answer', { number: at + 1 })}
            value={text}
            maxLength={POLL_ANSWER_MAX}
            error={faults.answers !== undefined && at === 0}
            onChange={({ currentTarget }) =>
              change({ answers: withEmptyField(draft.answers.with(at, currentTarget.value)) })
            }
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              fieldAt(at + 1)?.focus();
            }}
            rightSection={
              text && draft.answers.length > POLL_ANSWERS_MIN ? (
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  aria-label={t('poll.remove_answer', { number: at + 1 })}
                  onClick={() => {
                    change({ answers: withEmptyField(draft.answers.toSpliced(at, 1)) });
                    fieldAt(at)?.focus();
                  }}
                >
                  <IconX size={16} aria-hidden="true" />
                </ActionIcon>
              ) : null
            }
          />
        ))}
      </div>
      {faults.answers && (
        <p id={fault} className={classes.fault} role="alert">
          {faults.answers}
        </p>
      )}
    </fieldset>
  );
}

function PollForm({ request, onClose }: Pick<DialogProps<'poll'>, 'request' | 'onClose'>) {
  const { t } = useTranslation('messaging');
  const time_zone = timeZoneOf(useMe());
  const { groupId: group_id, draft, onKept, onSent } = request;
  const [client_id] = useState(newKey);
  const [empty] = useState(() => draftOf(draft, time_zone));
  const isSent = useRef(false);
  const form = useForm(createPoll, {
    empty,
    check: (written: PollDraft) =>
      Object.fromEntries(
        faultsIn(written, time_zone, new Date()).map(({ field, word, params }) => [
          field,
          word.startsWith('ui:') ? wordOf(word) : sentenceOf(word, params),
        ]),
      ),
    refusals: POLL_REFUSALS,
    input: (written) => ({ body: { group_id, ...pollOf(written, time_zone), client_id } }),
    onDone: ({ message }) => {
      isSent.current = true;
      onSent(message);
      onClose();
    },
  });
  // Whatever closes the dialog, what was begun is kept; one that was sent is not.
  const latest = useRef(() => {});
  latest.current = () => {
    const poll = pollOf(form.draft, time_zone);
    onKept(isSent.current || !isBegun(poll) ? null : poll);
  };
  useEffect(() => () => latest.current(), []);
  return (
    <DialogForm form={form} onCancel={onClose} submitLabel={t('poll.send')} mayGo>
      <Textarea
        label={t('poll.question')}
        value={form.draft.question}
        maxLength={POLL_QUESTION_MAX}
        autosize
        minRows={1}
        maxRows={5}
        data-autofocus
        error={form.faults.question}
        onChange={({ currentTarget }) => form.change({ question: currentTarget.value })}
      />
      <Answers {...form} />
      <Group gap="sm" align="flex-start" grow preventGrowOverflow={false}>
        <DayField
          label={t('poll.end_day')}
          description={t('poll.end_note')}
          value={form.draft.day}
          error={form.faults.day}
          onChange={({ currentTarget }) => form.change({ day: currentTarget.value })}
        />
        {form.draft.day !== '' && (
          <TextInput
            type="time"
            label={t('poll.end_time')}
            description={t('poll.end_time_note')}
            value={form.draft.time}
            onChange={({ currentTarget }) => form.change({ time: currentTarget.value })}
          />
        )}
      </Group>
    </DialogForm>
  );
}

function PollPromo({ onClose }: { onClose: () => void }) {
  useEffect(pollingPromo.note, []);
  return <Promo feature={FEATURE} onClose={onClose} />;
}

/** Asks the members of a conversation something. Schools without polls read here how to get them. */
export default function PollDialog({ request, opened, onClose, onClosed }: DialogProps<'poll'>) {
  const { t } = useTranslation('messaging');
  const mayPoll = useMe().school?.features.includes(FEATURE) ?? false;
  return (
    <Dialog opened={opened} onClose={onClose} onClosed={onClosed} title={t('poll.title')}>
      {mayPoll ? <PollForm request={request} onClose={onClose} /> : <PollPromo onClose={onClose} />}
    </Dialog>
  );
}
