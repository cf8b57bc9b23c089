import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { Moment, nullable } from '#platform/contract/shapes.ts';
import { GroupParams } from './shapes.ts';

/** Lets a conversation be silent for a while, or for good. */
export const muteConversation = endpoint('POST /v2/conversations/:groupId/mute', {
  params: GroupParams,
  body: Type.Object({ level: Type.Optional(Type.Unknown()) }),
  answer: Type.Object({ muted_until: nullable(Moment) }),
  refuses: ['conversation_not_found', 'cannot_set_mute', 'already_muted'],
});
