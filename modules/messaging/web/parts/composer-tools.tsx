import { IconAlertCircle, IconChartBar, IconMoodSmile, IconPaperclip } from '@tabler/icons-react';
import { memo, useRef } from 'react';
import type { Entry } from '../../contract/shapes.ts';
import type { ComposerWords } from '../data/composer-words.ts';
import { usePollOffer } from '../data/use-poll-offer.ts';
import type { Written } from '../data/written.ts';
import classes from './composer.module.css';
import { RoundButton } from './round-button.tsx';

type Props = {
  entry: Entry;
  isEditing: boolean;
  hasPoll: boolean;
  isImportant: boolean;
  change: (part: Partial<Written>) => void;
  accept: string;
  onFiles: (files: readonly File[]) => void;
  onEmoji: (anchor: HTMLElement) => void;
  onPoll: () => void;
  words: ComposerWords;
};

const icon = { size: 21, stroke: 1.6, 'aria-hidden': true } as const;

/** What can be added to a message: files, emojis, a poll, the mark of something important. It stays as it is while one types. */
export const ComposerTools = memo(function ComposerTools(props: Props) {
  const { entry, isEditing, hasPoll, isImportant, change, accept, onFiles, onEmoji, onPoll, words } = props;
  const picker = useRef<HTMLInputElement>(null);
  const offersPoll = usePollOffer(entry);
  return (
    <div className={classes.tools}>
      {!isEditing && (
        <>
          <RoundButton aria-label={words.attach} onClick={() => picker.current?.click()}>
            <IconPaperclip {...icon} />
          </RoundButton>
          <input
            ref={picker}
            type="file"
            hidden
            multiple
            accept={accept}
            onChange={({ currentTarget }) => {
              onFiles(Array.from(currentTarget.files ?? []));
              // So that the same file can be picked again after it was taken away.
              currentTarget.value = '';
            }}
          />
          {offersPoll && (
            <RoundButton aria-label={words.poll} onClick={onPoll} data-begun={hasPoll}>
              <IconChartBar {...icon} />
            </RoundButton>
          )}
          {entry.may.post_important && (
            <RoundButton
              aria-label={words.important}
              aria-pressed={isImportant}
              data-on={isImportant || undefined}
              className={classes.toggle}
              onClick={() => change({ is_important: !isImportant })}
            >
              <IconAlertCircle {...icon} />
            </RoundButton>
          )}
        </>
      )}
      <RoundButton
        className={classes.emoji}
        aria-label={words.emoji}
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => onEmoji(currentTarget)}
      >
        <IconMoodSmile {...icon} />
      </RoundButton>
    </div>
  );
});
