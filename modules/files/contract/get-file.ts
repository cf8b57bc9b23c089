import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { PREVIEW_SIZES } from '#platform/contract/file-limits.ts';
import { FileAnswer } from '#platform/contract/file-upload.ts';
import { Id, Moment, oneOf } from '#platform/contract/shapes.ts';

/** A new address for a file whose last one has run out, whole or small. */
export const getFile = endpoint('GET /files/:fileId', {
  params: Type.Object({ fileId: Id }),
  query: Type.Object({ size: Type.Optional(oneOf(PREVIEW_SIZES)) }),
  answer: Type.Object({ ...FileAnswer.properties, expires_at: Moment }),
});
