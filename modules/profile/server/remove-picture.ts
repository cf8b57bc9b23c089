import { unlinkFiles } from '#modules/files/server/doors.ts';
import { savePicture } from '#modules/people/server/doors.ts';
import { handle } from '#platform/server/handle.ts';
import { profilePicture } from '../contract/profile-picture.ts';
import { removePicture as contract } from '../contract/remove-picture.ts';

export const removePicture = handle(contract, async ({ tx, actor, now, announce }) => {
  await unlinkFiles(tx, profilePicture, { thing_id: actor.user_id }, now);
  await savePicture(tx, actor, null, announce, now);
  return { profile_picture: null };
});
