import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { LANGUAGES } from '#platform/contract/shapes.ts';
import { checkHouse } from './check-house.ts';

const words = (text: Record<string, string>) =>
  Object.fromEntries(LANGUAGES.map((code) => [`modules/bells/web/words/${code}.json`, JSON.stringify(text)]));

/** A small house in which everything is in its place. */
const TIDY: Record<string, string> = {
  'package.json': '{ "type": "module", "imports": { "#modules/*": "./modules/*" } }',
  'modules/bells/README.md': '# bells\n',
  'modules/bells/contract/errors.ts': 'export const errors = { too_loud: 409 };',
  'modules/bells/contract/policy.ts': "export const policy = { 'POST /bells': { who: 'any-role', reach: 'school' } };",
  'modules/bells/contract/ring-bell.ts': "export const ringBell = { route: 'POST /bells', refuses: ['too_loud'] };",
  'modules/bells/rules/may-ring.ts': 'export const mayRing = true;',
  'modules/bells/rules/may-ring.test.ts': "import { mayRing } from './may-ring.ts';\nvoid mayRing;",
  'modules/bells/server/ring-bell.ts': "import { rings } from './ring-store.ts';\nvoid rings;",
  'modules/bells/server/ring-store.ts': 'export const rings = () => sql`select 1 from bells.ring`;',
  'modules/bells/server/migrations/20261115090000-bells.sql':
    'create table bells.ring (person_id integer references people.person); -- people.role is not named here',
  'modules/bells/web/module.tsx': 'export const bells = 1;',
  'modules/people/README.md': '# people\n',
  'modules/people/contract/shapes.ts': 'export const a = 1;',
  'modules/people/server/doors.ts': 'export const persons = 1;',
  ...words({ 'errors.too_loud': 'Too loud.' }),
};

const houses: string[] = [];
afterEach(() => {
  for (const root of houses.splice(0)) rmSync(root, { recursive: true });
});

