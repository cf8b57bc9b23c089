import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import type { Product } from '#platform/testing/product.ts';

const AGAIN_MS = 200;
/** Answers of a server that is going or coming; everything else is the answer to the call. */
const PASSING = new Set([502, 503, 504]);

/** People who keep writing whatever happens: each call is repeated with its key until it is answered. */
export function startWriters({ url }: Pick<Product, 'url'>, cookie: string, name: string, count: number) {
  const acknowledged = new Map<string, number>();
  const refused: string[] = [];
  let isOver = false;
  let number = 0;

  async function invite(lastname: string): Promise<void> {
    const key = randomUUID();
    for (;;) {
      const answer = await fetch(`${url}/api/schools/1/people`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie, 'idempotency-key': key },
        body: JSON.stringify({ firstname: name, lastname, type_id: 1 }),
        signal: AbortSignal.timeout(20_000),
      }).catch(() => null);
      // An answer that was cut off on its way counts as none.
      const told = answer && !PASSING.has(answer.status) ? await answer.json().catch(() => null) : null;
      if (told === null) await sleep(AGAIN_MS);
      else if (told.status) {
        acknowledged.set(lastname, told.data.user_id);
        return;
      } else {
        refused.push(JSON.stringify(told));
        return;
      }
    }
  }

  const writers = Array.from({ length: count }, async () => {
    while (!isOver) {
      number += 1;
      await invite(`Number ${number}`);
    }
  });
  return {
    acknowledged,
    refused,
    async stop(): Promise<void> {
      isOver = true;
      await Promise.all(writers);
    },
  };
}

/** Every acknowledged person is there once and whole, and nobody is there whom no answer ever named. */
export async function expectAllThere(
  { url }: Pick<Product, 'url'>,
  cookie: string,
  name: string,
  acknowledged: ReadonlyMap<string, number>,
): Promise<void> {
  const found = new Map<string, number[]>();
  const halves: string[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await fetch(`${url}/api/schools/1/people?search=${name}&page=${page}`, { headers: { cookie } });
    const { data } = (await answer.json()) as {
      data: { people: { user_id: number; lastname: string; roles: unknown[] }[]; has_more: boolean };
    };
    for (const { user_id, lastname, roles } of data.people) {
      found.set(lastname, [...(found.get(lastname) ?? []), user_id]);
      if (roles.length !== 1) halves.push(lastname);
    }
    if (!data.has_more) break;
  }
  expect(halves).toEqual([]);
  expect([...found].sort()).toEqual([...acknowledged].map(([name, id]) => [name, [id]]).sort());
}
