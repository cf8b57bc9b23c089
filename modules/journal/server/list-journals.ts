import { dayAt, runningYear } from '#modules/people/server/doors.ts';
import { handle } from '#platform/server/handle.ts';
import { listJournals as contract } from '../contract/list-journals.ts';
import { journalsTaught } from './journals-store.ts';

export const listJournals = handle(contract, async ({ tx, actor, now }) => {
  const school_id = actor.role?.school_id ?? 0;
  const study_year_id = await runningYear(tx, school_id, now);
  if (study_year_id === null) return [];
  return journalsTaught(tx, actor, study_year_id, await dayAt(tx, school_id, now));
});
