import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { MessageParams, ReactionRecord } from './shapes.ts';

/** Reacts to a message; another reaction takes the place of the first. */
export const addReaction = endpoint('POST /v2/messages/:messageId/reactions', {
  params: MessageParams,
  body: Type.Object({
    reaction: Type.String({ maxLength: 200 }),
    process_id: Type.Optional(Type.String({ maxLength: 64 })),
  }),
  answer: ReactionRecord,
  refuses: ['message_not_found', 'cannot_react'],
});
