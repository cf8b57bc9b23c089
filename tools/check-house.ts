// Checks what the compiler cannot: that each file lives where docs/HOUSE.md says, and touches only what it may.
import { resolve } from 'node:path';
import { LANGUAGES } from '#platform/contract/shapes.ts';
import { checkContracts } from './check-contracts.ts';
import { checkOpenWords } from './check-open-words.ts';
import { checkWords } from './check-words.ts';
import { circlesIn } from './circles.ts';
import { type House, importsOf, isTest, moduleOf, readHouse, rowsOf } from './house.ts';

/** What lies in each cell of a module, and where the rest goes. In server/ a file may also be named like its contract. */
const VOCABULARY = new Map(
  rowsOf(`
  contract | <name>.ts | screens go to web/, handlers to server/
  rules    | <name>.ts | a rule is one pure file beside its test
  server   | plugin.ts doors.ts jobs.ts <name>-job.ts samples.ts samples-<name>.ts demo.ts demo-<name>.ts <name>-store.ts migrations/<stamp>-<name>.sql | SQL goes to a <name>-store.ts, a decision to rules/, a tool that knows no module to platform/server
  web      | module.tsx open.ts screens/<name>-screen.tsx parts/<name>.tsx parts/<name>.module.css data/<name>.ts words/<lang>.json | what a person opens is a screen, what a screen is made of a part, what fetches is data
`).map(([cell = '', names = '', instead = '']) => [cell, { names, instead }]),
);

/** Who may import whom, and where to go instead: `@` is the own module, `*` any, `type:` types only, `!` never. */
const MAY_IMPORT = rowsOf(`
  modules/@/contract/ | modules/@/contract/ platform/contract/ npm:typebox type:modules/*/contract/shapes.ts | move the word to platform/contract/
  modules/@/rules/    | modules/@/contract/ modules/@/rules/ platform/contract/ | let the handler load it and hand it to the rule
  modules/@/server/   | modules/@/contract/ modules/@/rules/ modules/@/server/ modules/*/server/doors.ts platform/contract/ platform/server/ type:platform/testing/samples.ts npm: node: | enter another module through its server/doors.ts
  modules/@/web/      | modules/@/contract/ modules/@/rules/ !modules/@/rules/may- modules/@/web/ platform/contract/ platform/web/ npm: | let the server answer it, the shell compose it, or move the part to platform/web/
  platform/contract/  | platform/contract/ npm:typebox | keep platform/contract/ pure
  platform/server/    | platform/contract/ platform/server/ npm: node: | let the module hand it in through its plugin.ts
  platform/web/       | platform/contract/ platform/web/ npm: | let the module hand it in through its module.tsx
  platform/testing/   | platform/ apps/server/ apps/stand-ins/ modules/*/contract/ modules/*/server/ npm: node: | test through the server
  apps/host-page/     | apps/host-page/ node: | a host knows Kriit only by what it answers
  apps/stand-ins/     | apps/stand-ins/ npm: node: | a service outside knows Kriit only by what it asks
  apps/server/        | apps/server/ apps/host-page/open-host-page.ts apps/stand-ins/open-stand-ins.ts platform/contract/ platform/server/ modules/*/server/plugin.ts modules/*/server/demo.ts npm: node: | let the module offer it in plugin.ts
  apps/embed/         | apps/embed/ platform/contract/ !platform/contract/shapes.ts | host pages load every byte of it: keep to the messages of platform/contract/
  apps/web/           | apps/web/ platform/contract/ platform/web/ modules/*/web/module.tsx modules/*/web/open.ts npm: | let the module offer it in module.tsx or open.ts
`) as [from: string, may: string, instead: string][];
const TESTS_MAY_IMPORT = 'modules/@/ modules/*/contract/ platform/ apps/ npm: node:';

const NAME = '[a-z][a-z0-9]*(-[a-z0-9]+)*';
const KEBAB = /^([a-z0-9]+([.-][a-z0-9]+)*\/)*(README\.md|[a-z0-9]+([.-][a-z0-9]+)*)$/;
const NAMELESS = /(^|[/-])(utils?|helpers?|common|managers?|index)[-.]/;
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function fitsVocabulary(cell: string, name: string): boolean {
  const words = (VOCABULARY.get(cell)?.names ?? '')
    .replaceAll(' ', '|')
    .replaceAll('.', '\\.')
    .replaceAll('<name>', NAME);
  return new RegExp(`^(${words.replace('<stamp>', '\\d{14}').replace('<lang>', `(${LANGUAGES.join('|')})`)})$`).test(
    name,
  );
}

