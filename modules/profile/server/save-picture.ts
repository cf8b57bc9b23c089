import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { linkFiles, ownFile, unlinkFiles } from '#modules/files/server/doors.ts';
import { savePicture as keepAddress } from '#modules/people/server/doors.ts';
import { PHOTO_SIDE_MIN } from '#platform/contract/file-limits.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { Transaction } from '#platform/server/db.ts';
import { troubleOf } from '#platform/server/files/file-store.ts';
import { type KeptFile, objectKey } from '#platform/server/files/kept-file.ts';
import type { FileKit } from '#platform/server/files/open-files.ts';
import { refusalOf } from '#platform/server/files/receive-form.ts';
import { handleInSteps } from '#platform/server/handle.ts';
import type { PhotoVerdict } from '#platform/server/photo/photo-process.ts';
import { pictureAddress } from '../contract/get-picture.ts';
import { profilePicture } from '../contract/profile-picture.ts';
import { savePicture as contract } from '../contract/save-picture.ts';

/** Lays the upload on this machine's disk, where the other process can read it, and has it looked at. */
async function lookAt({ store, spool, photos }: FileKit, { user_id }: Actor, file: KeptFile): Promise<PhotoVerdict> {
  try {
    const folder = await spool.create();
    try {
      const path = folder.at('photo');
      await pipeline(await store.open(objectKey(file.store_key)), createWriteStream(path));
      return await photos.check(user_id, path);
    } finally {
      await folder.remove();
    }
  } catch (error) {
    throw refusalOf(troubleOf(error));
  }
}

export const savePicture = (kit: FileKit) =>
  handleInSteps(contract, async ({ actor, body, now, refuse, transaction, once }) => {
    const { file_id } = body;
    const thing_id = actor.user_id;
    const find = (tx: Transaction) => ownFile(tx, actor, profilePicture, file_id);
    const file = (await transaction(find)) ?? refuse('error.file.invalid_attachments');
    const verdict = await lookAt(kit, actor, file);
    if (verdict === 'unchecked') return refuse('photo_not_checked');
    if (verdict.fault !== null) refuse(verdict.fault, { side: PHOTO_SIDE_MIN });

    return once(body, async (tx, announce) => {
      const profile_picture = pictureAddress(thing_id, file.hash_name);
      // The picture that one has already may be named once more, by somebody whose answer was lost.
      if ((await find(tx))?.thing_id === thing_id) return { profile_picture };
      await unlinkFiles(tx, profilePicture, { thing_id }, now);
      await linkFiles(tx, actor, profilePicture, { thing_id, file_ids: [file_id] }, now);
      await keepAddress(tx, actor, profile_picture, announce, now);
      return { profile_picture };
    });
  });
