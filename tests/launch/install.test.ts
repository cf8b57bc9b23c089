import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot, temporaryFolder } from '#platform/testing/product.ts';

// Longer than a lock may stand still before nobody believes in its owner.
const INSTALL_MS = 11_000;

// In place of npm, which would fetch: notes that it ran, takes its time and leaves what an install leaves.
const NPM = `
  import { appendFileSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
  appendFileSync('installs', 'once ');
  await new Promise((done) => setTimeout(done, Number(process.env.INSTALL_MS)));
  mkdirSync('node_modules/.bin', { recursive: true });
  symlinkSync(process.execPath, 'node_modules/.bin/node');
  writeFileSync('node_modules/.package-lock.json', '{"packages":{}}');`;

type Project = { readonly path: (inside: string) => string; readonly remove: () => Promise<void> };

/** A project that has never been installed, around the real launcher. */
async function newProject(): Promise<Project> {
  const folder = await temporaryFolder();
  const path = (inside: string): string => join(folder.path, inside);
  for (const name of ['tools', '.cache', 'npm']) await mkdir(path(name));
  for (const name of ['tools/launch.mjs', 'tools/install-lock.mjs', 'tools/server-command.mjs'])
    await copyFile(join(projectRoot, name), path(name));
  await writeFile(path('package.json'), '{"type":"module"}');
  await writeFile(path('package-lock.json'), '{"packages":{}}');
  await writeFile(path('tools/build.ts'), `console.log('built');`);
  await writeFile(path('npm/npm-cli.js'), NPM);
  return { path, remove: folder.remove };
}

/** Runs the launcher to its end; gives its exit code and what a person reads. */
async function launch({ path }: Project, installMs: number): Promise<{ code: number; printed: string }> {
  const env = {
    PATH: process.env.PATH ?? '',
    npm_execpath: path('npm/npm-cli.js'),
    npm_node_execpath: process.execPath,
    INSTALL_MS: String(installMs),
  };
  const child = spawn(process.execPath, [path('tools/launch.mjs'), 'build'], { env });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  const [code] = await once(child, 'close');
  return { code, printed };
}

// All they do is wait, so they wait together.
describe.concurrent('the first start', () => {
  it('installs once when two start side by side, and the second says what it waits for', async () => {
    const project = await newProject();
    const both = await Promise.all([launch(project, INSTALL_MS), launch(project, INSTALL_MS)]);
    expect(both.map(({ code }) => code)).toEqual([0, 0]);
    expect(await readFile(project.path('installs'), 'utf8')).toBe('once ');
    const [first, second] = both.map(({ printed }) => printed).sort();
    expect(first).toMatch(/^Installing packages … \d+ s\nbuilt\n$/);
    expect(second).toMatch(/^Waiting for another start \(process \d+\) to install the packages …\nbuilt\n$/);
    await project.remove();
  });

  it('does not believe in a lock whose process is no launcher, after a word about it', async () => {
    const project = await newProject();
    await writeFile(project.path('.cache/installing'), String(process.pid));
    const { code, printed } = await launch(project, 0);
    expect(code).toBe(0);
    expect(printed).toMatch(
      new RegExp(`^Waiting for another start \\(process ${process.pid}\\) .*\nInstalling packages … \\d+ s\nbuilt\n$`),
    );
    await project.remove();
  });

  it('takes over at once from one that was killed', async () => {
    const project = await newProject();
    await writeFile(project.path('.cache/installing'), '99999999');
    const { code, printed } = await launch(project, 0);
    expect(code).toBe(0);
    expect(printed).toMatch(/^Installing packages … \d+ s\nbuilt\n$/);
    await project.remove();
  });
});
