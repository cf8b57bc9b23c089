import { Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { FILE_FORMATS, type FileExtension } from './file-kinds.ts';
import { APP_NAME_MAX, FILE_NAME_MAX } from './file-limits.ts';
import { Id, nullable, oneOf, SchoolQuery } from './shapes.ts';

const AppName = Type.String({ minLength: 1, maxLength: APP_NAME_MAX });
const Extension = oneOf(Object.keys(FILE_FORMATS) as FileExtension[]);

/** How large a picture is, as it is shown; null for what is no picture, and for those from before it was kept. */
export const PictureSides = { width: nullable(Type.Integer()), height: nullable(Type.Integer()) };

/** A file as callers know it (S1 section 3, "lesson_attachments"). */
export const FileAnswer = Type.Object({
  id: Id,
  /** Where the caller may fetch it, for a few minutes. */
  path: Type.String(),
  file_name: Type.String({ maxLength: FILE_NAME_MAX }),
  size: Type.Integer(),
  /** The SHA-256 of what is kept, in hex. */
  hash_name: Type.String(),
  ext: Extension,
  ...PictureSides,
});

/**
 * The one way in for files (DECISIONS, "uploads"); `id` is what attachment fields take. The school is that of the role,
 * and whoever has no role names none.
 */
export const uploadFile = endpoint('POST /upload', {
  query: SchoolQuery,
  takes: 'file',
  body: Type.Object({ app_name: AppName }),
  answer: FileAnswer,
});

/** What may be uploaded for a purpose, in this school's package. */
export const getUploadLimits = endpoint('GET /schools/:schoolId/upload-limits', {
  params: Type.Object({ schoolId: Id }),
  query: Type.Object({ app_name: AppName }),
  answer: Type.Object({
    app_name: Type.String(),
    extensions: Type.Array(Extension),
    max_bytes: Type.Integer(),
    max_count: Type.Integer(),
  }),
});
