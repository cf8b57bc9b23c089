import { createHash, randomBytes } from 'node:crypto';
import type { Static } from 'typebox';
import { addressOf } from '#platform/contract/endpoint.ts';
import type { FileConsumer } from '#platform/contract/file-consumer.ts';
import { FILE_FORMATS, type FileExtension } from '#platform/contract/file-kinds.ts';
import { PREVIEW_SIZES, type PreviewSize } from '#platform/contract/file-limits.ts';
import type { FileAnswer } from '#platform/contract/file-upload.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { Credential } from '#platform/server/credential.ts';
import type { Transaction } from '#platform/server/db.ts';
import { writeDown } from '#platform/server/files/file-store.ts';
import { objectKey } from '#platform/server/files/kept-file.ts';
import type { FileKit } from '#platform/server/files/open-files.ts';
import { notDrawn } from '#platform/server/files/prepare-file.ts';
import { writeTicket } from '#platform/server/files/ticket.ts';
import { Refusal } from '#platform/server/refusal.ts';
import { fetchFile } from '../contract/fetch-file.ts';
import {
  countLinked,
  deleteOfThing,
  type FileRow,
  filesOfThings,
  filesOfUploader,
  findFile,
  findLinked,
  holdThing,
  insertMade,
  linkUnused,
} from './file-store.ts';

export { forgetObjects, keepObjects, noteObjects } from './removal-store.ts';

/** Everything that a person has uploaded. */
export const filesBy = filesOfUploader;

/** The files of some things of a module, by the things' own ids. */
export const filesOf = filesOfThings;

/** How many files some things of a module were given since a moment. */
export const countFilesSince = countLinked;

/** A file that the caller uploaded for a purpose, in the school of the current role, whether or not it is linked. */
export async function ownFile(
  tx: Transaction,
  actor: Actor,
  { app_name }: FileConsumer,
  file_id: number,
): Promise<FileRow | undefined> {
  const file = await findFile(tx, actor, file_id);
  return file?.person_id === actor.user_id && file.app_name === app_name ? file : undefined;
}

/**
 * A file that a module has linked, for the module that lets it out itself: it has found out who may see the thing, also
 * where the file came from another school of the same person.
 */
export const linkedFile = (
  tx: Transaction,
  { app_name }: FileConsumer,
  file_id: number,
): Promise<FileRow | undefined> => findLinked(tx, app_name, file_id);

type Link = { readonly thing_id: number; readonly file_ids: readonly number[] };

/**
 * Gives uploads to a thing, in the transaction that writes the thing. Only the caller's own, unused uploads
 * for this very purpose can be linked, all of them or none, and never more than the purpose takes.
 */
export async function linkFiles(
  tx: Transaction,
  actor: Actor,
  use: FileConsumer,
  { thing_id, file_ids }: Link,
  now: Date,
): Promise<FileRow[]> {
  if (file_ids.length === 0) return [];
  await holdThing(tx, use.app_name, thing_id);
  const present = await filesOfThings(tx, use.app_name, [thing_id]);
  if (present.length + file_ids.length > use.max_count)
    throw new Refusal(use.too_many ?? 'error.file.too_many_files', { count: use.max_count });
  const linked = await linkUnused(tx, actor, use.app_name, thing_id, file_ids, now);
  if (linked.length !== file_ids.length) throw new Refusal('error.file.invalid_attachments');
  return linked;
}

/** Takes files away from a thing, all of them or those that are named. Their bytes go after commit. */
export async function unlinkFiles(
  tx: Transaction,
  use: FileConsumer,
  { thing_id, file_ids }: { thing_id: number; file_ids?: readonly number[] },
  now: Date,
): Promise<void> {
  await holdThing(tx, use.app_name, thing_id);
  await deleteOfThing(tx, use.app_name, thing_id, now, file_ids);
}

type MadeFor = {
  readonly school_id: number;
  readonly person_id: number;
  readonly app_name: string;
  readonly thing_id: number;
};
type Made = { readonly file_name: string; readonly ext: FileExtension; readonly bytes: Uint8Array };

/** Keeps a file of our own making, such as one of the demonstration, and gives it to a thing. */
export async function keepMade(
  tx: Transaction,
  { store, spool }: FileKit,
  owner: MadeFor,
  { file_name, ext, bytes }: Made,
  now: Date,
): Promise<FileRow> {
  const folder = await spool.create();
  const path = folder.at('made');
  const store_key = `${owner.school_id}/${randomBytes(16).toString('hex')}`;
  try {
    await writeDown(path, bytes);
    const places = PREVIEW_SIZES.map((size) => ({ size, path: folder.at(`preview-${size}`) }));
    const { previews, width, height } =
      FILE_FORMATS[ext].proof === 'image' ? await (await decoders()).makePreviews(path, places) : notDrawn;
    await store.put(objectKey(store_key), path);
    for (const preview of previews) await store.put(objectKey(store_key, preview.size), preview.path);
    const hash_name = createHash('sha256').update(bytes).digest('hex');
    const preview_bytes = previews.map((preview) => preview.bytes);
    return await insertMade(
      tx,
      owner,
      { file_name, ext, size: bytes.length, hash_name, store_key, preview_bytes, width, height },
      now,
    );
  } finally {
    await folder.remove();
  }
}

/** They take much memory, and a server hardly ever needs them in its own process (decision 015). */
const decoders = () => import('#platform/server/files/clean-image.ts');

type Caller = { readonly actor: Actor; readonly credential: Credential | null; readonly now: Date };

/** Where this caller may fetch a file, for a few minutes and in the role in which it was asked for. */
function addressFor({ actor, credential, now }: Caller, file: { readonly id: number }, size?: PreviewSize): string {
  const ticket = writeTicket(actor.session_key, { file_id: file.id, size }, now);
  const path = addressOf(fetchFile).replace(':fileId', String(file.id)).replace(':ticket', ticket);
  const query = new URLSearchParams({
    ...(size === undefined ? {} : { size: String(size) }),
    // A picture in a frame cannot send the header that says so.
    ...(credential?.kind === 'page' ? {} : { frame: '1' }),
    ...(actor.role ? { context_role_id: String(actor.role.role_id) } : {}),
  });
  return `${path}?${query}`;
}

/** A file as callers know it, with an address of their own. */
export const describeFile = (caller: Caller, file: FileRow, size?: PreviewSize): Static<typeof FileAnswer> => ({
  id: file.id,
  path: addressFor(caller, file, size),
  file_name: file.file_name,
  size: file.size,
  hash_name: file.hash_name,
  ext: file.ext,
  width: file.width,
  height: file.height,
});
