import { isBlank, lengthOf } from '#platform/contract/text.ts';
import { type FieldFault, judgeFaults, type Verdict } from '#platform/contract/verdict.ts';
import { POLL_ANSWER_MAX, POLL_ANSWERS_MAX, POLL_ANSWERS_MIN, POLL_QUESTION_MAX } from '../contract/limits.ts';
import type { NewPoll } from '../contract/shapes.ts';

type Key =
  | 'poll_question_required'
  | 'cannot_create_poll'
  | 'poll_answers_too_few'
  | 'invalid_poll_option'
  | 'poll_end_in_past';

const isAnswer = (text: string): boolean => !isBlank(text) && lengthOf(text.trim()) <= POLL_ANSWER_MAX;

/** A poll is over from its end on, by the clock alone. */
export const isEnded = (end_date: string | null | undefined, now: Date): boolean =>
  end_date != null && now.getTime() >= Date.parse(end_date);

const areAnswers = (answers: readonly string[]): boolean => {
  const different = new Set(answers.map((answer) => answer.trim().toLowerCase()));
  return answers.length <= POLL_ANSWERS_MAX && different.size === answers.length && answers.every(isAnswer);
};

/** Everything that is wrong with a poll, in the order in which the form is filled in. */
export function faultsInPoll({ question, answers, end_date }: NewPoll, now: Date): FieldFault<Key>[] {
  const faults: FieldFault<Key>[] = [];
  if (isBlank(question)) faults.push({ field: 'question', key: 'poll_question_required' });
  else if (lengthOf(question.trim()) > POLL_QUESTION_MAX)
    faults.push({ field: 'question', key: 'cannot_create_poll', params: { max: POLL_QUESTION_MAX } });
  if (answers.length < POLL_ANSWERS_MIN)
    faults.push({ field: 'answers', key: 'poll_answers_too_few', params: { min: POLL_ANSWERS_MIN } });
  else if (!areAnswers(answers))
    faults.push({ field: 'answers', key: 'invalid_poll_option', params: { max: POLL_ANSWER_MAX } });
  if (isEnded(end_date, now)) faults.push({ field: 'end_date', key: 'poll_end_in_past' });
  return faults;
}

/** May this be asked? Every fault is told. */
export const judgePoll = (poll: NewPoll, now: Date): Verdict<Key> => judgeFaults(faultsInPoll(poll, now));
