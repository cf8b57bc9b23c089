import { isBlank, lengthOf } from '#platform/contract/text.ts';
import { allow, refuse, type Verdict } from '#platform/contract/verdict.ts';
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

/** May this be asked? The first fault is told, in the order in which the form is filled in. */
export function judgePoll({ question, answers, end_date }: NewPoll, now: Date): Verdict<Key> {
  if (isBlank(question)) return refuse('poll_question_required');
  if (lengthOf(question.trim()) > POLL_QUESTION_MAX) return refuse('cannot_create_poll', { max: POLL_QUESTION_MAX });
  if (answers.length < POLL_ANSWERS_MIN) return refuse('poll_answers_too_few', { min: POLL_ANSWERS_MIN });
  const different = new Set(answers.map((answer) => answer.trim().toLowerCase()));
  if (answers.length > POLL_ANSWERS_MAX || different.size < answers.length || !answers.every(isAnswer))
    return refuse('invalid_poll_option', { max: POLL_ANSWERS_MAX });
  return isEnded(end_date, now) ? refuse('poll_end_in_past') : allow;
}
