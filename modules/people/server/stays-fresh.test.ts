import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveDetails } from '#modules/profile/contract/save-details.ts';
import type { TestClient } from '#platform/testing/client.ts';
import { makeMember } from '#platform/testing/make.ts';
import { connectAs } from '#platform/testing/socket.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { expectStaysFresh } from '#platform/testing/stays-fresh.ts';
import { addGuardian } from '../contract/add-guardian.ts';
import { endRole } from '../contract/end-role.ts';
import { findPeople } from '../contract/find-people.ts';
import { getMe } from '../contract/get-me.ts';
import { getMyContext } from '../contract/get-my-context.ts';
import { getPerson } from '../contract/get-person.ts';
import { getSchoolSettings } from '../contract/get-school-settings.ts';
import { getTeaching } from '../contract/get-teaching.ts';
import { giveRole } from '../contract/give-role.ts';
import { invitePerson } from '../contract/invite-person.ts';
import { listClasses } from '../contract/list-classes.ts';
import { listPlatformSchools } from '../contract/list-platform-schools.ts';
import { saveSchoolSettings } from '../contract/save-school-settings.ts';
import { saveTeaching } from '../contract/save-teaching.ts';
import { reactions } from '../web/data/reactions.ts';

const params = { schoolId: 1 };

let school: StartedApp;
let url: string;
let leader: TestClient;
beforeAll(async () => {
  school = await startApp({ hasSockets: true });
  url = await school.listen();
  leader = await school.enter(await makeMember(school.db, { school_id: 1, role: 'admin' }));
});
afterAll(() => school.stop());

describe('a screen that was opened before', () => {
  it('of the people of the school shows what another leader does', async () => {
    const reader = await school.enter(await makeMember(school.db, { school_id: 1, role: 'headmaster' }));
    const person = await makeMember(school.db, { school_id: 1, role: 'teacher' });
    const personParams = { ...params, personId: person.person_id };
    await expectStaysFresh({
      reader,
      socket: await connectAs(url, reader),
      reactions,
      shown: [
        { endpoint: findPeople, input: { params, query: { page: 1 } } },
        { endpoint: getPerson, input: { params: personParams } },
        { endpoint: getSchoolSettings, input: { params } },
        { endpoint: getTeaching, input: { params: personParams } },
      ],
      act: async () => {
        const [taught] = (await leader.call(listClasses, { params })).data;
        await leader.call(saveTeaching, { params: personParams, body: { class_ids: [taught?.id ?? 0] } });
        await leader.call(giveRole, { params: personParams, body: { type_id: 7 } });
        const body = { firstname: 'Aabel', lastname: 'Aabits', type_id: 1 as const };
        expect((await leader.call(invitePerson, { params, body })).status).toBe(200);
        await leader.call(saveSchoolSettings, { params, body: { is_teacher_dashboard_enabled: false } });
        await leader.call(endRole, { params: { ...params, roleId: person.role_id } });
      },
    });
  });

  it('of the schools shows whoever keeps them how many people they have', async () => {
    const reader = await school.as('root');
    const body = { firstname: 'Eedi', lastname: 'Uus', type_id: 1 as const };
    await expectStaysFresh({
      reader,
      socket: await connectAs(url, reader),
      reactions,
      shown: [{ endpoint: listPlatformSchools, input: {} }],
      act: async () => {
        const person = await makeMember(school.db, { school_id: 1, role: 'parent' });
        const invited = await leader.call(invitePerson, { params, body });
        expect(invited.status).toBe(200);
        const staff = { params: { ...params, personId: person.person_id }, body: { type_id: 7 as const } };
        expect((await leader.call(giveRole, staff)).status).toBe(200);
      },
    });
  });

  it('of a parent shows the child that was just given to them', async () => {
    const parent = await makeMember(school.db, { school_id: 1, role: 'parent' });
    const child = await makeMember(school.db, { school_id: 1, role: 'student' });
    const reader = await school.enter(parent);
    await expectStaysFresh({
      reader,
      socket: await connectAs(url, reader),
      reactions,
      shown: [{ endpoint: getMyContext, input: {}, key: ['me'] }],
      act: async () => {
        const { status } = await leader.call(addGuardian, {
          params: { ...params, personId: child.person_id },
          body: { guardian_id: parent.person_id, kind: 'mother' },
        });
        expect(status).toBe(200);
      },
    });
  });

  it('shows the new name of somebody, to the school’s leaders and to the person in another window', async () => {
    const person = await makeMember(school.db, { school_id: 1, role: 'teacher' });
    const [own, other] = [await school.enter(person), await school.enter(person)];
    const rename = (lastname: string) => async () => {
      expect((await own.call(saveDetails, { body: { lastname } })).status).toBe(200);
    };
    const personParams = { ...params, personId: person.person_id };
    await expectStaysFresh({
      reader: leader,
      socket: await connectAs(url, leader),
      reactions,
      shown: [
        { endpoint: findPeople, input: { params, query: { search: 'Story' } } },
        { endpoint: getPerson, input: { params: personParams } },
      ],
      act: rename('Kask'),
    });
    await expectStaysFresh({
      reader: other,
      socket: await connectAs(url, other),
      reactions,
      shown: [{ endpoint: getMe, input: {}, key: ['me'] }],
      act: rename('Kuusk'),
    });
  });
});