async function problemsOf(changes: Record<string, string | null>): Promise<string[]> {
  const root = mkdtempSync(join(tmpdir(), 'kriit-house-'));
  houses.push(root);
  for (const [path, text] of Object.entries({ ...TIDY, ...changes })) {
    if (text === null) continue;
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return checkHouse(root);
}

test('a tidy house has no problems', async () => {
  expect(await problemsOf({})).toEqual([]);
});

test.each([
  ['modules/bells/server/bell-utils.ts', 'name it after what it does'],
  ['platform/web/ui/BellPanel.tsx', 'name it in kebab-case'],
  ['modules/bells/server/loudness.ts', 'server/ holds plugin.ts doors.ts'],
  ['modules/bells/server/migrations/1-bells.sql', 'server/ holds plugin.ts doors.ts'],
  ['modules/bells/web/bell.tsx', 'web/ holds module.tsx'],
  ['modules/bells/web/words/xx.json', 'words/<lang>.json'],
  ['modules/bells/services/bell.ts', 'the cells are contract, rules, server and web'],
  ['modules/bells/rules/may-mute.ts', 'put a table test beside it'],
  ['platform/web/index.ts', 'name it after what it does'],
])('a stranger by the name of %s is shown its place', async (path, advice) => {
  expect(await problemsOf({ [path]: '{}' })).toContainEqual(
    expect.stringMatching(new RegExp(`^${path}: .*${advice.replaceAll('.', '\\.')}`)),
  );
});

test('a README has at most twenty lines, and there is one', async () => {
  const problem = 'modules/bells/README.md: say what the module owns, in at most 20 lines';
  expect(await problemsOf({ 'modules/bells/README.md': null })).toEqual([problem]);
  expect(await problemsOf({ 'modules/bells/README.md': 'line\n'.repeat(21) })).toEqual([problem]);
  expect(await problemsOf({ 'modules/bells/README.md': 'line\n'.repeat(20) })).toEqual([]);
});

test('a file ends before it is too long to read', async () => {
  expect(await problemsOf({ 'platform/server/db.ts': '\n'.repeat(251) })).toHaveLength(1);
  expect(await problemsOf({ 'platform/server/db.ts': '\n'.repeat(250) })).toEqual([]);
});

test.each([
  ['modules/bells/contract/sound.ts', 'node:fs', 'platform/contract'],
  ['modules/bells/contract/sound.ts', '#modules/people/contract/shapes.ts', 'platform/contract'],
  ['modules/bells/rules/may-ring.ts', '../server/ring-store.ts', 'let the handler load it'],
  ['modules/bells/rules/may-ring.ts', 'kysely', 'let the handler load it'],
  ['modules/bells/server/plugin.ts', '#modules/people/server/person-store.ts', 'server/doors.ts'],
  ['modules/bells/server/plugin.ts', '#platform/web/theme.ts', 'server/doors.ts'],
  ['modules/bells/web/module.tsx', '../rules/may-ring.ts', 'let the server answer it'],
  ['modules/bells/web/module.tsx', '#modules/people/web/module.tsx', 'the shell compose it'],
  ['modules/bells/web/module.tsx', 'node:path', 'platform/web'],
  ['platform/server/db.ts', '#modules/people/server/doors.ts', 'plugin.ts'],
  ['platform/web/theme.ts', '#apps/web/main.tsx', 'module.tsx'],
  ['apps/server/app.ts', '#modules/bells/server/ring-store.ts', 'plugin.ts'],
])('%s may not import %s', async (path, target, advice) => {
  const problems = await problemsOf({ [path]: `import { a } from '${target}';\nexport const b = a;` });
  expect(problems.filter((problem) => problem.startsWith(`${path}: may not import`))).toEqual([
    expect.stringContaining(advice),
  ]);
});

test.each([
  ['modules/bells/contract/shapes.ts', "import type { Id } from '#modules/people/contract/shapes.ts';"],
  ['modules/bells/server/plugin.ts', "import { persons } from '#modules/people/server/doors.ts';\nvoid persons;"],
  ['modules/bells/server/plugin.ts', "import Fastify from 'fastify';\nimport {\n  join,\n} from 'node:path';"],
  [
    'modules/bells/server/ring-bell.test.ts',
    "import { test } from 'vitest';\nimport '#platform/testing/start-app.ts';",
  ],
  ['apps/server/app.ts', "import { bells } from '#modules/bells/server/plugin.ts';"],
  ['tools/any.ts', "import { rings } from '#modules/bells/server/ring-store.ts';"],
])('%s may: %s', async (path, text) => {
  expect(await problemsOf({ [path]: text })).toEqual([]);
});

test('a circle of imports is shown whole', async () => {
  const problems = await problemsOf({
    'platform/server/a.ts': "import { b } from './b.ts';",
    'platform/server/b.ts': "import { c } from './c.ts';\nimport type { a } from './a.ts';",
    'platform/server/c.ts': "import { a } from './a.ts';",
  });
  expect(problems).toEqual([
    'platform/server/a.ts -> platform/server/b.ts -> platform/server/c.ts -> platform/server/a.ts: break the circle; what both need is a third thing',
  ]);
});

test('two modules do not lean on each other', async () => {
  const problems = await problemsOf({
    'modules/bells/server/plugin.ts': "import { persons } from '#modules/people/server/doors.ts';",
    'modules/bells/server/doors.ts': 'export const bells = 1;',
    'modules/people/server/plugin.ts': "import { bells } from '#modules/bells/server/doors.ts';",
  });
  expect(problems).toEqual(['bells -> people -> bells: break the circle; what both need is a third thing']);
});

test.each([
  [
    'modules/bells/server/ring-store.ts',
    'export const rings = () => sql<Row>`select * from people.person`;',
    'people.person',
  ],
  ['modules/bells/server/demo-rings.ts', "insertRows(tx, 'people.role', rows);", 'people.role'],
  [
    'modules/bells/server/migrations/20261115090000-bells.sql',
    'alter table people.person add loud boolean;',
    'people.person',
  ],
  ['platform/server/log-store.ts', 'sql`delete from bells.ring`', 'bells.ring'],
])('%s names no table of another', async (path, text, table) => {
  expect(await problemsOf({ [path]: text })).toEqual([
    expect.stringContaining(`names ${table}; ask for it at the server/doors.ts`),
  ]);
});

test('SQL outside a store is sent there', async () => {
  expect(await problemsOf({ 'modules/bells/server/doors.ts': 'export const a = sql`select 1`;' })).toEqual([
    'modules/bells/server/doors.ts: move the SQL into a <noun>-store.ts',
  ]);
});

test.each([
  [
    'modules/bells/contract/policy.ts',
    'export const policy = {};',
    'modules/bells/contract/policy.ts: say who may call POST /bells',
  ],
  [
    'modules/bells/contract/policy.ts',
    "export const policy = { 'POST /bells': 1, 'GET /bells': 1 };",
    'modules/bells/contract/policy.ts: no endpoint is called GET /bells',
  ],
  [
    'modules/bells/contract/ring-bell.ts',
    "export const ringBell = { route: 'POST /bells', refuses: ['too_late'] };",
    'modules/bells/contract/ring-bell.ts: refuses too_late; list it in modules/bells/contract/errors.ts',
  ],
  [
    'modules/bells/contract/ring-bell.ts',
    "export const ring = { route: 'POST /bells', refuses: [] };",
    'modules/bells/contract/ring-bell.ts: ring belongs in a file of its own name, one endpoint per file',
  ],
  [
    'modules/bells/server/ring-bell.ts',
    null,
    'modules/bells/contract/ring-bell.ts: answer it in modules/bells/server/ring-bell.ts',
  ],
  [
    'modules/bells/contract/errors.ts',
    'export const errors = { too_loud: 409, too_late: 409 };',
    'modules/bells/web/words/en.json: say errors.too_late',
  ],
])('%s is missed where it does not agree', async (path, text, problem) => {
  expect(await problemsOf({ [path]: text })).toEqual([problem]);
});

test('what the platform refuses has words, too', async () => {
  const problems = await problemsOf({ 'platform/contract/errors.ts': '' });
  expect(problems).toContain('platform/web/words/en.json: say errors.not_logged_in');
  expect(problems).toContain('platform/web/words/en.json: say errors.no_internet_connection');
});
