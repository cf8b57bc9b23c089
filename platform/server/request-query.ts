import type { TObject } from 'typebox';
import { cleanText } from '#platform/contract/text.ts';
import { Refusal } from './refusal.ts';
import { isForbidden } from './request-text.ts';

/** Whoever puts a key into an address has it in logs and histories: a call that takes none there says so. */
const KEYS: ReadonlySet<string> = new Set(['token', 'token2', 'ticket', 'access_token']);

const INTEGER = /^(0|-?[1-9]\d{0,15})$/;

type Kinds = { type?: string; enum?: unknown[] };

const wantsNumber = (schema: Kinds): boolean =>
  schema.type === 'integer' || schema.enum?.some((value) => typeof value === 'number') === true;

/**
 * Reads texts of a path or query as their schema wants them, by one strict grammar. What does not
 * fit stays as it is and fails validation: `0x10`, `1e3`, ` 7` and a value given twice are no numbers.
 */
export function readTexts(schema: TObject, texts: Record<string, unknown>): Record<string, unknown> {
  const read: Record<string, unknown> = {};
  for (const name of Object.keys(texts))
    if (isForbidden(name) || (KEYS.has(name) && !Object.hasOwn(schema.properties, name)))
      throw new Refusal('invalid_request', { field: 'query' });
  for (const [name, kind] of Object.entries(schema.properties) as [string, Kinds][]) {
    const text = texts[name];
    if (text === undefined) continue;
    if (typeof text !== 'string') read[name] = text;
    else if (wantsNumber(kind)) read[name] = INTEGER.test(text) ? Number(text) : text;
    else if (kind.type === 'boolean') read[name] = text === 'true' ? true : text === 'false' ? false : text;
    else read[name] = cleanText(text);
  }
  return read;
}
