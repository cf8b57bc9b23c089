import { useCallback } from 'react';
import { call } from '#platform/web/data/call.ts';
import { addReaction } from '../../contract/add-reaction.ts';
import { deleteReaction } from '../../contract/delete-reaction.ts';
import type { Message } from '../../contract/shapes.ts';
import type { OpenTalk } from './use-talk.ts';

/** Reacts at once; what fails is told by the call, and the message then shows again what it did before. */
export function useReacting(wish: OpenTalk['wish']) {
  return useCallback(
    (message: Message, reaction: string | null) => {
      const { message_id } = message;
      const params = { messageId: message_id };
      wish(message, { kind: 'reacted', message_id, reaction }, async () =>
        reaction === null ? call(deleteReaction, { params }) : call(addReaction, { params, body: { reaction } }),
      );
    },
    [wish],
  );
}
