import { execFile } from 'node:child_process';
import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';

const run = promisify(execFile);
const isRoot = process.getuid?.() === 0;
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const PACKAGES = ['chromium', 'chromium-headless-shell'];
const SHELL_NAMES = ['chromium-headless-shell', 'chrome-headless-shell'];
const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

const isProgram = (path: string): Promise<boolean> =>
  access(path, constants.X_OK).then(
    () => true,
    () => false,
  );

async function firstProgram(paths: readonly string[]): Promise<string | undefined> {
  for (const path of paths) if (await isProgram(path)) return path;
  return undefined;
}

function onPath(names: readonly string[]): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return folders.flatMap((folder) => names.map((name) => join(folder, name)));
}

/** What stands on the machine already: on the PATH, in its usual place on macOS, or downloaded earlier. */
const findInstalled = (): Promise<string | undefined> =>
  firstProgram([...onPath(NAMES), MAC_CHROME, chromium.executablePath()]);

/** True when the command succeeded and the browser then really starts: a downloaded one may lack system libraries. */
async function install(command: string, args: readonly string[]): Promise<boolean> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' };
  try {
    await run(command, [...args], { env, timeout: 300_000 });
    const found = await findInstalled();
    if (found !== undefined) await run(found, ['--version', ...chromiumFlags()], { timeout: 30_000 });
    return found !== undefined;
  } catch {
    return false;
  }
}

async function installChromium(): Promise<boolean> {
  const playwright = join(import.meta.dirname, '../node_modules/.bin/playwright');
  if (await install(process.execPath, [playwright, 'install', 'chromium'])) return true;
  if (!isRoot || !(await isProgram('/usr/bin/apt-get'))) return false;
  if (await install('apt-get', ['install', '-y', ...PACKAGES])) return true;
  // A bare image has no package lists yet.
  await run('apt-get', ['update'], { timeout: 300_000 }).catch(() => {});
  return install('apt-get', ['install', '-y', ...PACKAGES]);
}

/** The browser for the tests: the one that CHROMIUM_PATH names, else one that is found, else one that can be installed. */
export async function findChromium(): Promise<string> {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted) {
    if (await isProgram(wanted)) return wanted;
    throw new Error('CHROMIUM_PATH does not name a program that can be run.');
  }
  const found = (await findInstalled()) ?? ((await installChromium()) ? await findInstalled() : undefined);
  if (found !== undefined) return found;
  throw new Error(
    'The browser tests need Chromium: install the package chromium, or set CHROMIUM_PATH to a Chromium or Chrome.',
  );
}

/**
 * Where the stories of the short form are told: the same browser without its windows needs a third less, and where none
 * is here the whole one does it too. The full form is the whole browser's.
 */
export async function findStoryteller(): Promise<string> {
  const whole = await findChromium();
  return process.env.TEST_FULL ? whole : ((await firstProgram(onPath(SHELL_NAMES))) ?? whole);
}

/**
 * What a window does for a person at an address bar, and what would come between a story and its page. Chromium
 * knows the last list only, so this one has to say again what Playwright's own says; the popups of the address
 * bar are two hidden pages in every window, and cost a third of the tests' time.
 */
const UNWANTED_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'LensOverlay',
  'MediaRouter',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'PreconnectToSearch',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'DestroyProfileOnBrowserClose',
  'PaintHolding',
];

/** Chromium's sandbox refuses to run as root, and a test machine must not call home. */
export const chromiumFlags = (): string[] => [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  `--disable-features=${UNWANTED_FEATURES.join(',')}`,
];

/**
 * Where in a script a request began, which the stories' tool always asks, would have whole scripts read a second time. And
 * the page of a story is gone before what its scripts are compiled to at length has paid: an eighth of all the work.
 */
const QUICK_SCRIPTS = ['--no-enable-lazy-source-positions', '--no-maglev', '--no-turbofan'];

/** What the browser is told for stories; the full form has scripts run as they run for people. */
export const storyFlags = (): string[] => (process.env.TEST_FULL ? [] : [`--js-flags=${QUICK_SCRIPTS.join(' ')}`]);
