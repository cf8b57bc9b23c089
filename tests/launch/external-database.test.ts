import { Client } from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { DATABASE_VARIABLE, dropDatabase, withDatabase } from '#platform/testing/database.ts';
import { readJson, startProduct } from '#platform/testing/product.ts';

const server = process.env[DATABASE_VARIABLE] ?? '';
const name = 'kriit_external';
const url = withDatabase(server, name);

async function asAdmin(statement: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(statement);
  await client.end();
}

const accountsAt = async (address: string): Promise<number> =>
  (await readJson<{ schools: unknown[] }>(`${address}/auth/demo-accounts`)).schools.length;

/** The demonstration takes its time, and is made by the story of how a school starts as well. */
const WAYS: [Record<string, string>, number][] = [
  [{}, 0],
  ...(process.env.TEST_FULL ? [[{ KRIIT_DEMO: '1' }, 4]] : []),
];

describe('a database of your own', () => {
  afterEach(() => dropDatabase(server, name));

  it.each(WAYS)('with %o shows the accounts of %i schools', async (env, schools) => {
    await asAdmin(`create database ${name}`);
    const product = await startProduct({ DATABASE_URL: url, ...env });
    expect(await accountsAt(product.url)).toBe(schools);
    expect(await product.stop()).toBe(0);
  });
});
