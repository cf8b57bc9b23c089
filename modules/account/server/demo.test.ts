import { afterAll, beforeAll, expect, test } from 'vitest';
import { getMe } from '#modules/people/contract/get-me.ts';
import { getMyContext } from '#modules/people/contract/get-my-context.ts';
import { ROLE_TYPES, type RoleName } from '#modules/people/contract/role-types.ts';
import { ADULT_AGE, ageIn } from '#platform/contract/age.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { listDemoAccounts } from '../contract/list-demo-accounts.ts';
import { DEMO_ACCOUNTS } from './demo.ts';

let school: StartedApp;
beforeAll(async () => {
  school = await startApp({ env: { KRIIT_DEMO: '1' } });
});
afterAll(() => school.stop());

/** The table of DECISIONS, "The demonstration school": username, school, roles, class. */
const TABLE: [username: string, school_id: number, roles: RoleName[], class_name: string | null][] = [
  ['admin', 1, ['admin'], null],
  ['headmaster', 1, ['headmaster'], null],
  ['formmaster', 1, ['formmaster'], '11.A'],
  ['teacher', 1, ['teacher'], null],
  ['staff', 1, ['staff'], null],
  ['student', 1, ['student'], '11.A'],
  ['adult.student', 1, ['student'], '12.A'],
  ['parent', 1, ['parent'], null],
  ['parent.two', 1, ['parent'], null],
  ['parent.barred', 1, ['parent'], null],
  ['teacher.parent', 1, ['teacher', 'parent'], null],
  ['admin.b', 2, ['admin'], null],
  ['headmaster.b', 2, ['headmaster'], null],
  ['teacher.b', 2, ['teacher'], null],
  ['student.b', 2, ['student'], '10.A'],
  ['parent.b', 2, ['parent'], null],
  ['admin.c', 3, ['admin'], null],
  ['teacher.c', 3, ['teacher'], null],
  ['student.c', 3, ['student'], '8.A'],
  ['parent.c', 3, ['parent'], null],
];

const contextOf = async (username: string) => (await (await school.as(username)).call(getMyContext)).data;
const meOf = async (username: string) => (await (await school.as(username)).call(getMe)).data;

test('exactly the accounts of the table are there, and the sign-in page shows them by school', async () => {
  const usernames = [...TABLE.map(([username]) => username), 'root'];
  expect(DEMO_ACCOUNTS.map(({ username }) => username).sort()).toEqual(usernames.sort());
  const { data } = await school.client().call(listDemoAccounts);
  expect(data.schools.map(({ accounts }) => accounts.length)).toEqual([11, 5, 4, 1]);
  const credentials = await school.db.pool.query('select username from account.credential order by username');
  expect(credentials.rows.map(({ username }) => username)).toEqual(usernames);
});

test('whoever was taken out of their school is on no board, least of all as the main administrator', async () => {
  const board = async () =>
    (await school.client().call(listDemoAccounts)).data.schools.flatMap((group) => group.accounts);
  const isRoot = (accounts: Awaited<ReturnType<typeof board>>) =>
    accounts.flatMap((one) => (one.is_root ? one.username : []));
  const end = (ended_at: string) =>
    school.db.pool.query(
      `update people.role set ended_at = ${ended_at}
       where person_id = (select person_id from account.credential where username = 'admin.b')`,
    );
  await end('now()');
  const without = await board();
  await end('null');
  expect([without.length, isRoot(without)]).toEqual([20, ['root']]);
  expect(await board()).toHaveLength(21);
});

test('a school in earnest on a database that was a demonstration shows no accounts', async () => {
  const earnest = await startApp();
  expect((await earnest.client().call(listDemoAccounts)).data).toEqual({ password: null, schools: [] });
  await earnest.stop();
});

test.each(TABLE)('%s of school %i is %j and nothing more', async (username, school_id, roles, class_name) => {
  const { roles: held, current_role, is_root } = await contextOf(username);
  expect(held.map(({ type_id }) => type_id)).toEqual(roles.map((name) => ROLE_TYPES[name]));
  expect(new Set(held.map((role) => role.school_id))).toEqual(new Set([school_id]));
  expect(current_role).toMatchObject({ type_id: ROLE_TYPES[roles[0] as RoleName], class_name });
  expect(is_root).toBe(false);
  expect(DEMO_ACCOUNTS.find((account) => account.username === username)?.school_id).toBe(school_id);
});

test('root leads the platform and has no role in any school', async () => {
  expect(await contextOf('root')).toMatchObject({ is_root: true, roles: [], current_role: null });
});

test('both parents see the student first and a younger child; the barred adult sees nobody', async () => {
  const student = await meOf('student');
  for (const username of ['parent', 'parent.two']) {
    const { children, viewed_user_id } = await contextOf(username);
    expect(children.map(({ class_name }) => class_name)).toEqual(['11.A', '4.B']);
    expect(viewed_user_id).toBe(student.id);
  }
  expect(await contextOf('parent.barred')).toMatchObject({ children: [], viewed_user_id: null });
});

test('the teacher who is a parent has a child of age, and looks at nobody while teaching', async () => {
  const [me, child] = [await meOf('teacher.parent'), await meOf('adult.student')];
  const { children, viewed_user_id } = await contextOf('teacher.parent');
  expect(children.map(({ user_id }) => user_id)).toEqual([child.id]);
  expect(viewed_user_id).toBe(me.id);
});

test('the student is a minor today, the adult student is not', async () => {
  const found = await school.db.pool.query<{ username: string; birthday: string }>(
    `select username, birthday from account.credential join people.person on person.id = credential.person_id
     where username in ('student', 'adult.student') order by username`,
  );
  const ages = found.rows.map(({ birthday }) => ageIn('Europe/Tallinn', birthday, school.clock()));
  expect(ages.map((age) => age >= ADULT_AGE)).toEqual([true, false]);
});

test('the right ones are verified, and the demonstration opens in English', async () => {
  const verified: string[] = [];
  for (const { username } of DEMO_ACCOUNTS) {
    const { is_verified, lang_code } = await meOf(username);
    if (is_verified) verified.push(username);
    expect(lang_code).toBe('en');
  }
  expect(verified.sort()).toEqual(['adult.student', 'parent', 'parent.two']);
});

test('schools 1 and 2 have the full package, school 3 has none of its features', async () => {
  for (const [username, count] of [
    ['admin', 10],
    ['admin.b', 10],
    ['admin.c', 0],
  ] as const)
    expect((await contextOf(username)).school?.features).toHaveLength(count);
});
