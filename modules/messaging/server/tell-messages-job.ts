import { notify } from '#modules/notices/server/doors.ts';
import { running } from '#platform/server/jobs/job-handler.ts';
import { tellMessages } from '../contract/jobs.ts';
import { newMessageNotice } from '../contract/notices.ts';
import { causeOf, takeUntold, type Untold } from './untold-store.ts';

const authorOf = ({ author, title }: Untold): string => {
  const name = `${author.firstname} ${author.lastname}`;
  return title === null || title === '' ? name : `${name} · ${title}`;
};

/** Tells everybody who has not seen it, by the ways that each of them chose. */
export const tellMessagesJob = running(tellMessages, async ({ tx, payload: { conversation_id }, now }) => {
  for (const untold of await takeUntold(tx, conversation_id)) {
    const { message_id, text } = untold;
    const params = {
      author: authorOf(untold),
      text: text === '' ? { word: 'messaging:notices.new_message.files' } : text,
    };
    await notify(tx, { name: `message-unread:${message_id}` }, newMessageNotice, params, {
      now,
      link: `/messaging/main/${conversation_id}?message=${message_id}`,
      cause: causeOf(message_id),
    });
  }
});
