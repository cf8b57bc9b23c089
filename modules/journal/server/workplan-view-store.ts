import { describeFile, filesOf } from '#modules/files/server/doors.ts';
import type { SchoolScope } from '#platform/server/actor.ts';
import type { Credential } from '#platform/server/credential.ts';
import type { Transaction } from '#platform/server/db.ts';
import { workplanFile } from '../contract/workplan-file.ts';
import type { KeptWorkplan } from '../contract/workplan-shapes.ts';
import { keptWorkplan } from './kept-workplan-store.ts';

type Caller = { readonly school: SchoolScope; readonly credential: Credential | null; readonly now: Date };

/** A workplan as an answer describes it, with an address of the caller's own for its file. */
export async function describeWorkplan(
  tx: Transaction,
  { school, credential, now }: Caller,
  id: number,
): Promise<KeptWorkplan> {
  const plan = await keptWorkplan(tx, school, id);
  const [file] = await filesOf(tx, workplanFile.app_name, [id]);
  return { ...plan, file: file ? describeFile({ actor: school.actor, credential, now }, file) : null };
}
