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

type Way = [env: Record<string, string>, schools: number];
/** To make the demonstration takes long, and the story of how a school starts makes it as well. */
const WAYS: Way[] = process.env.TEST_FULL
  ? [
      [{}, 0],
      [{ KRIIT_DEMO: '1' }, 4],
    ]
  : [[{}, 0]];

describe('a database of your own', () => {
  afterEach(() => dropDatabase(server, name));

  it.each(WAYS)('with %o shows the accounts of %i schools', async (env, schools) => {
    await asAdmin(`create database ${name}`);
    const product = await startProduct({ DATABASE_URL: url, ...env });
    expect(await accountsAt(product.url)).toBe(schools);
    expect(await product.stop()).toBe(0);
  });
});
