import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { newKey } from '#platform/web/data/attempt.ts';
import { call } from '#platform/web/data/call.ts';
import { CallError } from '#platform/web/data/call-error.ts';
import { callKey } from '#platform/web/data/use-call.ts';
import { getDraft } from '../../contract/get-draft.ts';
import { sendMessage } from '../../contract/send-message.ts';
import { asWritten } from './server-draft.ts';
import type { Placeholder, TalkAction } from './talk.ts';
import type { InLine } from './use-line.ts';
import { isDraftOf } from './written.ts';

/** What is about to be said. */
export type Draft = Pick<Placeholder, 'content_plain' | 'files' | 'is_important' | 'quote'>;

type Sending = {
  /** Says something, of which the server may have had a beginning. */
  send: (draft: Draft, begun: Placeholder['begun']) => void;
  /** Sends a failed one again, under the same id. */
  resend: (placeholder: Placeholder) => void;
};

// Without a connection the error modal says so (S2 section 8); a refusal stands below the message.
const TELLING = { inPlace: ({ offline }: CallError) => !offline };

/** Whether something else has been begun since, here or on another device: with a message goes only the draft of it. */
async function hasOtherDraft(groupId: number, placeholder: Placeholder): Promise<boolean> {
  const draft = await call(getDraft, { params: { groupId } }, TELLING);
  return draft !== null && !isDraftOf(placeholder, asWritten(draft));
}

/**
 * What is sent stands there at once as a placeholder, and leaves in the order in which it was written. Messages and drafts
 * leave one after the other: a draft that came in after its message would outlive it.
 */
export function useSending(groupId: number, act: (action: TalkAction) => void, inLine: InLine): Sending {
  const client = useQueryClient();
  const deliver = useCallback(
    async (placeholder: Placeholder, isAgain: boolean) => {
      const { client_id, content_plain, files, is_important, quote } = placeholder;
      try {
        const keeps_draft = isAgain && (await hasOtherDraft(groupId, placeholder));
        const message = await call(
          sendMessage,
          {
            body: {
              group_id: groupId,
              text: content_plain,
              client_id,
              ...(keeps_draft && { keeps_draft }),
              ...(files.length > 0 && { attachment_ids: files.map(({ id }) => id) }),
              ...(is_important && { is_important }),
              ...(quote && { master_message_id: quote.message_id }),
            },
          },
          TELLING,
        );
        // Nobody told a conversation that is not open that its draft has gone: whoever comes back asks.
        client.removeQueries({ queryKey: callKey(getDraft, { params: { groupId } }), type: 'inactive' });
        // Only a draft is answered without one.
        if (message !== null) act({ kind: 'sent', client_id, message });
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        act({ kind: 'failed', client_id, fault: error.offline ? null : error.key });
      }
    },
    [groupId, act, client],
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
    (draft: Draft, begun: Placeholder['begun']) =>
      begin(
        {
          ...draft,
          begun,
          client_id: newKey(),
          creation_date: new Date().toISOString(),
          state: 'sending',
          fault: null,
        },
        false,
      ),
    [begin],
  );
  return { send, resend };
}
