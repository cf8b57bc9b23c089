import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { systemClock } from '#platform/server/clock.ts';
import { type Config, readConfig } from '#platform/server/config.ts';
import { openDatabase } from '#platform/server/db.ts';
import { startEmbeddedPostgres } from '#platform/server/embedded-postgres.ts';
import { checkExternalPostgres } from '#platform/server/external-postgres.ts';
import { holdPort } from '#platform/server/held-port.ts';
import { createLog, type Log } from '#platform/server/log.ts';
import { findWebBuild } from '#platform/server/serve-web.ts';
import { StartError } from '#platform/server/start-error.ts';
import { buildApp } from './app.ts';
import { fillDemonstration } from './demo.ts';
import { migrationFolders } from './migrations.ts';
import { migrate } from '#platform/server/migrate.ts';

/** What is open, each with the time that its closing may take; together they stay below ten seconds. */
const opened: { close: () => Promise<unknown>; patience: number }[] = [];
let isStopping = false;

/** Closes everything, the last opened first; what does not close in its time is left to the end of the process. */
async function closeAll(): Promise<void> {
  for (const { close, patience } of opened.toReversed()) await Promise.race([close().catch(() => {}), delay(patience)]);
}
