import { Loader } from '@mantine/core';
import { IconArrowUp, IconCheck } from '@tabler/icons-react';
import { type KeyboardEvent, type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Upload } from '#platform/web/files/upload-list.ts';
import { UploadRows } from '#platform/web/files/upload-rows.tsx';
import type { Uploads } from '#platform/web/files/use-uploads.ts';
import { ErrorNotice } from '#platform/web/ui/error-notice.tsx';
import { MESSAGE_MAX } from '../../contract/limits.ts';
import type { Entry } from '../../contract/shapes.ts';
import type { ComposerWords } from '../data/composer-words.ts';
import type { useDraft } from '../data/use-draft.ts';
import type { Editing } from '../data/use-editing.ts';
import { whenDrawn } from '../data/when-drawn.ts';
import { isSendable, type Written } from '../data/written.ts';
import classes from './composer.module.css';
import { ComposerContext } from './composer-context.tsx';
import { ComposerTools } from './composer-tools.tsx';
import { EmojiPopover } from './emoji-popover.tsx';
import { ReadyFiles } from './ready-files.tsx';
import { RoundButton } from './round-button.tsx';

type Props = {
  entry: Entry;
  draft: ReturnType<typeof useDraft>;
  onSend: () => void;
  editing: Editing;
  uploads: Uploads;
  accept: string;
  onPoll: () => void;
  /** Arrow up in an empty field goes back to what one said last. */
  onEditLast: () => void;
  field: RefObject<HTMLTextAreaElement | null>;
  enterSends: boolean;
  words: ComposerWords;
};

/** The counter comes when there is room for this much more only. */
const COUNTED_FROM = 500;

/** For how many more letters there is room. */
const leftAfter = (text: string): number => MESSAGE_MAX - [...text].length;

/** Measuring at every key lays out the whole page twice; browsers that can do it themselves are left to it. */
const growsByItself = CSS.supports('field-sizing', 'content');

const SAVE_SIGN = <IconCheck size={20} stroke={2} aria-hidden="true" />;
const SEND_SIGN = <IconArrowUp size={20} stroke={2} aria-hidden="true" />;

