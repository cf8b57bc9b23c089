import { useCallback } from 'react';
import { newKey } from '#platform/web/data/attempt.ts';
import { call } from '#platform/web/data/call.ts';
import { CallError } from '#platform/web/data/call-error.ts';
import { sendMessage } from '../../contract/send-message.ts';
import type { Placeholder, TalkAction } from './talk.ts';
import type { InLine } from './use-line.ts';

/** What is about to be said. */
export type Draft = Pick<Placeholder, 'content_plain' | 'files' | 'is_important' | 'quote'>;

type Sending = {
  send: (draft: Draft) => void;
  /** Sends a failed one again, under the same id. */
  resend: (placeholder: Placeholder) => void;
};

type Kit = {
  /** Messages and drafts leave one after the other: a draft that came in after its message would outlive it. */
  readonly inLine: InLine;
  /** Whether something is being written now. */
  readonly isWriting: () => boolean;
};

/** What is sent stands there at once as a placeholder, and leaves in the order in which it was written. */
export function useSending(groupId: number, act: (action: TalkAction) => void, { inLine, isWriting }: Kit): Sending {
  const deliver = useCallback(
    async ({ client_id, content_plain, files, is_important, quote }: Placeholder, isAgain: boolean) => {
      try {
        const message = await call(
          sendMessage,
          {
            body: {
              group_id: groupId,
              text: content_plain,
              client_id,
              // What has been begun since is not what is sent again here.
              ...(isAgain && isWriting() && { keeps_draft: true }),
              ...(files.length > 0 && { attachment_ids: files.map(({ id }) => id) }),
              ...(is_important && { is_important }),
              ...(quote && { master_message_id: quote.message_id }),
            },
          },
          // Without a connection the error modal says so (S2 section 8); a refusal stands below the message.
          { inPlace: ({ offline }) => !offline },
        );
        // Only a draft is answered without one.
        if (message !== null) act({ kind: 'sent', client_id, message });
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        act({ kind: 'failed', client_id, fault: error.offline ? null : error.key });
      }
    },
    [groupId, act, isWriting],
  );
  const begin = useCallback(
    (placeholder: Placeholder, isAgain: boolean) => {
      act({ kind: 'sending', placeholder: { ...placeholder, state: 'sending', fault: null } });
      void inLine(() => deliver(placeholder, isAgain));
    },
    [act, deliver, inLine],
  );
  const resend = useCallback((placeholder: Placeholder) => begin(placeholder, true), [begin]);
  const send = useCallback(
    (draft: Draft) =>
      begin(
        { ...draft, client_id: newKey(), creation_date: new Date().toISOString(), state: 'sending', fault: null },
        false,
      ),
    [begin],
  );
  return { send, resend };
}
