import type { ErrorParams } from '#platform/contract/errors.ts';
import { CONSENT_TYPES, type Consent } from '../../contract/shapes.ts';
import { judgeText } from '../../rules/judge-text.ts';
import { choiceOf, type GroupChoice, isSameChoice, NO_GROUPS } from './group-choice.ts';

/** A consent while it is being written: its text, and whom it is for. */
export type Writing = { readonly title: string; readonly description: string; readonly choice: GroupChoice };

const BLANK: Writing = { title: '', description: '', choice: NO_GROUPS };

/** What the form opens with: nothing, or what is saved. */
export const writingOf = (consent: Consent | null): Writing =>
  consent === null ? BLANK : { title: consent.title, description: consent.description, choice: choiceOf(consent) };

export const isSameText = (one: Writing, other: Writing): boolean =>
  one.title.trim() === other.title.trim() && one.description === other.description;

export const isSameWriting = (one: Writing, other: Writing): boolean =>
  one.title === other.title && one.description === other.description && isSameChoice(one.choice, other.choice);

const [consent_type] = CONSENT_TYPES;

/** The text as a request has it. */
export const textOf = ({ title, description }: Writing) => ({ title, description, consent_type });

type Fault = { readonly key: string; readonly params?: ErrorParams };

/** What is wrong with each field, by the very rule that the server asks. */
export type WritingFaults = { readonly title: Fault | null; readonly description: Fault | null };

export function faultsIn({ title, description }: Writing, isBlankHtml: (html: string) => boolean): WritingFaults {
  const judge = (written: object): Fault | null => {
    const verdict = judgeText({ title: 'x', description: 'x', consent_type, ...written }, isBlankHtml);
    return verdict.allowed ? null : verdict;
  };
  return { title: judge({ title }), description: judge({ description }) };
}

/** Both are missing: one sentence says it better than two. */
export const areBothMissing = ({ title, description }: WritingFaults): boolean =>
  title?.key === 'title_required' && description?.key === 'description_required';