/** Where one writes: the text with what belongs to it, and the button that sends it. */
export function Composer(props: Props) {
  const { entry, draft, onSend, editing, uploads, accept, onPoll, onEditLast, field, enterSends, words } = props;
  const { written, now, isTypedAhead, type, change } = draft;
  const [emojiAnchor, setEmojiAnchor] = useState<HTMLElement | null>(null);
  const isEditing = editing.message !== null;
  const text = isEditing ? editing.text : written.content_plain;
  const setText = (next: string) => (isEditing ? editing.change(next) : change({ content_plain: next }));
  const left = leftAfter(text);
  const { files } = written;
  const removeFile = useCallback(
    (id: number) => change((known) => ({ files: known.files.filter((file) => file.id !== id) })),
    [change],
  );
  const { remove } = uploads;
  const removeUpload = useCallback(({ id }: Upload) => remove(id), [remove]);
  const isUploading = uploads.list.some(({ state }) => state.is === 'waiting' || state.is === 'sending');
  const isFit = (what: Written) => leftAfter(what.content_plain) >= 0 && isSendable(what) && !isUploading;
  const mayGo = isEditing ? editing.isFit : isFit(written);

  // The field has its text by itself, so that a key is seen before anything else is drawn; what comes from elsewhere is
  // put into it.
  const [atFirst] = useState(text);
  useLayoutEffect(() => {
    const area = field.current;
    if (area && area.value !== text && (isEditing || !isTypedAhead())) area.value = text;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: The field grows with its text.
  useLayoutEffect(() => {
    const area = field.current;
    if (!area || growsByItself) return;
    area.style.height = 'auto';
    area.style.height = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`;
  }, [text]);

  // A browser puts the caret before a text that was there from the start; whoever comes back goes on behind it. To move it
  // has everything laid out at once, so what is to be read is drawn first.
  useEffect(
    () =>
      whenDrawn(() => {
        const area = field.current;
        if (area && area !== document.activeElement) area.setSelectionRange(area.value.length, area.value.length);
      }),
    [field],
  );

  const go = () => {
    if (!(isEditing ? mayGo : isFit(now()))) return;
    if (isEditing) editing.save();
    else onSend();
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // While a Japanese word is being composed, Enter chooses it.
    if (event.nativeEvent.isComposing) return;
    const wantsToSend = event.ctrlKey || event.metaKey || (enterSends && !event.shiftKey && !event.altKey);
    if (event.key === 'Enter' && wantsToSend) {
      event.preventDefault();
      go();
    } else if (event.key === 'Escape' && (isEditing || written.quote)) {
      event.preventDefault();
      event.stopPropagation();
      if (isEditing) editing.stop();
      else change({ quote: null });
    } else if (event.key === 'ArrowUp' && event.currentTarget.value === '' && !isEditing) {
      event.preventDefault();
      onEditLast();
    }
  };
  const insert = (emoji: string) => {
    const { value = text, selectionStart = value.length, selectionEnd = value.length } = field.current ?? {};
    setText(value.slice(0, selectionStart) + emoji + value.slice(selectionEnd));
    const at = selectionStart + emoji.length;
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(at, at);
    });
  };
  const isCarrying =
    isEditing || written.quote !== null || written.is_important || files.length > 0 || uploads.list.length > 0;
  const sign = () => {
    if (editing.isSaving) return <Loader size={18} color="currentColor" />;
    return isEditing ? SAVE_SIGN : SEND_SIGN;
  };
  return (
    <form
      className={classes.composer}
      data-composer=""
      data-writing={(text !== '' && !isEditing) || undefined}
      data-carrying={isCarrying || undefined}
      aria-label={words.label}
      onSubmit={(event) => {
        event.preventDefault();
        go();
      }}
    >
      <ComposerContext
        quote={written.quote}
        isImportant={written.is_important}
        change={change}
        edited={editing.message}
        stopEditing={editing.stop}
      />
      {!isEditing && files.length > 0 && <ReadyFiles files={files} onRemove={removeFile} />}
      {!isEditing && <UploadRows list={uploads.list} onRetry={uploads.retry} onRemove={removeUpload} />}
      {editing.error && <ErrorNotice error={editing.error} />}
      <div className={classes.foot}>
        <div className={classes.line}>
          <ComposerTools
            entry={entry}
            isEditing={isEditing}
            hasPoll={written.poll !== null}
            isImportant={written.is_important}
            change={change}
            accept={accept}
            onFiles={uploads.add}
            onEmoji={setEmojiAnchor}
            onPoll={onPoll}
            words={words}
          />
          <textarea
            ref={field}
            className={classes.field}
            rows={1}
            defaultValue={atFirst}
            aria-label={words.field}
            placeholder={words.field}
            enterKeyHint={enterSends ? 'send' : 'enter'}
            dir="auto"
            onChange={({ currentTarget }) => (isEditing ? editing.change : type)(currentTarget.value)}
            onKeyDown={onKeyDown}
          />
          <RoundButton
            type="submit"
            isFilled
            disabled={!mayGo || editing.isSaving}
            aria-label={isEditing ? words.save : words.send}
            // The field keeps the focus, so that the keyboard of a phone stays.
            onMouseDown={(event) => event.preventDefault()}
          >
            {sign()}
          </RoundButton>
        </div>
        {left < COUNTED_FROM && <Counter left={left} />}
      </div>
      {emojiAnchor && <EmojiPopover anchor={emojiAnchor} onPick={insert} onClose={() => setEmojiAnchor(null)} />}
    </form>
  );
}

function Counter({ left }: { left: number }) {
  const { t } = useTranslation('messaging');
  return (
    <p className={classes.count} data-over={left < 0 || undefined} role="status">
      {left < 0 ? t('composer.over', { count: -left }) : t('composer.left', { count: left })}
    </p>
  );
}
