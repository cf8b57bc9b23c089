import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { type Database, openDatabase } from '#platform/server/db.ts';

/** What the global setup hands to every test file: one PostgreSQL with two templates. */
export const DATABASE_VARIABLE = 'TEST_DATABASE_URL';

/** Names the folder of that PostgreSQL where `npm test` has made it already. */
export const TEMPLATES_VARIABLE = 'TEST_TEMPLATES_FOLDER';

/** `demo` holds the demonstration, `empty` only the migrations. */
export type Template = 'demo' | 'empty';

export const templateName = (template: Template): string => `kriit_template_${template}`;

export const withDatabase = (url: string, name: string): string => {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
};

async function run(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The plain way sends autovacuum away by itself; force may not touch it, but ends what a failed story left open. */
export const dropDatabase = (server: string, name: string): Promise<void> =>
  run(server, `drop database if exists ${name}`).catch(() =>
    run(server, `drop database if exists ${name} with (force)`),
  );

/** Copies a template in a few milliseconds, so that every test file has a database to itself. */
export async function copyDatabase(template: Template): Promise<{ url: string; drop(): Promise<void> }> {
  const server = process.env[DATABASE_VARIABLE];
  if (server === undefined) throw new Error(`${DATABASE_VARIABLE} is not set: run through vitest's "api" project`);
  const name = `kriit_test_${randomBytes(6).toString('hex')}`;
  await run(server, `create database ${name} template ${templateName(template)} strategy file_copy`);
  return {
    url: withDatabase(server, name),
    drop: () => dropDatabase(server, name),
  };
}

/** A copy for a story without a server; closing it takes it away. */
export async function openCopy(template: Template, max: number): Promise<Database> {
  const { url, drop } = await copyDatabase(template);
  const db = openDatabase(url, { max });
  return { ...db, close: () => db.close().then(drop) };
}

/** How many connections to a database are inside a transaction that waits for its next statement. */
export async function openTransactions({ pool }: Database): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and state like 'idle in transaction%'`,
  );
  return rows[0]?.count ?? 0;
}
