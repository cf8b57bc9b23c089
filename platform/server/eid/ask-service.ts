import { EidFault } from './eid-fault.ts';

/** What a service answered; `body` is whatever its JSON held, to be read with care. */
export type ServiceAnswer = { readonly status: number; readonly body: Readonly<Record<string, unknown>> };

const SPARE_MS = 5_000;
/** An answer holds a certificate and a signature; whatever is longer is none. */
const ANSWER_MAX = 100_000;

/** Asks a service outside. One that cannot be reached, or talks nonsense, is away. */
export async function askService(
  address: string,
  options: { body?: unknown; wait_ms?: number } = {},
): Promise<ServiceAnswer> {
  try {
    const answer = await fetch(address, {
      ...(options.body === undefined
        ? {}
        : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(options.body) }),
      redirect: 'error',
      signal: AbortSignal.timeout((options.wait_ms ?? 0) + SPARE_MS),
    });
    const text = await answer.text();
    if (text.length > ANSWER_MAX) throw new Error('the answer is too long');
    const body: unknown = text === '' ? {} : JSON.parse(text);
    return { status: answer.status, body: body !== null && typeof body === 'object' ? { ...body } : {} };
  } catch {
    throw new EidFault('service_away', 'no answer');
  }
}

/** The text at a path inside an answer; empty where there is none. */
export function textAt(body: unknown, ...path: readonly string[]): string {
  const found = path.reduce<unknown>(
    (value, name) =>
      value !== null && typeof value === 'object' ? (value as Record<string, unknown>)[name] : undefined,
    body,
  );
  return typeof found === 'string' || typeof found === 'number' ? String(found) : '';
}
