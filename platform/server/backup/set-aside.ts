import type { ClientBase } from 'pg';
import { LEDGER } from '../migrate.ts';
import { OUR_SCHEMAS } from './tables.ts';

const ASIDE = `select nspname from pg_namespace where nspname like 'aside\\_%'`;

async function namesIn(client: ClientBase, statement: string): Promise<string[]> {
  const { rows } = await client.query<{ nspname: string }>(statement);
  return rows.map(({ nspname }) => nspname);
}

async function inOne(client: ClientBase, statements: readonly string[]): Promise<void> {
  await client.query(['begin', ...statements, 'commit'].join(';'));
}

const drops = (names: readonly string[]): string[] => names.map((name) => `drop schema ${name} cascade`);

/** Takes away all of our tables that are not set aside. */
export async function dropBuilt(client: ClientBase): Promise<void> {
  await inOne(client, [...drops(await namesIn(client, OUR_SCHEMAS)), `drop table if exists public.${LEDGER}`]);
}

/** Brings back what was set aside, in place of whatever has been built since. */
export async function putBack(client: ClientBase): Promise<void> {
  const aside = await namesIn(client, ASIDE);
  if (aside.length === 0) return;
  await dropBuilt(client);
  await inOne(client, [
    ...aside.map((name) => `alter schema ${name} rename to ${name.replace('aside_', '')}`),
    `alter table public.aside_${LEDGER} rename to ${LEDGER}`,
  ]);
}

/** Moves all tables out of the way; they come back, or go, when it is known how the restore went. */
export async function setAside(client: ClientBase): Promise<void> {
  const ours = await namesIn(client, OUR_SCHEMAS);
  await inOne(client, [
    ...ours.map((name) => `alter schema ${name} rename to aside_${name}`),
    `alter table public.${LEDGER} rename to aside_${LEDGER}`,
  ]);
}

export async function forgetAside(client: ClientBase): Promise<void> {
  await inOne(client, [...drops(await namesIn(client, ASIDE)), `drop table if exists public.aside_${LEDGER}`]);
}
