import { lessonTypeOf } from '#platform/contract/lesson-types.ts';
import { handle } from '#platform/server/handle.ts';
import { getJournalData as contract } from '../contract/get-journal-data.ts';
import { lessonFile } from '../contract/lesson-file.ts';
import { takenSlots } from './event-store.ts';
import { groundOf, todayOf } from './ground-store.ts';
import { loadTaught } from './journal-store.ts';
import { proposalFor } from './proposal-store.ts';

export const getJournalData = (digits: string) =>
  handle(contract, async ({ tx, actor, params, now }) => {
    const journal = await loadTaught(tx, actor, params.id);
    const { study_year, type_ids } = await groundOf(tx, actor, journal, digits);
    return {
      ...journal,
      lesson_types: type_ids.flatMap((id) => {
        const name = lessonTypeOf(id);
        return name === undefined ? [] : { id, name };
      }),
      has_uploads: actor.role?.features.includes(lessonFile.feature) ?? false,
      has_workplan: journal.workplan_id !== null,
      study_year,
      taken: await takenSlots(tx, journal.id),
      proposal: await proposalFor(tx, journal, study_year, await todayOf(tx, journal, now)),
    };
  });
