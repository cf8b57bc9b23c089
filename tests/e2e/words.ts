import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#platform/testing/product.ts';

type Words = { [key: string]: string | Words };

const FOLDERS = ['apps/web/words', 'platform/web/words', ...globSync('modules/*/web/words', { cwd: projectRoot })];

function* flat(words: Words, path = ''): Generator<[key: string, text: string]> {
  for (const [key, text] of Object.entries(words)) {
    if (typeof text === 'string') yield [`${path}${key}`, text];
    else yield* flat(text, `${path}${key}.`);
  }
}

/** Every key of the interface, and every text of one language. */
export function wordsIn(language: string): { keys: Set<string>; texts: Set<string> } {
  const pairs = FOLDERS.flatMap((folder) => {
    const file = join(projectRoot, folder, `${language}.json`);
    return [...flat(JSON.parse(readFileSync(file, 'utf8')))];
  });
  return { keys: new Set(pairs.map(([key]) => key)), texts: new Set(pairs.map(([, text]) => text)) };
}
