import { useCall } from '#platform/web/data/use-call.ts';
import { AfterDelay } from '#platform/web/ui/after-delay.tsx';
import { FailedFace } from '#platform/web/ui/failed-face.tsx';
import { SkeletonRows } from '#platform/web/ui/skeleton-rows.tsx';
import { getConversation } from '../../contract/get-conversation.ts';
import { useEscapeBack } from '../data/use-escape-back.ts';
import { ChatHead } from './chat-head.tsx';
import { OpenChat } from './open-chat.tsx';
import classes from './panes.module.css';

type Props = { groupId: number; isOnePane: boolean; isFolded: boolean; onFold: () => void };

/** One conversation: its head, and below it what is said. */
export function ConversationPane({ groupId, isOnePane, isFolded, onFold }: Props) {
  const { data: entry, error, refetch } = useCall(getConversation, { params: { groupId } });
  useEscapeBack(isOnePane);
  if (!entry)
    return (
      <div className={classes.resting}>
        {error ? (
          <FailedFace error={error} onRetry={() => void refetch()} />
        ) : (
          <AfterDelay>
            <SkeletonRows rows={6} />
          </AfterDelay>
        )}
      </div>
    );
  return (
    <>
      <ChatHead entry={entry} isOnePane={isOnePane} isFolded={isFolded} onFold={onFold} />
      <OpenChat entry={entry} />
    </>
  );
}
