import { handle } from '#platform/server/handle.ts';
import { diaryChanged } from '../contract/facts.ts';
import { tickHomework as contract } from '../contract/tick-homework.ts';
import { journalOfHomework, writeDone } from './homework-done-store.ts';
import { loadPupil } from './pupil-store.ts';

export const tickHomework = handle(contract, async ({ tx, actor, params, body, now, announce, refuse }) => {
  const pupil = await loadPupil(tx, actor, params.studentId, now);
  const journal_id = (await journalOfHomework(tx, pupil, params.homeworkId)) ?? refuse('homework_not_found');
  await writeDone(tx, pupil, params.homeworkId, body.is_done, now);
  await announce(diaryChanged, { journal_id }, { name: `journal-family:${pupil.id}` });
  return { is_done: body.is_done };
});
