import { filesOf } from '#modules/files/server/doors.ts';
import { pictureSeenBy } from '#modules/people/server/doors.ts';
import type { FileStore } from '#platform/server/files/file-store.ts';
import { servedFile } from '#platform/server/files/kept-file.ts';
import { handleDownload } from '#platform/server/handle.ts';
import { getPicture as contract, pictureAddress } from '../contract/get-picture.ts';
import { profilePicture } from '../contract/profile-picture.ts';

/** Large enough for a profile page on a sharp screen. */
const SHOWN_SIZE = 320;
const KEEP_SECONDS = 3600;

export const getPicture = (store: FileStore) =>
  handleDownload(contract, async ({ tx, actor, params: { personId }, query, now, refuse }) => {
    const seen = await pictureSeenBy(tx, actor, personId, now);
    if (seen === null || seen !== pictureAddress(personId, query.v)) refuse('data_not_found');
    const [file] = await filesOf(tx, profilePicture.app_name, [personId]);
    const served = file && servedFile(store, file, SHOWN_SIZE);
    return served ? { ...served, keepSeconds: KEEP_SECONDS } : refuse('data_not_found');
  });
