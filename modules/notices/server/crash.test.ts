import { expect, it } from 'vitest';
import { giveRole } from '#modules/people/contract/give-role.ts';
import { ROLE_TYPES } from '#modules/people/contract/role-types.ts';
import { startMailServer } from '#platform/testing/mail-server.ts';
import { makeMember } from '#platform/testing/make.ts';
import { startServersOfOneSchool } from '#platform/testing/servers.ts';

it('a letter on its way when the server is killed is sent by the next one', async () => {
  const mail = await startMailServer();
  const servers = await startServersOfOneSchool(1, {
    KRIIT_SMTP_URL: mail.url,
    KRIIT_MAIL_FROM: 'kriit@kool.example',
    KRIIT_PUBLIC_URL: 'https://kool.example',
  });
  const { db, all } = servers;
  const { person_id } = await makeMember(db, { school_id: 1, role: 'staff' });
  await db.pool.query(`update people.person set email = 'crash@kool.example' where id = $1`, [person_id]);
  const headmaster = await servers.enter({ school_id: 1, role: 'headmaster' });

  const line = mail.hold();
  const params = { schoolId: 1, personId: person_id };
  await headmaster.call(giveRole, { params, body: { type_id: ROLE_TYPES.teacher } });
  await line.reached;
  await all[0].kill();
  line.let_go();

  await servers.restart(0);
  await expect.poll(() => mail.received.map(({ to }) => to), { timeout: 30_000 }).toEqual([['crash@kool.example']]);
  await expect
    .poll(async () => (await db.pool.query('select from graphile_worker.jobs')).rowCount, { timeout: 30_000 })
    .toBe(0);
  expect(await all[0].stop()).toBe(0);
  expect(mail.received).toHaveLength(1);
  await servers.stop();
  await mail.stop();
});
