// node tools/new-module.ts <name>
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { LANGUAGES } from '#platform/contract/shapes.ts';
import { KEBAB, migrationPath } from './new-migration.ts';

/** The files of an empty module: it has no calls and no screens yet, but everything in its place. */
function filesOf(name: string, now: Date): Record<string, string> {
  const home = `modules/${name}`;
  const camel = name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const schema = name.replaceAll('-', '_');
  return {
    [`${home}/README.md`]: `# ${name}\n\nOwns: …\n\nTables (schema \`${schema}\`): …\n\nWords: …\n`,
    [`${home}/contract/errors.ts`]: `import type { ErrorList } from '#platform/contract/errors.ts';

export const errors = {} as const satisfies ErrorList;
`,
    [`${home}/contract/policy.ts`]: `import type { Policy } from '#platform/contract/policy.ts';

export const policy = {} as const satisfies Policy;
`,
    [`${home}/server/plugin.ts`]: `import type { ServerModule } from '#platform/server/module.ts';
import { errors } from '../contract/errors.ts';
import { policy } from '../contract/policy.ts';

export const ${camel}: ServerModule = { name: '${name}', handlers: [], policy, errors };
`,
    [migrationPath(home, name, now)]: `create schema ${schema};\n`,
    [`${home}/web/module.tsx`]: `import type { WebModule } from '#platform/web/module.ts';
import type words from './words/en.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    ${name === camel ? name : `'${name}'`}: typeof words;
  }
}

export const ${camel}: WebModule = {
  name: '${name}',
  words: import.meta.glob('./words/*.json', { import: 'default' }),
};
`,
    ...Object.fromEntries(LANGUAGES.map((language) => [`${home}/web/words/${language}.json`, '{}\n'])),
  };
}

const [name = ''] = process.argv.slice(2);
const root = resolve(import.meta.dirname, '..');
if (!KEBAB.test(name) || existsSync(join(root, 'modules', name))) {
  console.error('Say a name in kebab-case that no module has yet: node tools/new-module.ts course-choices');
  process.exit(1);
}
const files = filesOf(name, new Date());
for (const [path, text] of Object.entries(files)) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text, { flag: 'wx' });
  console.log(path);
}
console.log(`
Now list it in its three places: plugin.ts in apps/server/app.ts, its migrations in
apps/server/migrations.ts, module.tsx in apps/web/modules.ts. Then say in its README what it owns.
Pages for people who are not signed in go into web/open.ts, listed in apps/web/open-modules.ts.`);
