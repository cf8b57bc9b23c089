import { notify } from '#modules/notices/server/doors.ts';
import type { Transaction } from '#platform/server/db.ts';
import { addJobs } from '#platform/server/jobs/add-job.ts';
import { running } from '#platform/server/jobs/job-handler.ts';
import { tellMessages } from '../contract/jobs.ts';
import { newMessageNotice } from '../contract/notices.ts';
import { causeOf, longUntold, takeUntold, type Untold, unreadBy } from './untold-store.ts';

const authorOf = ({ author, title }: Untold): string => {
  const name = `${author.firstname} ${author.lastname}`;
  return title === null || title === '' ? name : `${name} · ${title}`;
};

/** Has those told for whom the job that should have done it came to nothing; what is told is told once. */
export async function tellAgain(tx: Transaction, now: Date): Promise<void> {
  const waiting = await longUntold(tx, now);
  const jobs = waiting.map((conversation_id) => ({ payload: { conversation_id }, key: `tell:${conversation_id}` }));
  if (jobs.length > 0) await addJobs(tx, tellMessages, jobs);
}

/** Tells everybody who has not seen it, by the ways that each of them chose. */
export const tellMessagesJob = running(tellMessages, async ({ tx, payload: { conversation_id }, now }) => {
  for (const untold of await takeUntold(tx, conversation_id, now)) {
    const { message_id, text } = untold;
    const params = {
      author: authorOf(untold),
      text: text === '' ? { word: 'messaging:notices.new_message.files' } : text,
    };
    await notify(tx, { name: unreadBy(message_id) }, newMessageNotice, params, {
      now,
      link: `/messaging/main/${conversation_id}?message=${message_id}`,
      cause: causeOf(message_id),
      topic: `conversation:${conversation_id}`,
    });
  }
});
