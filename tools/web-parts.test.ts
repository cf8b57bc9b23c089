import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BESIDE, partsOf } from './web-parts.ts';

const WEB = '/web';

const isOpenedByName = (name: string): boolean => name.includes('.');

/** A file with one piece, both of the same name; long enough not to be joined for its smallness. */
const file = (name: string, imports: string[] = [], dynamicImports: string[] = [], size = 10_000) => ({
  fileName: name,
  facadeModuleId: isOpenedByName(name) ? join(WEB, name) : null,
  isEntry: name === 'main.tsx',
  isDynamicEntry: isOpenedByName(name) && name !== 'main.tsx',
  code: ' '.repeat(size),
  moduleIds: [name],
  imports,
  dynamicImports,
});

const joined = (files: ReturnType<typeof file>[]) =>
  Object.fromEntries(
    partsOf(files, WEB).map(({ name, test: isIn }) => [name, files.map(({ fileName }) => fileName).filter(isIn)]),
  );

test('what the sign-in page needs, what other strangers share, and what the shell and many screens need is one file each', () => {
  const files = [
    file('main.tsx', ['start'], ['inside.tsx', 'demo-board.tsx', 'reset.tsx']),
    file('start'),
    file('demo-board.tsx', ['dates', 'board']),
    // The greeting is imported by other pages as well, and so the bundler gives it no name of its own.
    { ...file('board'), moduleIds: ['board', 'board-greeting.tsx'] },
    file('dates'),
    file('reset.tsx', ['form', 'dates']),
    file('form', [], [], 100),
    file('inside.tsx', ['menu', 'form', 'dates'], ['today.tsx', 'people.tsx', 'jobs.tsx']),
    file('menu'),
    file('today.tsx', ['list', 'editor', 'menu']),
    file('people.tsx', ['list', 'editor']),
    file('jobs.tsx', ['list', 'icon']),
    file('list'),
    file('editor'),
    file('icon', [], [], 100),
  ];
  expect(joined(files)).toEqual({
    start: ['main.tsx', 'start', 'board', 'dates'],
    common: ['form'],
    inside: ['inside.tsx', 'menu', 'list', 'icon'],
  });
});

test('a language is two files, what strangers hear of it and the rest', () => {
  const files = [
    file('main.tsx', [], ['shell/words/en.json', 'people/words/en.json?only=errors', 'inside.tsx']),
    file('shell/words/en.json'),
    file('people/words/en.json?only=errors'),
    file('inside.tsx', [], ['people/words/en.json', 'people/words/et.json']),
    file('people/words/en.json'),
    file('people/words/et.json'),
  ];
  expect(joined(files)).toEqual({
    start: ['main.tsx'],
    'open-en': ['shell/words/en.json', 'people/words/en.json?only=errors'],
    'inside-en': ['people/words/en.json'],
    'inside-et': ['people/words/et.json'],
    inside: ['inside.tsx'],
  });
});

test('what stands beside every page is one file, which none of the others imports', () => {
  const files = [
    file('main.tsx', [], ['inside.tsx']),
    file('inside.tsx', [], ['people/data/reactions.ts', 'notices/parts/bell.tsx', 'settings.tsx']),
    file('people/data/reactions.ts', ['merge']),
    file('merge'),
    file('notices/parts/bell.tsx', ['push']),
    file('push'),
    file('settings.tsx', ['push']),
  ];
  expect(joined(files)).toEqual({
    start: ['main.tsx'],
    beside: ['people/data/reactions.ts', 'merge', 'notices/parts/bell.tsx'],
    inside: ['inside.tsx', 'push'],
  });
});

test('whatever a module puts beside the page is known here', () => {
  const modules = globSync(join(import.meta.dirname, '../modules/*/web/module.tsx'));
  const lazies = modules.flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(/(?:Overlay|HeaderTool): lazy\(\(\) => import\('\.([^']+)'\)/g),
  ]);
  expect(lazies.length).toBeGreaterThan(2);
  expect(lazies.map(([, path = '']) => path).filter((path) => !BESIDE.test(path))).toEqual([]);
});
