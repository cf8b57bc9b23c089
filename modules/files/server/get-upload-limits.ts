import { maxBytesFor, mayUpload } from '#platform/contract/file-consumer.ts';
import type { FileUse } from '#platform/server/files/file-use.ts';
import { handle } from '#platform/server/handle.ts';
import { getUploadLimits as contract } from '../contract/get-upload-limits.ts';

export const getUploadLimits = (uses: ReadonlyMap<string, FileUse>) =>
  handle(contract, async ({ actor, query, permit, refuse }) => {
    const use = uses.get(query.app_name) ?? refuse('invalid_request', { field: 'app_name' });
    permit(mayUpload(use, actor.role));
    const { app_name, extensions, max_count } = use;
    return { app_name, extensions: [...extensions], max_bytes: maxBytesFor(use, actor.role), max_count };
  });
