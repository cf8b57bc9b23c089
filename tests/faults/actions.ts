import { acceptInvitation } from '#modules/account/contract/accept-invitation.ts';
import { readNotices } from '#modules/notices/contract/read-notices.ts';
import { addGuardian } from '#modules/people/contract/add-guardian.ts';
import { endRole } from '#modules/people/contract/end-role.ts';
import { giveRole } from '#modules/people/contract/give-role.ts';
import { invitePerson } from '#modules/people/contract/invite-person.ts';
import { movePupil } from '#modules/people/contract/move-pupil.ts';
import { removeGuardianship } from '#modules/people/contract/remove-guardianship.ts';
import { renewInvitation } from '#modules/people/contract/renew-invitation.ts';
import { ROLE_TYPES } from '#modules/people/contract/role-types.ts';
import { saveGuardianship } from '#modules/people/contract/save-guardianship.ts';
import { saveSchoolSettings } from '#modules/people/contract/save-school-settings.ts';
import type { Random } from '#modules/people/server/demo-random.ts';
import { CallRefused, type Person, type Servers } from '#platform/testing/servers.ts';
import { submit } from './submit.ts';

/** People who do whatever comes to their minds, and those whom it happens to. */
export type Actions = {
  readonly persons: readonly [worker: Person, pupil: Person, parent: Person];
  /** Does one thing; that it is refused is no trouble. */
  act(): Promise<void>;
  /** How often each thing was done. */
  done(): Readonly<Record<string, number>>;
};

const NEVER = 2_000_000_000;
const PASSWORD = 'Seven-grey-geese-7';

/** Gives the leaders of the first school a day of work, as chance has it. */
export async function randomActions(servers: Servers, leaders: readonly Person[], random: Random): Promise<Actions> {
  const params = { schoolId: 1 };
  const enter = (role: 'staff' | 'student' | 'parent') => servers.enter({ school_id: 1, role });
  const [worker, pupil, parent] = [await enter('staff'), await enter('student'), await enter('parent')];
  const persons = [worker, pupil, parent] as const;
  const { rows: classes } = await servers.db.pool.query<{ id: number }>(
    'select id from people.class where school_id = 1 order by id limit 5',
  );
  const given: number[] = [];
  const guardianships: number[] = [];
  const invited: { user_id: number; code: string }[] = [];
  let number = 0;

  const leader = (): Person => random.pick(leaders);
  const about = (person: Person) => ({ ...params, personId: person.user_id });
  const one = <T>(list: readonly T[], none: T): T => (list.length > 0 ? random.pick(list) : none);
  const roleOf = ({ role_id }: { role_id: number }): number => role_id;

  const ACTIONS = {
    async 'give a role'() {
      const type_id = random.pick([ROLE_TYPES.teacher, ROLE_TYPES.caterer, ROLE_TYPES.health_worker]);
      const { roles } = await leader().call(giveRole, { params: about(random.pick(persons)), body: { type_id } });
      given.push(...roles.filter((role) => role.type_id === type_id).map(roleOf));
    },
    async 'end a role'() {
      const [roleId = NEVER] = given.splice(random.between(0, given.length), 1);
      await leader().call(endRole, { params: { ...params, roleId } });
    },
    async 'invite somebody'() {
      number += 1;
      const type_id = random.pick([ROLE_TYPES.teacher, ROLE_TYPES.student]);
      const class_id = type_id === ROLE_TYPES.student ? random.pick(classes).id : undefined;
      const body = { firstname: 'Aabel', lastname: `Aabits ${number}`, type_id, ...(class_id && { class_id }) };
      const { user_id, path } = await leader().call(invitePerson, { params, body });
      invited.push({ user_id, code: path.split('/').at(-1) ?? '' });
    },
    async 'renew an invitation'() {
      const { user_id } = one(invited, { user_id: NEVER, code: '' });
      await leader().call(renewInvitation, { params: { ...params, personId: user_id } });
    },
    async 'accept an invitation'() {
      const { code } = one(invited, { user_id: NEVER, code: 'none' });
      number += 1;
      const body = { username: `aabel.${number}`, password: PASSWORD, password_repeat: PASSWORD };
      // Whoever comes in has no session yet, and one that came along would end.
      const submission = { endpoint: acceptInvitation, request: { params: { code }, body }, cookie: null, key: code };
      const answer = await submit(servers.all[0].url, submission);
      if (answer?.status !== 200) throw new CallRefused(acceptInvitation.route, answer?.status ?? 500, answer?.body);
    },
    async 'move a pupil'() {
      await leader().call(movePupil, { params: about(pupil), body: { class_id: random.pick(classes).id } });
    },
    async 'add a guardian'() {
      const body = { guardian_id: parent.user_id, kind: 'mother' as const };
      const { guardians } = await leader().call(addGuardian, { params: about(pupil), body });
      guardianships.push(...guardians.map(({ id }) => id));
    },
    async 'bar a guardian, or not'() {
      const path = { ...params, guardianshipId: guardianships.at(-1) ?? NEVER };
      await leader().call(saveGuardianship, { params: path, body: { is_barred: random.chance(0.5) } });
    },
    async 'remove a guardian'() {
      await leader().call(removeGuardianship, { params: { ...params, guardianshipId: guardianships.at(-1) ?? NEVER } });
    },
    async 'change the school'() {
      number += 1;
      const body = random.chance(0.5)
        ? { name: `School ${number}` }
        : { is_teacher_dashboard_enabled: random.chance(0.5) };
      await leader().call(saveSchoolSettings, { params, body });
    },
    async 'read the bell'() {
      await random.pick(persons).call(readNotices, { body: { through: 2_147_483_647 } });
    },
  };
  type Name = keyof typeof ACTIONS;
  const often: Partial<Record<Name, number>> = { 'give a role': 6, 'end a role': 4, 'read the bell': 3 };
  // A password costs a tenth of a second, and there is a limit to how often one may be tried.
  const weights = (Object.keys(ACTIONS) as Name[]).map(
    (name) => [name, name === 'accept an invitation' ? 0.3 : (often[name] ?? 2)] as const,
  );
  const done: Record<string, number> = {};
  return {
    persons,
    done: () => done,
    async act() {
      const name = random.weighed(weights);
      try {
        await ACTIONS[name]();
        done[name] = (done[name] ?? 0) + 1;
      } catch (error) {
        if (!(error instanceof CallRefused) || error.status >= 500) throw error;
      }
    },
  };
}
