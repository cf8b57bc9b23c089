import { ROLE_TYPES, type RoleName } from '#modules/people/contract/role-types.ts';
import type { PolicyRow } from '#platform/contract/policy.ts';
import type { TestClient } from '#platform/testing/client.ts';
import { type Made, makeMember, makePerson, makeRole, type RoleWish } from '#platform/testing/make.ts';
import type { StartedApp } from '#platform/testing/start-app.ts';
import { HOME } from './world.ts';

/** Somebody at the door: a client, and the role that counts for this call. */
export type Caller = {
  readonly client: TestClient;
  readonly me: Made & { readonly school_id: number | null };
  /** Sent as `context_role_id`. */
  readonly asks_as?: number;
};

/** A kind of caller; each call may have a new one of it. */
export type CallerKind = {
  readonly name: string;
  readonly make: (school: StartedApp) => Promise<Caller>;
  /** The role that counts; null where none does. */
  readonly role: RoleName | null;
  readonly is_root?: true;
  /** Another site let them in, with a launch code. */
  readonly is_launched?: true;
  /** Refused before anybody looks at the role. */
  readonly refused?: 'not_logged_in' | 'session_not_authorised' | 'invalid_role';
};

async function enter(school: StartedApp, wish: RoleWish): Promise<Caller> {
  const me = await makeMember(school.db, wish);
  return { client: await school.enter(me), me: { ...me, school_id: wish.school_id } };
}

const here = (role: RoleName): RoleWish => ({ school_id: HOME, role });

const oneRole = (role: RoleName): CallerKind => ({
  name: `${role} alone`,
  role,
  make: (school) => enter(school, here(role)),
});

/** Somebody with two roles, whose session stands in the first; `asks` says which one the call asks for. */
const twoRoles = (name: string, stands: RoleWish, other: RoleWish, asks?: 'for the other'): CallerKind => ({
  name,
  role: (asks ? other : stands).role,
  make: async (school) => {
    const { client, me } = await enter(school, stands);
    const second = await makeRole(school.db, me.person_id, other);
    if (!asks) return { client, me };
    return { client, me: { ...me, role_id: second, school_id: other.school_id }, asks_as: second };
  },
});

const withoutRole = (name: string, rest: Partial<RoleWish>): CallerKind => ({
  name,
  role: null,
  make: async (school) => {
    const { client, me } = await enter(school, { ...here('headmaster'), ...rest });
    return { client, me: { ...me, role_id: null, school_id: HOME } };
  },
});

const spoiled = (name: string, spoil: string): CallerKind => ({
  name,
  role: 'headmaster',
  refused: 'session_not_authorised',
  make: async (school) => {
    const caller = await enter(school, here('headmaster'));
    await school.db.pool.query(`${spoil} where person_id = $1`, [caller.me.person_id]);
    return caller;
  },
});

const [leads, parents] = [here('headmaster'), here('parent')];
const leadsElsewhere: RoleWish = { school_id: 2, role: 'admin' };

/** Those whose place is clear: every role type by itself, whoever runs the platform, and a stranger. */
export const PLAIN: readonly CallerKind[] = [
  ...(Object.keys(ROLE_TYPES) as RoleName[]).map(oneRole),
  {
    name: 'root',
    role: null,
    is_root: true,
    make: async (school) => {
      const person_id = await makePerson(school.db);
      await school.db.pool.query('update people.person set is_root = true where id = $1', [person_id]);
      const me = { person_id, role_id: null };
      return { client: await school.enter(me), me: { ...me, school_id: null } };
    },
  },
  {
    name: 'a stranger',
    role: null,
    refused: 'not_logged_in',
    make: async (school) => ({
      client: school.client(),
      me: { ...(await makeMember(school.db, here('staff'))), school_id: HOME },
    }),
  },
];

/** Everybody whose right to be here is in doubt: because of their session, or of their second role. */
export const DOUBTFUL: readonly CallerKind[] = [
  spoiled(
    'a session that has expired',
    "update account.session set last_used_at = last_used_at - interval '61 minutes'",
  ),
  spoiled('a session that was removed', 'delete from account.session'),
  withoutRole('a role that was ended', { has_ended: true }),
  withoutRole('a role whose last day is over', { ends_on: '2021-01-01' }),
  withoutRole('a role that begins later', { starts_on: '2999-01-01' }),
  {
    name: 'a headmaster whom another site let in',
    role: 'headmaster',
    is_launched: true,
    make: async (school) => {
      const caller = await enter(school, leads);
      await school.db.pool.query(`update account.session set method = 'launch' where person_id = $1`, [
        caller.me.person_id,
      ]);
      return caller;
    },
  },
  twoRoles('a headmaster who is also a parent', leads, parents),
  twoRoles('a parent who is also a headmaster', parents, leads),
  twoRoles('a parent asking as the headmaster they also are', parents, leads, 'for the other'),
  twoRoles('a headmaster asking as the parent they also are', leads, parents, 'for the other'),
  twoRoles('a teacher here who leads another school', here('teacher'), leadsElsewhere),
  twoRoles('a teacher here asking as the leader of another school', here('teacher'), leadsElsewhere, 'for the other'),
  {
    name: 'a parent asking in the role of somebody else',
    role: 'parent',
    refused: 'invalid_role',
    make: async (school) => ({
      ...(await enter(school, parents)),
      asks_as: (await makeMember(school.db, leads)).role_id,
    }),
  },
  {
    name: 'a parent asking in a role that was ended',
    role: 'parent',
    refused: 'invalid_role',
    make: async (school) => {
      const caller = await enter(school, parents);
      return { ...caller, asks_as: await makeRole(school.db, caller.me.person_id, { ...leads, has_ended: true }) };
    },
  },
];

/** Everybody who might knock. */
export const CALLERS: readonly CallerKind[] = [...PLAIN, ...DOUBTFUL];

/** What the written policy says to a caller: the key of the refusal, or null where the call is theirs to make. */
export function refusalFor(
  { who, step_up, fresh, says }: PolicyRow,
  { role, is_root, is_launched, refused }: CallerKind,
): string | null {
  if (who === 'anyone') return null;
  if (refused) return refused;
  if ((step_up || fresh) && is_launched) return 'step_up_needed';
  if (who === 'signed-in') return null;
  if (who !== 'any-role' && who.root && is_root) return null;
  if (role === null) return says?.no_role ?? 'role_not_provided';
  return who === 'any-role' || who.roles.includes(ROLE_TYPES[role])
    ? null
    : (says?.by_role?.[ROLE_TYPES[role]] ?? says?.other_role ?? 'not_allowed_action');
}
