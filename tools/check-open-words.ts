import { wordsOf } from './check-words.ts';
import { type House, importsOf, moduleOf } from './house.ts';

/** Everything of the module that its pages for strangers are made of. */
function behind({ files }: House, start: string): ReadonlySet<string> {
  const found = new Set([start]);
  for (const path of found)
    for (const { target, isType } of importsOf(path, files.get(path) ?? ''))
      if (!isType && files.has(target) && moduleOf(target) === moduleOf(start)) found.add(target);
  return found;
}

/** The keys of the module's words that a file says; of one that is put together, the part that is written down. */
function keysIn(text: string, module: string): string[] {
  const own = text.includes(`useTranslation('${module}')`) ? [...text.matchAll(/\bt\(\s*['`]([\w.]+)/g)] : [];
  return [...own, ...text.matchAll(new RegExp(`['\`]${module}:([\\w.]+)`, 'g'))].map(([, key = '']) =>
    key.replace(/\.$/, ''),
  );
}

const isWithin = (key: string, part: string): boolean => `${key}.`.startsWith(`${part}.`);

/** Strangers load a part of a module's words, which `web/open.ts` names: it has to hold what their pages say. */
export function* checkOpenWords(house: House): Generator<string> {
  for (const module of house.modules) {
    const open = `modules/${module}/web/open.ts`;
    const parts = /\?only=([\w.,]+)/.exec(house.files.get(open) ?? '')?.[1]?.split(',') ?? [];
    const words = [...wordsOf(house, `modules/${module}/web/words`, 'en').keys()];
    for (const part of parts)
      if (!words.some((key) => isWithin(key, part))) yield `${open}: take ${part} out; no words are called so`;
    for (const path of house.files.has(open) ? behind(house, open) : [])
      for (const key of keysIn(house.files.get(path) ?? '', module))
        if (!parts.some((part) => isWithin(key, part))) yield `${open}: add ${key} to ?only=, ${path} says it`;
  }
}
