import { randomBytes } from 'node:crypto';
import { fitsLimits, maxBytesFor, mayUpload } from '#platform/contract/file-consumer.ts';
import { asExtension, type FileExtension } from '#platform/contract/file-kinds.ts';
import { UNUSED_FILES_MAX } from '#platform/contract/file-limits.ts';
import { extensionOf } from '#platform/contract/file-name.ts';
import { type FileStore, StoreTrouble } from '#platform/server/files/file-store.ts';
import type { FileUse } from '#platform/server/files/file-use.ts';
import { objectKey, objectKeys } from '#platform/server/files/kept-file.ts';
import type { FileKit } from '#platform/server/files/open-files.ts';
import type { PreparedFile } from '#platform/server/files/prepare-file.ts';
import { type ReceivedFile, refusalOf } from '#platform/server/files/receive-form.ts';
import { handleUpload, type UploadCall } from '#platform/server/handle.ts';
import { uploadFile as contract } from '../contract/upload-file.ts';
import { describeFile } from './doors.ts';
import { countUnusedLocked, insertFile } from './file-store.ts';
import { forgetObjects, keepObjects, noteObjects } from './removal-store.ts';

type Call = UploadCall<typeof contract>;
type Uses = ReadonlyMap<string, FileUse>;

/** What the purpose says about the file: whether this person may, and whether the file is of a kind and size that it takes. */
function extensionFor(
  { actor, permit, refuse }: Call,
  uses: Uses,
  app_name: string,
  file: ReceivedFile,
): FileExtension {
  const use = uses.get(app_name) ?? refuse('invalid_request', { field: 'app_name' });
  permit(mayUpload(use, actor.role));
  const { extensions } = use;
  const ext = extensionOf(file.file_name);
  permit(fitsLimits({ extensions, max_bytes: maxBytesFor(use, actor.role) }, ext, file.size));
  return asExtension(ext) ?? refuse('error.file.format', { extensions: extensions.join(', ') });
}

/** Puts a file and its small versions into the store. */
async function put(store: FileStore, store_key: string, { path, previews }: PreparedFile): Promise<void> {
  await store.put(objectKey(store_key), path);
  for (const preview of previews) await store.put(objectKey(store_key, preview.size), preview.path);
}

/** Notes the objects, writes them, and then in one transaction the row and the end of the note. */
async function keep(call: Call, store: FileStore, app_name: string, file: ReceivedFile, prepared: PreparedFile) {
  const { actor, now, refuse } = call;
  const { file_name, ext, size, hash: hash_name, previews, width, height } = prepared;
  const store_key = `${actor.role?.school_id ?? 'no-school'}/${randomBytes(16).toString('hex')}`;
  const preview_bytes = previews.map(({ bytes }) => bytes);
  const keys = objectKeys({ store_key, preview_bytes });
  await call.transaction((tx) => noteObjects(tx, keys, now));
  await put(store, store_key, prepared);
  const kept = await call.once([app_name, file.file_name, file.hash], async (tx) => {
    const unused = await countUnusedLocked(tx, actor);
    if (unused >= UNUSED_FILES_MAX) refuse('error.file.too_many_files', { count: UNUSED_FILES_MAX });
    if (!(await keepObjects(tx, keys))) refuse('error.file.not_stored');
    const file = { app_name, file_name, ext, size, hash_name, store_key, preview_bytes, width, height };
    return insertFile(tx, actor, file, now);
  });
  // A repeat was answered with the first file; what it brought along has no row and goes.
  if (kept.store_key !== store_key) await call.transaction((tx) => forgetObjects(tx, keys, now));
  return kept;
}

/** Takes one file: counted, held to its name, cleaned, stored, and then its uploader's until somebody links it. */
export const uploadFile = ({ store, spool, prepare }: FileKit, uses: Uses) =>
  handleUpload(contract, async (call) => {
    const { role } = call.actor;
    if (call.query.school_id !== role?.school_id) call.refuse('school_not_found');
    const largest = Math.max(...[...uses.values()].map((use) => maxBytesFor(use, role)));
    const { fields, file } = await call.receive(spool, largest);
    try {
      const ext = extensionFor(call, uses, fields.app_name, file);
      const prepared = await prepare(file, ext, call.actor.user_id);
      return describeFile(call, await keep(call, store, fields.app_name, file, prepared));
    } catch (error) {
      throw error instanceof StoreTrouble ? refusalOf(error) : error;
    } finally {
      await file.folder.remove();
    }
  });
