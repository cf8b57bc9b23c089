import type { ErrorParams } from '#platform/contract/errors.ts';
import { CallError, type Refusal } from './call-error.ts';

type Json = Record<string, unknown>;

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null;

const asParams = (value: unknown): ErrorParams => (isJson(value) ? (value as ErrorParams) : {});

/** Refusals of either envelope (DECISIONS, "Answers"). */
function refusalsOf(body: Json): Refusal[] {
  if (Array.isArray(body.errors)) {
    return body.errors
      .filter(isJson)
      .map((error) => ({ key: String(error.message ?? ''), params: asParams(error.params) }));
  }
  if (isJson(body.error)) return [{ key: String(body.error.description ?? ''), params: asParams(body.error.params) }];
  return [];
}

const fieldsOf = (body: Json): Record<string, string> =>
  isJson(body.errors) && !Array.isArray(body.errors) ? (body.errors as Record<string, string>) : {};

/**
 * Takes the data out of its envelope. A success status with `status: false` inside is a refusal
 * all the same, and a page of some proxy instead of JSON becomes the default error.
 */
export function readAnswer(status: number, body: unknown): unknown {
  const answer = isJson(body) ? body : {};
  const succeeded = status >= 200 && status < 300 && (answer.status === true || answer.success === true);
  if (succeeded) return answer.data;
  throw new CallError({ status, refusals: refusalsOf(answer), fields: fieldsOf(answer) });
}
