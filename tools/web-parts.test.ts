import { join } from 'node:path';
import { expect, test } from 'vitest';
import { partsOf } from './web-parts.ts';

const WEB = '/web';

/** A file with one piece, both of the same name; long enough not to be joined for its smallness. */
const file = (name: string, imports: string[] = [], dynamicImports: string[] = [], size = 10_000) => ({
  fileName: name,
  facadeModuleId: name.endsWith('x') ? join(WEB, name) : null,
  isEntry: name === 'main.tsx',
  isDynamicEntry: name.endsWith('x') && name !== 'main.tsx',
  code: ' '.repeat(size),
  moduleIds: [name],
  imports,
  dynamicImports,
});

test('what the shell needs, what screens share and what strangers share is one file each; the sign-in page gets none of it', () => {
  const files = [
    file('main.tsx', ['start'], ['inside.tsx', 'demo-board.tsx', 'reset.tsx']),
    file('start'),
    file('demo-board.tsx', ['dates']),
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
  const parts = partsOf(files, WEB).map(({ name, test: isIn }) => [
    name,
    files.map(({ fileName }) => fileName).filter(isIn),
  ]);
  expect(parts).toEqual([
    ['common', ['form']],
    ['inside', ['inside.tsx', 'menu']],
    ['shared', ['list', 'icon']],
  ]);
});
