import { handle } from '#platform/server/handle.ts';
import { cancelContactCheck as contract } from '../contract/cancel-contact-check.ts';
import { profileChanged } from '../contract/facts.ts';
import { giveUpChecks } from './contact-check-store.ts';
import { loadProfile } from './profile-store.ts';

export const cancelContactCheck = handle(contract, async ({ tx, actor, params, now, announce }) => {
  await giveUpChecks(tx, actor.user_id, now, params.channel);
  await announce(profileChanged, {}, { persons: [actor.user_id] });
  return loadProfile(tx, actor, now);
});
