import { globSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { listModules } from '#apps/server/app.ts';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import type { PolicyRow } from '#platform/contract/policy.ts';
import { readConfig } from '#platform/server/config.ts';
import { openDatabase } from '#platform/server/db.ts';
import { createLog } from '#platform/server/log.ts';
import type { Sample, Samples } from '#platform/testing/samples.ts';

/** A call as the product serves it, with the row that guards it and a request that it accepts. */
export type EveryCall = {
  readonly route: string;
  readonly endpoint: Endpoint;
  readonly row: PolicyRow;
  readonly sample: Sample | undefined;
};

const root = resolve(import.meta.dirname, '../..');

async function readSamples(): Promise<Samples> {
  const all: Record<string, Sample> = {};
  for (const path of globSync('modules/*/server/samples.ts', { cwd: root })) {
    const { samples } = (await import(pathToFileURL(join(root, path)).href)) as { samples: Samples };
    Object.assign(all, samples);
  }
  return all;
}

/** Every call of every module. Nobody keeps this list: a new module is in it from its first day. */
export async function everyCall(): Promise<readonly EveryCall[]> {
  // The modules are only asked what they serve; the database behind this handle is never opened.
  const db = openDatabase('postgres://nobody@localhost/nothing', { max: 1 });
  const modules = listModules({ config: readConfig({}), db, log: createLog('silent') });
  const samples = await readSamples();
  return modules.flatMap(({ handlers, policy }) =>
    handlers.map(({ endpoint }) => {
      const { route } = endpoint;
      return { route, endpoint, row: policy[route] as PolicyRow, sample: samples[route] };
    }),
  );
}
