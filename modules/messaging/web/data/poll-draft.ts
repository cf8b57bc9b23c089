import type { ErrorParams } from '#platform/contract/errors.ts';
import { isBlank } from '#platform/contract/text.ts';
import { formatDay } from '#platform/web/i18n/dates.ts';
import { dayFault, readDay } from '#platform/web/i18n/written-day.ts';
import { POLL_ANSWERS_MAX, POLL_ANSWERS_MIN } from '../../contract/limits.ts';
import type { NewPoll } from '../../contract/shapes.ts';
import { faultsInPoll } from '../../rules/judge-poll.ts';
import { clockAt, momentAt } from './zoned-moment.ts';

/** A poll as it stands in the form: the last field for an answer is empty, to be typed in. */
export type PollDraft = {
  readonly question: string;
  readonly answers: readonly string[];
  readonly day: string;
  readonly time: string;
};

/** When a poll ends whose day alone was written. */
const END_OF_DAY = '23:59';

/** Which refusals are about which field. */
export const POLL_REFUSALS = {
  question: ['poll_question_required', 'cannot_create_poll'],
  answers: ['poll_answers_too_few', 'invalid_poll_option'],
  day: ['poll_end_in_past'],
  time: [],
} as const;

/** One empty field more than there are answers, and never fewer than an answer needs. */
export function withEmptyField(answers: readonly string[]): string[] {
  const last = answers.findLastIndex((text) => !isBlank(text));
  const shown = Math.min(POLL_ANSWERS_MAX, Math.max(last + 2, POLL_ANSWERS_MIN));
  return Array.from({ length: shown }, (_, at) => answers[at] ?? '');
}

/** What was begun earlier, in the fields of the form. */
export function draftOf(poll: NewPoll | null, time_zone: string): PollDraft {
  const end = poll?.end_date ? clockAt(time_zone, poll.end_date) : null;
  return {
    question: poll?.question ?? '',
    answers: withEmptyField(poll?.answers ?? []),
    day: end ? formatDay(end.day) : '',
    time: end?.time ?? END_OF_DAY,
  };
}

/** The poll that a form means; empty fields are none of its answers. */
export function pollOf({ question, answers, day, time }: PollDraft, time_zone: string): NewPoll {
  const read = readDay(day);
  return {
    question: question.trim(),
    answers: answers.filter((text) => !isBlank(text)).map((text) => text.trim()),
    end_date: read ? momentAt(time_zone, read, time || END_OF_DAY) : null,
  };
}

/** Whether anything is worth keeping. */
export const isBegun = ({ question, answers }: NewPoll): boolean => !isBlank(question) || answers.length > 0;

/** What is at fault at one field, by the key of its sentence. */
type Fault = { readonly field: keyof PollDraft; readonly word: string; readonly params?: ErrorParams };

const fieldOf = (key: string): keyof PollDraft => {
  const fields = Object.entries(POLL_REFUSALS) as [keyof PollDraft, readonly string[]][];
  return fields.find(([, keys]) => keys.includes(key))?.[0] ?? 'question';
};

/** Everything that is at fault before anything is sent, so that nobody mends one thing to be told of the next. */
export function faultsIn(draft: PollDraft, time_zone: string, now: Date): Fault[] {
  const day = dayFault(draft.day);
  const judged = faultsInPoll(pollOf(draft, time_zone), now).map(
    ({ key, params }): Fault => ({ field: fieldOf(key), word: key, ...(params && { params }) }),
  );
  return day ? [...judged, { field: 'day', word: day }] : judged;
}
