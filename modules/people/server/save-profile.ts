import { handle } from '#platform/server/handle.ts';
import { saveProfile as contract } from '../contract/save-profile.ts';
import { describeMe } from './get-me.ts';
import { saveOwnFields } from './person-store.ts';

export const saveProfile = handle(contract, async ({ tx, actor, body, refuse }) => {
  // The language of the account is also that of its letters; a frame has one of its own.
  if (actor.is_launched && body.lang_code !== undefined) refuse('step_up_needed');
  await saveOwnFields(tx, actor.user_id, body);
  return { ...describeMe(actor), ...body };
});
