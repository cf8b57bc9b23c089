import { dayAt, runningYear } from '#modules/people/server/doors.ts';
import { handle } from '#platform/server/handle.ts';
import { JOURNALS_PAGE } from '../contract/limits.ts';
import { listSchoolJournals as contract } from '../contract/list-school-journals.ts';
import { keepsJournals } from '../rules/may-keep-journals.ts';
import { journalsOfSchool } from './journals-store.ts';

export const listSchoolJournals = handle(contract, async ({ tx, actor, school, query, now }) => {
  const { search = '', page = 1 } = query;
  const keep = keepsJournals(actor.role?.type_id ?? 0);
  const study_year_id = await runningYear(tx, school.school_id, now);
  if (study_year_id === null) return { journals: [], total: 0, has_more: false, may: { keep: false } };
  const sought = { study_year_id, search, page, keeps: keep, class_id: actor.role?.class_id ?? null };
  const found = await journalsOfSchool(tx, school, sought, await dayAt(tx, school.school_id, now));
  return { ...found, has_more: page * JOURNALS_PAGE < found.total, may: { keep } };
});
