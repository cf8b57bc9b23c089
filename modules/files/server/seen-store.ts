import type { Actor } from '#platform/server/actor.ts';
import type { Transaction } from '#platform/server/db.ts';
import type { FileUse } from '#platform/server/files/file-use.ts';
import { Refusal } from '#platform/server/refusal.ts';
import { type FileRow, findFile } from './file-store.ts';

/**
 * Loads a file that this person may see now: an unused upload is its uploader's, a linked one is shown by the
 * module that linked it. Everything else is as if it did not exist.
 */
export async function loadSeen(
  tx: Transaction,
  actor: Actor,
  uses: ReadonlyMap<string, FileUse>,
  file_id: number,
  now: Date,
): Promise<FileRow> {
  const file = await findFile(tx, actor, file_id);
  const maySee =
    file !== undefined &&
    (file.thing_id === null
      ? file.person_id === actor.user_id
      : await uses.get(file.app_name)?.maySee(tx, actor, file.thing_id, now));
  if (!file || !maySee) throw new Refusal('data_not_found');
  return file;
}
