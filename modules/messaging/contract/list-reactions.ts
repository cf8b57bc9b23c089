import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { MessageParams, User } from './shapes.ts';

/** Who reacted how. */
export const listReactions = endpoint('GET /v2/messages/:messageId/reactions', {
  params: MessageParams,
  answer: Type.Array(Type.Object({ user: User, reaction: Type.String() })),
  refuses: ['message_not_found'],
});