function* checkNames({ files, modules }: House): Generator<string> {
  for (const [path, text] of files) {
    if (!KEBAB.test(path)) yield `${path}: name it in kebab-case`;
    if (NAMELESS.test(path)) yield `${path}: name it after what it does, and keep it beside the one who needs it`;
    if (/\.tsx?$/.test(path) && text.split('\n').length > 251) yield `${path}: split it, it has more than 250 lines`;
    const [, module, cell = '', name = ''] = /^modules\/([^/]+)\/([^/]+)\/?(.*)$/.exec(path) ?? [];
    if (!module || cell === 'README.md' || (isTest(path) && VOCABULARY.has(cell))) continue;
    const isHandler = cell === 'server' && files.has(`modules/${module}/contract/${name}`);
    const { names, instead } = VOCABULARY.get(cell) ?? {
      names: 'nothing',
      instead: 'the cells are contract, rules, server and web',
    };
    if (!isHandler && !fitsVocabulary(cell, name)) yield `${path}: ${cell}/ holds ${names}; ${instead}`;
    if (cell === 'rules' && !files.has(path.replace(/ts$/, 'test.ts'))) yield `${path}: put a table test beside it`;
  }
  for (const module of modules) {
    const lines = files.get(`modules/${module}/README.md`)?.trim().split('\n').length ?? 0;
    if (lines < 1 || lines > 20) yield `modules/${module}/README.md: say what the module owns, in at most 20 lines`;
  }
}

function isListed(list: string, path: string, target: string): boolean {
  const own = list.replaceAll('@', moduleOf(path) ?? '-');
  return own.split(' ').some((entry) => new RegExp(`^${escaped(entry).replaceAll('\\*', '[^/]+')}`).test(target));
}

function* checkImports({ files }: House): Generator<string> {
  for (const [path, text] of files) {
    const [, listed, instead] = MAY_IMPORT.find(([from]) => isListed(from, path, path)) ?? ['', '', ''];
    const may = isTest(path) ? TESTS_MAY_IMPORT : listed;
    for (const { target, isType } of listed && !path.endsWith('.config.ts') ? importsOf(path, text) : []) {
      const isFine = isListed(may, path, target) || (isType && isListed(may, path, `type:${target}`));
      if (!isFine || isListed(may, path, `!${target}`)) yield `${path}: may not import ${target}; ${instead}`;
    }
  }
}

function* checkCircles({ files, modules }: House): Generator<string> {
  const code = [...files].filter(([path]) => !isTest(path));
  const edges = new Map(
    // A type leaves nothing behind at run time: a lazy part may name the props of the one who loads it.
    code.map(([path, text]) => [path, importsOf(path, text).flatMap(({ target, isType }) => (isType ? [] : target))]),
  );
  yield* circlesIn(edges);
  const neighbours = (module: string): string[] =>
    [...edges]
      .flatMap(([path, targets]) => (moduleOf(path) === module ? targets : []))
      .flatMap((path) => moduleOf(path) ?? []);
  yield* circlesIn(new Map(modules.map((module) => [module, neighbours(module).filter((other) => other !== module)])));
}

const SQL_TEXT = /\bsql(?:<[^`]*>)?`[^`]*`|\b(?:from|join|into|update|using) [a-z_]+\.[a-z_]+|'[a-z_]+\.[a-z_]+'/g;

function* checkSql({ files, modules }: House): Generator<string> {
  const schemaOf = (module: string): string => module.replaceAll('-', '_');
  const name = new RegExp(`\\b(${[...modules.map(schemaOf), 'platform'].join('|')})\\.[a-z_]+`, 'g');
  for (const [path, text] of files) {
    if (!/^(modules\/[^/]+|platform|apps)\/server\//.test(path) || isTest(path)) continue;
    const isStore = /(-store|\/demo[^/]*)\.ts$|\.sql$|^platform/.test(path);
    if (moduleOf(path) && !isStore && /\bsql(<[^`]*>)?`|pool\.query\(/.test(text))
      yield `${path}: move the SQL into a <noun>-store.ts`;
    // Persons, schools and roles belong to everybody's foreign keys; functions are the platform's doors in SQL.
    const sql = path.endsWith('.sql')
      ? text.replace(/--.*|references people\.|\bplatform\.[a-z_]+\(/g, '')
      : text.match(SQL_TEXT)?.join('\n');
    for (const [table, schema] of (isStore && sql?.matchAll(name)) || [])
      if (schema !== schemaOf(moduleOf(path) ?? 'platform'))
        yield `${path}: names ${table}; ask for it at the server/doors.ts of ${schema}`;
  }
}

/** Everything that is not as the plan has it, one line each. */
export async function checkHouse(root: string): Promise<string[]> {
  const house = readHouse(root);
  const found = [checkNames, checkImports, checkCircles, checkSql, checkWords, checkOpenWords].flatMap((check) => [
    ...check(house),
  ]);
  for await (const problem of checkContracts(house)) found.push(problem);
  return found;
}

if (import.meta.main) {
  const problems = await checkHouse(resolve(import.meta.dirname, '..'));
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
