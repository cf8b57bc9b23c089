import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { Id } from '#platform/contract/shapes.ts';
import { Attachment } from './shapes.ts';

/** A new address for a file of a message whose last one has run out. */
export const getAttachment = endpoint('GET /v2/attachments/:attachmentId', {
  params: Type.Object({ attachmentId: Id }),
  query: Type.Object({ message_id: Id }),
  answer: Attachment,
  refuses: ['file_not_found'],
});
