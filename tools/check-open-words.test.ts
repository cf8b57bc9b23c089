import { expect, test } from 'vitest';
import { checkOpenWords } from './check-open-words.ts';

const OPEN = 'modules/bells/web/open.ts';

const problemsOf = (only: string, screen: string): string[] => [
  ...checkOpenWords({
    root: '',
    modules: ['bells', 'people'],
    files: new Map([
      [OPEN, `import('./screens/bell-screen.tsx');\nglob({ query: '?only=${only}' });`],
      ['modules/bells/web/screens/bell-screen.tsx', `import { Rope } from '../parts/rope.tsx';\n${screen}`],
      ['modules/bells/web/parts/rope.tsx', `useTranslation('bells');\nt(\`ropes.\${colour}\`);`],
      ['modules/bells/web/parts/tower.tsx', "useTranslation('bells');\nt('tower.title');"],
      ['modules/bells/web/words/en.json', '{ "title": "Bells", "ropes": { "red": "Red" }, "menu": { "a": "A" } }'],
    ]),
  }),
];

const SAYS = "useTranslation('bells');\nt('title');";

test('strangers have the words that their pages say', () => {
  expect(problemsOf('title,ropes', SAYS)).toEqual([]);
  expect(problemsOf('title,ropes', "useTranslation();\nt('error.try_again');")).toEqual([]);
});

test('a word that strangers would miss is told, wherever it is said', () => {
  expect(problemsOf('title', SAYS)).toEqual([`${OPEN}: add ropes to ?only=, modules/bells/web/parts/rope.tsx says it`]);
  expect(problemsOf('title,ropes', "const label = 'bells:menu.a';")).toEqual([
    `${OPEN}: add menu.a to ?only=, modules/bells/web/screens/bell-screen.tsx says it`,
  ]);
});

test('a name that no word has is told', () => {
  expect(problemsOf('title,ropes,tower', SAYS)).toEqual([`${OPEN}: take tower out; no words are called so`]);
});
