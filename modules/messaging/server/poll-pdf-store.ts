import type { Language } from '#platform/contract/shapes.ts';
import type { PdfPart, PdfPlan } from '#platform/server/pdf/write-pdf.ts';
import { wordsIn } from '#platform/server/words.ts';
import type { Poll } from '../contract/shapes.ts';

type Reader = { readonly language: Language; readonly time_zone: string; readonly now: Date };

const gap = (points: number): PdfPart => ({ is: 'gap', points });
const quiet = (text: string): PdfPart => ({ is: 'text', text, size: 10, isQuiet: true });

/** The results of a poll as they stand, in the words of whoever asked for them. */
export function planPoll(poll: Poll, { language, time_zone, now }: Reader): PdfPlan {
  const say = wordsIn(language);
  const clock = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: time_zone });
  const part = new Intl.NumberFormat(language, { style: 'percent' });
  const at = (moment: string | Date): string => clock.format(new Date(moment));
  const ends =
    poll.end_date === null
      ? []
      : [quiet(say(`messaging:poll_pdf.${poll.is_ended ? 'ended' : 'ends'}`, { at: at(poll.end_date) }))];
  const answers = poll.answers.flatMap(({ text, votes }): PdfPart[] => {
    const share = poll.voters === 0 ? 0 : votes / poll.voters;
    const said = `${say('messaging:poll.votes', { count: votes })} · ${part.format(share)}`;
    return [{ is: 'block', parts: [{ is: 'text', text, size: 12 }, { is: 'bar', share }, quiet(said)] }, gap(10)];
  });
  const voters =
    poll.voters === 0 ? say('messaging:poll.no_voters') : say('messaging:poll.voters', { count: poll.voters });
  return {
    title: poll.question,
    language,
    parts: [
      { is: 'text', text: poll.question, size: 18, weight: 'bold' },
      gap(6),
      quiet(say('messaging:poll_pdf.made', { at: at(now) })),
      ...ends,
      quiet(voters),
      gap(14),
      ...answers,
    ],
  };
}
