// Runs under whatever Node the machine has, like the launcher: built-ins only.
import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

// The owner of a lock touches it all the time: a process id alone proves nothing, because the id of a start
// that was killed may by now belong to any other program.
const TOUCH_MS = 1_000;
const DEAD_MS = 10_000;
/** Waiting for longer than this needs a word. */
const SILENCE_MS = 3_000;

/** Whose lock it is and when it was last touched; undefined when there is none. */
function read(lock) {
  try {
    return { pid: Number(readFileSync(lock, 'utf8')), touched: statSync(lock).mtimeMs };
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

function take(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

function touch(lock) {
  const now = new Date();
  try {
    utimesSync(lock, now, now);
  } catch {
    // Somebody took it away; the work itself is none the worse for it.
  }
}

function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

async function waitFor(lock) {
  const start = Date.now();
  let seen = { touched: 0, at: start };
  let hasSpoken = false;
  while (!take(lock)) {
    const found = read(lock);
    if (found === undefined) continue;
    // How long it has stood still is measured here: another machine's clock may have stamped the file.
    if (found.touched !== seen.touched) seen = { touched: found.touched, at: Date.now() };
    if (!isRunning(found.pid) || Date.now() - seen.at > DEAD_MS) {
      rmSync(lock, { force: true });
      continue;
    }
    if (!hasSpoken && Date.now() - start > SILENCE_MS) {
      hasSpoken = true;
      console.log(`Waiting for another start (process ${found.pid}) to install the packages …`);
    }
    await delay(200);
  }
}

/** Only one of two starts side by side may install; the other waits, and says so. */
export async function holdingInstallLock(lock, work) {
  mkdirSync(dirname(lock), { recursive: true });
  await waitFor(lock);
  const touching = setInterval(touch, TOUCH_MS, lock);
  try {
    await work();
  } finally {
    clearInterval(touching);
    rmSync(lock, { force: true });
  }
}
