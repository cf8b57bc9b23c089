import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { PREVIEW_SIZES } from '#platform/contract/file-limits.ts';
import { Id, oneOf } from '#platform/contract/shapes.ts';

/** A file of a message, at an address that an answer gave; `size` asks for a small version of an image. */
export const fetchAttachment = endpoint('GET /v2/attachments/:attachmentId/:accessToken', {
  params: Type.Object({ attachmentId: Id, accessToken: Type.String({ maxLength: 60 }) }),
  query: Type.Object({ size: Type.Optional(oneOf(PREVIEW_SIZES)), message_id: Id }),
  gives: 'file',
  answer: Type.String({ format: 'binary' }),
  refuses: ['file_not_found', 'cannot_download_file'],
});
