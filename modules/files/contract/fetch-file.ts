import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { PREVIEW_SIZES } from '#platform/contract/file-limits.ts';
import { Id, oneOf } from '#platform/contract/shapes.ts';

/** The bytes themselves, at an address that an answer gave. */
export const fetchFile = endpoint('GET /files/:fileId/content/:ticket', {
  params: Type.Object({ fileId: Id, ticket: Type.String({ maxLength: 60 }) }),
  query: Type.Object({ size: Type.Optional(oneOf(PREVIEW_SIZES)) }),
  gives: 'file',
  answer: Type.String({ format: 'binary' }),
});
