import { handle, type SignedCall } from '#platform/server/handle.ts';
import { ownSideChanged } from '../contract/facts.ts';
import { sendMessage as contract } from '../contract/send-message.ts';
import { judgePoll } from '../rules/judge-poll.ts';
import { begunText, judgeText, tidyText } from '../rules/judge-text.ts';
import { forgetDraft, saveDraft } from './draft-store.ts';
import { holdAsMember } from './membership-store.ts';
import { postMessage, type Written } from './posting-store.ts';

type Call = SignedCall<typeof contract>;

/** Keeps what was begun, as far as there is anything; whoever may not post any more keeps it too (HARDENING, B49). */
async function keepDraft({ tx, actor, body, now, announce }: Call, written: Written): Promise<null> {
  const { group_id } = body;
  await holdAsMember(tx, actor, group_id, now);
  const draft = { ...written, content: begunText(body.text ?? '') };
  const isEmpty = written.text === '' && written.poll === null && written.attachment_ids.length === 0;
  if (isEmpty) await forgetDraft(tx, actor, group_id);
  else await saveDraft(tx, actor, group_id, draft, now);
  await announce(ownSideChanged, { group_id }, { persons: [actor.user_id] });
  return null;
}

export const sendMessage = handle(contract, async (call) => {
  const { body, now, permit } = call;
  const written: Written = {
    text: tidyText(body.text ?? ''),
    poll: body.poll ?? null,
    attachment_ids: body.attachment_ids ?? [],
    is_important: body.is_important ?? false,
    master_message_id: body.master_message_id ?? null,
    client_id: body.client_id ?? null,
    keeps_draft: body.keeps_draft ?? false,
  };
  const { text, poll, attachment_ids } = written;
  permit(judgeText(text, { hasMore: body.is_draft === true || poll !== null || attachment_ids.length > 0 }));
  if (body.is_draft) return keepDraft(call, written);
  if (poll !== null) permit(judgePoll(poll, now));
  return postMessage(call, body.group_id, written);
});
