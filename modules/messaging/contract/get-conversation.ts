import { endpoint } from '#platform/contract/endpoint.ts';
import { Entry, GroupParams } from './shapes.ts';

/** One conversation, as the list shows it. */
export const getConversation = endpoint('GET /v2/conversations/:groupId', {
  params: GroupParams,
  answer: Entry,
  refuses: ['conversation_not_found'],
});
