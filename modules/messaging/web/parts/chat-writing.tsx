import { useQueryClient } from '@tanstack/react-query';
import { memo, type RefObject, useCallback, useImperativeHandle } from 'react';
import { useTranslation } from 'react-i18next';
import { callKey, useCall } from '#platform/web/data/use-call.ts';
import { useLatest } from '#platform/web/data/use-latest.ts';
import { getDraft } from '../../contract/get-draft.ts';
import type { Entry, Message } from '../../contract/shapes.ts';
import { type ComposerWords, composerWords } from '../data/composer-words.ts';
import { useDialogs } from '../data/dialogs.ts';
import type { KeptDraft } from '../data/server-draft.ts';
import type { Placeholder } from '../data/talk.ts';
import { useDraft } from '../data/use-draft.ts';
import { useEditing } from '../data/use-editing.ts';
import type { InLine } from '../data/use-line.ts';
import { useFileLimits, useMessageFiles } from '../data/use-message-files.ts';
import type { Draft } from '../data/use-sending.ts';
import { useEnterSends } from '../data/use-settings.ts';
import type { OpenTalk } from '../data/use-talk.ts';
import { isSendable, type Written } from '../data/written.ts';
import { ClosedNote } from './closed-note.tsx';
import { Composer } from './composer.tsx';

/** What is being written, for the messages above it: they are replied to, changed and taken back into the field. */
export type WritingHandle = {
  now: () => Written;
  change: (part: Partial<Written>) => void;
  edit: (message: Message) => void;
  addFiles: (files: readonly File[]) => void;
  giveUp: () => void;
};

type Props = {
  entry: Entry;
  isDrawn: boolean;
  mayPost: boolean;
  isGone: boolean;
  handle: RefObject<WritingHandle | null>;
  field: RefObject<HTMLTextAreaElement | null>;
  inLine: InLine;
  act: OpenTalk['act'];
  onSend: (draft: Draft, begun: Placeholder['begun']) => void;
  onPollSent: (message: Message) => void;
  /** The last message of one's own that may be changed still. */
  findLast: () => Message | undefined;
};

/** Where one says something oneself. What it needs to know is asked for here, once and not at every key. */
export const ChatWriting = memo(function ChatWriting(props: Props) {
  const { t, i18n } = useTranslation('messaging');
  const { group_id: groupId } = props.entry.group;
  const { data: kept } = useCall(getDraft, { params: { groupId } }, { enabled: props.isDrawn });
  const limits = useFileLimits();
  const enterSends = useEnterSends();
  const words = composerWords(t, i18n.language);
  return <Writing {...props} kept={kept} limits={limits} enterSends={enterSends} words={words} />;
});

type WritingProps = Props & {
  kept: KeptDraft;
  limits: ReturnType<typeof useFileLimits>;
  enterSends: boolean;
  words: ComposerWords;
};

/** Each key draws this anew, and none of the messages. */
function Writing(props: WritingProps) {
  const { entry, mayPost, isGone, handle, field, inLine, act, onSend, onPollSent, findLast } = props;
  const { group_id: groupId } = entry.group;
  const openDialog = useDialogs();
  const client = useQueryClient();
  const onSaved = useCallback(
    (saved: KeptDraft) => void client.setQueryData(callKey(getDraft, { params: { groupId } }), saved),
    [client, groupId],
  );
  const draft = useDraft(groupId, props.kept, { inLine, onSaved });
  const { written, now, change, forget, giveUp } = draft;
  const editing = useEditing(act, mayPost);
  const { uploads, accept } = useMessageFiles(props.limits, written, change);
  const latest = useLatest({ addFiles: uploads.add });
  const { start } = editing;
  useImperativeHandle(
    handle,
    () => ({
      now,
      change,
      edit: start,
      addFiles: (files) => latest.current.addFiles(files),
      giveUp,
    }),
    [now, change, giveUp, start],
  );
  const openPoll = useCallback(
    () =>
      openDialog({
        kind: 'poll',
        groupId,
        draft: now().poll,
        onSent: onPollSent,
        onKept: (poll) => change({ poll }),
      }),
    [openDialog, groupId, onPollSent, now, change],
  );
  if (!mayPost) return <ClosedNote entry={entry} text={written.content_plain} isGone={isGone} />;
  return (
    <Composer
      entry={entry}
      draft={draft}
      onSend={() => {
        const said = now();
        if (!isSendable(said)) return;
        onSend({ ...said, content_plain: said.content_plain.trim() }, forget());
      }}
      editing={editing}
      uploads={uploads}
      accept={accept}
      onPoll={openPoll}
      onEditLast={() => {
        const last = findLast();
        if (last) start(last);
      }}
      field={field}
      enterSends={props.enterSends}
      words={props.words}
    />
  );
}
