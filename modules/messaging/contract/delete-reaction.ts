import { endpoint } from '#platform/contract/endpoint.ts';
import { nullable } from '#platform/contract/shapes.ts';
import { MessageParams, ReactionRecord } from './shapes.ts';

/** Takes the own reaction back. */
export const deleteReaction = endpoint('DELETE /v2/messages/:messageId/reactions', {
  params: MessageParams,
  answer: nullable(ReactionRecord),
  refuses: ['message_not_found'],
});
