import type { StartedApp } from './start-app.ts';

/** A letter as the outbox keeps it. */
export type SentLetter = { channel: string; recipient: string; subject: string; text: string; link: string | null };

/** Runs what waits, and gives the letters that it brought to the outbox since the last time. */
export async function newLetters(school: StartedApp): Promise<SentLetter[]> {
  await school.app.jobs.runWaiting();
  const { rows } = await school.db.pool.query<SentLetter>(
    'with sent as (delete from notices.outbox returning *) select * from sent order by id',
  );
  return rows;
}

/** The six digits of the newest letter. */
export async function codeInLetter(school: StartedApp): Promise<string> {
  const letter = (await newLetters(school)).findLast(({ text }) => /\b\d{6}\b/.test(text));
  return /\b\d{6}\b/.exec(letter?.text ?? '')?.[0] ?? 'no code came';
}
