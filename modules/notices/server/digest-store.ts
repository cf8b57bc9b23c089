import { sql } from 'kysely';
import type { DigestRhythm, NoticeParams } from '#platform/contract/notice.ts';
import { firstRow, rows, type Transaction } from '#platform/server/db.ts';
import type { NoticeKit } from '#platform/server/notice-parts.ts';
import { choicesOf } from './choice-store.ts';
import { personsWaiting } from './delivery-store.ts';

/** Those of the persons who hear of a kind by mail in this rhythm. */
async function inRhythm(
  tx: Transaction,
  { kind }: NoticeKit['digests'][number],
  person_ids: readonly number[],
  rhythm: DigestRhythm,
): Promise<number[]> {
  const chosen = new Map((await choicesOf(tx, person_ids, [kind.name])).map((choice) => [choice.person_id, choice]));
  return person_ids.filter((person_id) => (chosen.get(person_id) ?? kind.channels).email === rhythm);
}

/** Everybody for whom something gathered, or is found out now, for a digest. */
export async function personsForDigest(
  tx: Transaction,
  { digests }: NoticeKit,
  rhythm: DigestRhythm,
  now: Date,
): Promise<number[]> {
  const persons = new Set(await personsWaiting(tx, rhythm));
  for (const source of digests)
    for (const person_id of await inRhythm(tx, source, await source.personsWaiting(tx, now), rhythm))
      persons.add(person_id);
  return [...persons];
}

type Line = { kind: string; params: NoticeParams; link: string | null };

/** The lines of one person's digest that are found out at its hour. */
export async function foundLines(
  tx: Transaction,
  { digests }: NoticeKit,
  person_id: number,
  rhythm: DigestRhythm,
  now: Date,
): Promise<Line[]> {
  const last = await firstRow(
    tx,
    sql<{ left_at: string }>`
      select left_at from notices.digest where person_id = ${person_id} and rhythm = ${rhythm}`,
  );
  const since = last ? new Date(last.left_at) : null;
  const lines: Line[] = [];
  for (const source of digests)
    if ((await inRhythm(tx, source, [person_id], rhythm)).length > 0)
      for (const line of await source.linesFor(tx, person_id, since, now))
        lines.push({ kind: (source.summary ?? source.kind).name, ...line });
  return lines;
}

/** Notes that a digest left. */
export async function noteDigest(tx: Transaction, person_id: number, rhythm: DigestRhythm, now: Date): Promise<void> {
  await rows(
    tx,
    sql`
      insert into notices.digest (person_id, rhythm, left_at) values (${person_id}, ${rhythm}, ${now})
      on conflict (person_id, rhythm) do update set left_at = ${now}`,
  );
}
