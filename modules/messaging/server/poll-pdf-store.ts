import type { Language } from '#platform/contract/shapes.ts';
import { openPdf } from '#platform/server/pdf.ts';
import { wordsIn } from '#platform/server/words.ts';
import type { Poll } from '../contract/shapes.ts';

type Reader = { readonly language: Language; readonly time_zone: string; readonly now: Date };

/** The results of a poll as they stand, in the words of whoever asked for them. */
export function drawPoll(poll: Poll, { language, time_zone, now }: Reader): Promise<Buffer> {
  const say = wordsIn(language);
  const clock = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: time_zone });
  const part = new Intl.NumberFormat(language, { style: 'percent' });
  const at = (moment: string | Date): string => clock.format(new Date(moment));
  const pdf = openPdf({ title: poll.question, language });
  const quiet = { size: 10, isQuiet: true };

  pdf.text(poll.question, { size: 18, weight: 'bold' });
  pdf.gap(6);
  pdf.text(say('messaging:poll_pdf.made', { at: at(now) }), quiet);
  if (poll.end_date !== null)
    pdf.text(say(`messaging:poll_pdf.${poll.is_ended ? 'ended' : 'ends'}`, { at: at(poll.end_date) }), quiet);
  pdf.text(
    poll.voters === 0 ? say('messaging:poll.no_voters') : say('messaging:poll.voters', { count: poll.voters }),
    quiet,
  );
  pdf.gap(14);
  for (const { text, votes } of poll.answers) {
    const share = poll.voters === 0 ? 0 : votes / poll.voters;
    pdf.text(text, { size: 12 });
    pdf.bar(share);
    pdf.text(`${say('messaging:poll.votes', { count: votes })} · ${part.format(share)}`, quiet);
    pdf.gap(10);
  }
  return pdf.end();
}
