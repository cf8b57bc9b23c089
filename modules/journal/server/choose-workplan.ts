import { handle } from '#platform/server/handle.ts';
import { chooseWorkplan as contract } from '../contract/choose-workplan.ts';
import { journalChanged } from '../contract/facts.ts';
import { rightsOnWorkplan } from './kept-workplan-store.ts';
import { tellOfWorkplan } from './telling-store.ts';
import { holdPlanned, workplanNamed, writeWorkplanOf } from './workplan-choice-store.ts';

export const chooseWorkplan = handle(contract, async ({ tx, actor, params, body, announce, refuse }) => {
  const { workplan_id, since } = body;
  const journal = await holdPlanned(tx, actor, params.id);
  if (since !== undefined && since !== journal.workplan_id) refuse('journal_saved_meanwhile');
  if (workplan_id === journal.workplan_id) return { workplan_id };
  if (workplan_id !== null && !(await rightsOnWorkplan(tx, actor, workplan_id)).read) refuse('workplan_not_found');
  const tellOf = async (id: number | null) => {
    const plan = await workplanNamed(tx, { workplan_id: id });
    if (plan) await tellOfWorkplan(tx, announce, { ...plan, school_id: journal.school_id });
  };
  // How many journals follow a plan is news of both, and of the old one also to those who lose it with the journal.
  await tellOf(journal.workplan_id);
  await writeWorkplanOf(tx, journal, workplan_id);
  await tellOf(workplan_id);
  await announce(journalChanged, { journal_id: journal.id }, { name: `journal-readers:${journal.id}` });
  return { workplan_id };
});
