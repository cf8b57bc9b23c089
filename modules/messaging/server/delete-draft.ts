import { handle } from '#platform/server/handle.ts';
import { deleteDraft as contract } from '../contract/delete-draft.ts';
import { ownSideChanged } from '../contract/facts.ts';
import { forgetDraft } from './draft-store.ts';
import { loadConversation } from './membership-store.ts';

export const deleteDraft = handle(contract, async ({ tx, actor, params, now, announce }) => {
  const { groupId: group_id } = params;
  await loadConversation(tx, actor, group_id, now);
  if (await forgetDraft(tx, actor, group_id))
    await announce(ownSideChanged, { group_id }, { persons: [actor.user_id] });
  return {};
});
