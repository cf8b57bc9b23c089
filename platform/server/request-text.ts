import { cleanText } from '#platform/contract/text.ts';
import { Refusal } from './refusal.ts';

/** Deeper bodies are no honest form of ours, and would cost a recursive walk its stack. */
const DEEPEST = 32;
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

/** True for a key that reaches for the prototype. */
export const isForbidden = (key: string): boolean => FORBIDDEN.has(key);

const invalid = (field: string) => new Refusal('invalid_request', { field });

/** Cleans every text of a request once and refuses keys that reach for the prototype. */
function cleanInput(value: unknown, field = 'body', depth = 0): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth > DEEPEST) throw invalid(field);
  if (Array.isArray(value)) return value.map((entry) => cleanInput(entry, field, depth + 1));
  const clean: Record<string, unknown> = {};
  for (const [key, entry] of Object.entries(value)) {
    if (isForbidden(key)) throw invalid(field);
    clean[key] = cleanInput(entry, depth === 0 ? key : field, depth + 1);
  }
  return clean;
}

const KEY_OR_STRING = /"(?:[^"\\]|\\.)*"(\s*:)?/gs;

/** How many keys the text of a JSON document writes down. */
const keysWritten = (json: string): number => {
  let count = 0;
  for (const match of json.matchAll(KEY_OR_STRING)) if (match[1]) count += 1;
  return count;
};

const keysKept = (value: unknown): number => {
  if (typeof value !== 'object' || value === null) return 0;
  const inner = Object.values(value).reduce((sum: number, entry) => sum + keysKept(entry), 0);
  return Array.isArray(value) ? inner : Object.keys(value).length + inner;
};

/** More than any form of ours has; counting is cheap, walking them is not. */
const MOST_KEYS = 5_000;

/** Parses a body strictly: a key given twice is refused, because two readers could take two different values. */
export function parseJson(text: string): unknown {
  const written = keysWritten(text);
  if (written > MOST_KEYS) throw invalid('body');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw invalid('body');
  }
  const clean = cleanInput(value);
  if (written !== keysKept(value)) throw invalid('body');
  return clean;
}
