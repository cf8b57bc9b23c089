import { Client } from 'pg';
import { expect, it } from 'vitest';
import { signIn } from '#modules/account/contract/sign-in.ts';
import { giveRole } from '#modules/people/contract/give-role.ts';
import { ROLE_TYPES } from '#modules/people/contract/role-types.ts';
import { addressOf } from '#platform/contract/endpoint.ts';
import { fillPath } from '#platform/testing/client.ts';
import { askNothing } from '#platform/testing/consents.ts';
import { copyDatabase } from '#platform/testing/database.ts';
import { startMailServer } from '#platform/testing/mail-server.ts';
import { startProduct } from '#platform/testing/product.ts';

const password = 'Kriit-demo-1';

it('a letter on its way when the server is killed is sent by the next one', async () => {
  const { url, drop } = await copyDatabase('demo');
  const mail = await startMailServer();
  const env = {
    DATABASE_URL: url,
    KRIIT_SMTP_URL: mail.url,
    KRIIT_MAIL_FROM: 'kriit@kool.example',
    KRIIT_PUBLIC_URL: 'https://kool.example',
  };
  const database = new Client({ connectionString: url });
  await database.connect();
  await askNothing(database);
  const { rows } = await database.query<{ id: number }>(
    `insert into people.person (firstname, lastname, email) values ('Story', 'Crash', 'crash@kool.example') returning id`,
  );
  const personId = rows[0]?.id ?? 0;
  await database.query(
    `insert into people.role (person_id, school_id, type_id, starts_on) values ($1, 1, 7, '2020-09-01')`,
    [personId],
  );

  const line = mail.hold();
  const first = await startProduct(env);
  const post = (path: string, body: unknown, cookie = '') =>
    fetch(`${first.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
  const entered = await post(addressOf(signIn), { username: 'headmaster', password });
  const cookie = entered.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const path = fillPath(addressOf(giveRole), { schoolId: 1, personId });
  expect((await post(path, { type_id: ROLE_TYPES.teacher }, cookie)).status).toBe(200);
  await line.reached;
  await first.kill();
  line.let_go();

  const second = await startProduct(env);
  await expect.poll(() => mail.received.map(({ to }) => to), { timeout: 30_000 }).toEqual([['crash@kool.example']]);
  await expect
    .poll(async () => (await database.query('select from graphile_worker.jobs')).rowCount, { timeout: 30_000 })
    .toBe(0);
  expect(await second.stop()).toBe(0);
  expect(mail.received).toHaveLength(1);
  await database.end();
  await mail.stop();
  await drop();
});
