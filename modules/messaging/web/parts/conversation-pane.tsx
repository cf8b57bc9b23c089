import { memo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { AfterDelay } from '#platform/web/ui/after-delay.tsx';
import { FailedFace } from '#platform/web/ui/failed-face.tsx';
import { VisuallyHidden } from '#platform/web/ui/visually-hidden.tsx';
import { useDialogs } from '../data/dialogs.ts';
import type { Place } from '../data/keep-talk.ts';
import { useConversation } from '../data/use-conversations.ts';
import { useDrawn } from '../data/use-drawn.ts';
import { useEscapeBack } from '../data/use-escape-back.ts';
import { isCommand, useKey } from '../data/use-key.ts';
import { BackToList } from './back-to-list.tsx';
import headClasses from './chat-head.module.css';
import { ChatHead } from './chat-head.tsx';
import { OpenChat } from './open-chat.tsx';
import classes from './panes.module.css';
import { TalkWaiting } from './talk-waiting.tsx';

export type PaneProps = { groupId: number; place: Place; isOnePane: boolean; isFolded: boolean; onFold: () => void };

/** One conversation: its head, and below it what is said. It is the same one for as long as it is open. */
export const ConversationPane = memo(function ConversationPane({
  groupId,
  place,
  isOnePane,
  isFolded,
  onFold,
}: PaneProps) {
  const { t } = useTranslation('messaging');
  const isDrawn = useDrawn();
  const { data: entry, error, refetch } = useConversation(groupId, isDrawn);
  const open = useDialogs();
  const head = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  useEscapeBack(isOnePane);
  // Deleted for everyone, or a role has ended, while it was open.
  const isGone = error?.status === 404;
  // Most of a long conversation is not in the page, where the browser would look for it; a second press is the browser's.
  useKey(
    (event) => event.key.toLowerCase() === 'f' && !event.shiftKey && isCommand(event) && !isGone,
    () => open({ kind: 'find', groupId }),
  );
  const failed = error && <FailedFace error={error} onRetry={() => void refetch()} />;
  if (!entry)
    return (
      <>
        {/* Where the list is covered, nothing else would lead out of a conversation that is gone. */}
        {(isOnePane || isFolded) && (
          <header className={headClasses.head}>
            <BackToList />
            {isOnePane && (
              <h1>
                <VisuallyHidden>{t('list.title')}</VisuallyHidden>
              </h1>
            )}
          </header>
        )}
        {failed ? (
          <div className={classes.resting}>{failed}</div>
        ) : (
          <AfterDelay>
            <TalkWaiting />
          </AfterDelay>
        )}
      </>
    );
  return (
    <>
      <ChatHead ref={head} entry={entry} isGone={isGone} isOnePane={isOnePane} isFolded={isFolded} onFold={onFold} />
      <OpenChat entry={entry} place={place} isDrawn={isDrawn} head={head} field={field} gone={isGone ? failed : null} />
    </>
  );
});
