import { expect } from '@playwright/test';
import { listOutbox } from '#modules/notices/contract/list-outbox.ts';
import type { Office } from './office.ts';

const read = new Set<number>();

/** What a letter or a text message to somebody says that no story has read yet: the part of it that was looked for. */
export async function readLetter(office: Office, recipient: string, wanted: RegExp): Promise<string> {
  let found: string | undefined;
  await expect(async () => {
    const { letters } = await office.call(listOutbox, {});
    for (const { id, recipient: to, subject, text, link } of letters) {
      if (to !== recipient || read.has(id)) continue;
      found = wanted.exec(`${subject} ${text} ${link}`)?.[0];
      if (found === undefined) continue;
      read.add(id);
      break;
    }
    expect(found, `a letter to ${recipient}`).toBeDefined();
  }).toPass({ timeout: 20_000 });
  return found ?? '';
}

/** The code in it. */
export const readCode = (office: Office, recipient: string): Promise<string> =>
  readLetter(office, recipient, /\b\d{6}\b/);
