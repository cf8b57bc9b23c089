import { afterAll, beforeAll, expect, it } from 'vitest';
import { endRole } from '#modules/people/contract/end-role.ts';
import { giveRole } from '#modules/people/contract/give-role.ts';
import { ROLE_TYPES } from '#modules/people/contract/role-types.ts';
import { askNothing } from '#platform/testing/consents.ts';
import { makeMember } from '#platform/testing/make.ts';
import { connectAs } from '#platform/testing/socket.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { expectStaysFresh } from '#platform/testing/stays-fresh.ts';
import { countNotices } from '../contract/count-notices.ts';
import { listNotices } from '../contract/list-notices.ts';
import { readNotices } from '../contract/read-notices.ts';
import { reactions } from '../web/data/reactions.ts';

let school: StartedApp;
beforeAll(async () => {
  school = await startApp({ hasSockets: true });
  await askNothing(school.db.pool);
});
afterAll(() => school.stop());

it('an open bell shows what was told, read elsewhere and withdrawn', async () => {
  const url = await school.listen();
  const member = await makeMember(school.db, { school_id: 1, role: 'staff' });
  const [reader, elsewhere] = [await school.enter(member), await school.enter(member)];
  const leader = await school.enter(await makeMember(school.db, { school_id: 1, role: 'admin' }));
  const socket = await connectAs(url, reader);
  const shown = [
    { endpoint: countNotices, input: {} },
    { endpoint: listNotices, input: {}, key: [listNotices.route, 'pages', {}] },
  ];
  const params = { schoolId: 1, personId: member.person_id };

  let role_id = 0;
  const steps: (() => Promise<unknown>)[] = [
    async () => {
      const { data } = await leader.call(giveRole, { params, body: { type_id: ROLE_TYPES.teacher } });
      role_id = data.roles.find(({ type_id }) => type_id === ROLE_TYPES.teacher)?.role_id ?? 0;
      await school.app.jobs.runWaiting();
    },
    () => elsewhere.call(readNotices, { body: { through: 2_147_483_647 } }),
    () => leader.call(endRole, { params: { schoolId: 1, roleId: role_id } }),
  ];
  const totals: [total: number, unread: number][] = [];
  for (const act of steps) {
    await expectStaysFresh({ reader, socket, reactions, shown, act });
    const { total, unread_count } = (await reader.call(listNotices)).data;
    totals.push([total, unread_count]);
  }
  expect(totals).toEqual([
    [1, 1],
    [1, 0],
    [0, 0],
  ]);
});
