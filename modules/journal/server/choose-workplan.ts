import { handle } from '#platform/server/handle.ts';
import { chooseWorkplan as contract } from '../contract/choose-workplan.ts';
import { journalChanged, workplansChanged } from '../contract/facts.ts';
import { rightsOnWorkplan } from './kept-workplan-store.ts';
import { holdPlanned, writeWorkplanOf } from './workplan-choice-store.ts';

export const chooseWorkplan = handle(contract, async ({ tx, actor, params, body, announce, refuse }) => {
  const { workplan_id, since } = body;
  const journal = await holdPlanned(tx, actor, params.id);
  if (since !== undefined && since !== journal.workplan_id) refuse('journal_saved_meanwhile');
  if (workplan_id === journal.workplan_id) return { workplan_id };
  if (workplan_id !== null && !(await rightsOnWorkplan(tx, actor, workplan_id)).read) refuse('workplan_not_found');
  await writeWorkplanOf(tx, journal, workplan_id);
  await announce(journalChanged, { journal_id: journal.id }, { name: `journal-readers:${journal.id}` });
  const { school_id } = journal;
  await announce(workplansChanged, { school_id }, { name: `workplan-readers:${school_id}` });
  return { workplan_id };
});
