import i18next from 'i18next';
import type { ErrorParams } from '#platform/contract/errors.ts';
import type { CallError } from '../data/call-error.ts';
import { hasWord, wordOf } from '../i18n/word-of.ts';

/** The namespaces whose words are loaded: the platform's own first, then the modules'. */
const loaded = (): readonly string[] => ['ui', ...[i18next.options.ns ?? []].flat()];

const knownAs = (key: string): string | undefined =>
  loaded()
    .map((namespace) => `${namespace}:errors.${key}`)
    .find(hasWord);

/** Whether the loaded words have a sentence for an error key. */
export const hasSentence = (key: string): boolean => knownAs(key) !== undefined;

/** The sentence for one error key in the shown language; an unknown key is shown as it came (S3 section 8). */
export function sentenceOf(key: string, params: ErrorParams = {}): string {
  const known = knownAs(key);
  return known ? wordOf(known, params) : key;
}

/** What a failed call says to the person; several refusals or faults stand on lines of their own (S2 and S3, section 8). */
export function errorSentence({ refusals, fields, params }: CallError): string {
  const faults = Object.values(fields).map((key) => sentenceOf(key, params));
  return (faults.length > 0 ? faults : refusals.map((one) => sentenceOf(one.key, one.params))).join('\n');
}
