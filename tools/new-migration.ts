// node tools/new-migration.ts <module> <what-it-does>
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

export const KEBAB = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** Where a migration that is written now belongs; the stamp puts it behind all others, whatever their module. */
export function migrationPath(home: string, what: string, now: Date): string {
  const stamp = now.toISOString().replaceAll(/\D/g, '').slice(0, 14);
  return `${home}/server/migrations/${stamp}-${what}.sql`;
}

if (import.meta.main) {
  const [module = '', what = ''] = process.argv.slice(2);
  const root = resolve(import.meta.dirname, '..');
  const home = module === 'platform' ? module : `modules/${module}`;
  if (!existsSync(join(root, home, 'server')) || !KEBAB.test(what)) {
    console.error(
      'Say the module (or platform) and, in kebab-case, what changes: node tools/new-migration.ts people add-nickname',
    );
    process.exit(1);
  }
  const path = migrationPath(home, what, new Date());
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), '', { flag: 'wx' });
  console.log(`${path}\nForward only: it runs once, at the next start, and is never changed after that.`);
}
