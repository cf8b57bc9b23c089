import type { AnswerOf } from '#platform/contract/endpoint.ts';
import type { getDraft } from '../../contract/get-draft.ts';
import { isBlank, nothingWritten, type Written } from './written.ts';

/** The draft as the server has it; undefined until it has answered. */
export type KeptDraft = AnswerOf<typeof getDraft> | undefined;

/** The same as it stands in the field. */
export const asWritten = (draft: AnswerOf<typeof getDraft>): Written =>
  draft === null
    ? nothingWritten
    : {
        content_plain: draft.content,
        files: draft.attachments.map((file) => ({
          id: file.attachment_id,
          file_name: file.original_filename,
          ext: file.extension,
          size: file.size,
          path: file.path_in_filesystem,
          width: file.width,
          height: file.height,
        })),
        is_important: draft.is_important,
        quote: draft.quote,
        poll: draft.poll,
      };

/** The same the other way; what of a file is not known here, nobody asks a draft for. */
export const asDraft = (written: Written): Exclude<KeptDraft, undefined> =>
  isBlank(written)
    ? null
    : {
        content: written.content_plain,
        attachments: written.files.map(({ id, file_name, ext, size, path, width = null, height = null }) => ({
          attachment_id: id,
          original_filename: file_name,
          extension: ext,
          size,
          path_in_filesystem: path,
          preview: null,
          preview_large: null,
          width,
          height,
        })),
        is_important: written.is_important,
        master_message_id: written.quote?.message_id ?? null,
        quote: written.quote,
        poll: written.poll,
        updated_at: new Date().toISOString(),
      };
