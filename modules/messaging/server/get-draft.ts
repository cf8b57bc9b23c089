import { handle } from '#platform/server/handle.ts';
import { getDraft as contract } from '../contract/get-draft.ts';
import { describeUploads } from './attachment-store.ts';
import { findDraft } from './draft-store.ts';
import { loadConversation } from './membership-store.ts';

export const getDraft = handle(contract, async (call) => {
  const { tx, actor, params, now } = call;
  await loadConversation(tx, actor, params.groupId, now);
  const draft = await findDraft(tx, actor, params.groupId);
  if (draft === undefined) return null;
  const { attachment_ids, ...begun } = draft;
  return { ...begun, attachments: await describeUploads(tx, call, attachment_ids) };
});
