import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { Id, Moment, nullable } from '#platform/contract/shapes.ts';
import { Attachment, GroupParams, NewPoll, Quote } from './shapes.ts';

/** What the caller has begun to write here, on whatever device. */
export const getDraft = endpoint('GET /v2/conversations/:groupId/draft', {
  params: GroupParams,
  answer: nullable(
    Type.Object({
      content: Type.String(),
      poll: nullable(NewPoll),
      /** Uploads that no message has yet; those that nobody used for a day are gone. */
      attachments: Type.Array(Type.Omit(Attachment, ['message_id', 'author', 'creation_date'])),
      /** What is being answered, unless the caller can see it no more. */
      master_message_id: nullable(Id),
      quote: nullable(Quote),
      is_important: Type.Boolean(),
      updated_at: Moment,
    }),
  ),
  refuses: ['conversation_not_found'],
});
