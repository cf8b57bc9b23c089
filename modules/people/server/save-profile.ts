import { handle } from '#platform/server/handle.ts';
import { saveProfile as contract } from '../contract/save-profile.ts';
import { describeMe } from './get-me.ts';
import { saveOwnFields } from './person-store.ts';

export const saveProfile = handle(contract, async ({ tx, actor, body }) => {
  await saveOwnFields(tx, actor.user_id, body);
  return { ...describeMe(actor), ...body };
});
