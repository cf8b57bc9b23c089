import { openSession } from '#modules/account/server/session-store.ts';
import type { PACKAGES } from '#modules/people/contract/features.ts';
import { ROLE_TYPES, type RoleName } from '#modules/people/contract/role-types.ts';
import type { Database } from '#platform/server/db.ts';

/** A person who can be let in: who they are, and the role they stand in. */
export type Made = { readonly person_id: number; readonly role_id: number | null };

export type RoleWish = {
  school_id: number;
  role: RoleName;
  /** The school's first class where the role needs one and none is named. */
  class_id?: number;
  starts_on?: string;
  ends_on?: string;
  has_ended?: boolean;
};

let made = 0;

/** The same few statements come by the thousand: by a name the database knows one again that it has planned. */
const names = new Map<string, string>();
function nameOf(statement: string): string {
  const name = names.get(statement) ?? `make-${names.size + 1}`;
  names.set(statement, name);
  return name;
}

async function oneOf<Row extends object>(db: Database, statement: string, values: unknown[]): Promise<Row> {
  const [row] = (await db.pool.query<Row>({ name: nameOf(statement), text: statement, values })).rows;
  if (row === undefined) throw new Error(`nothing was made: ${statement}`);
  return row;
}

const insert = async (db: Database, statement: string, values: unknown[]): Promise<number> =>
  (await oneOf<{ id: number }>(db, `${statement} returning id`, values)).id;

const newName = (): string => {
  made += 1;
  return `Number ${made}`;
};

/** A school of its own, with nobody and nothing in it; it has what its package has. */
export const makeSchool = (db: Database, package_key: (typeof PACKAGES)[number] = 'base'): Promise<number> =>
  insert(
    db,
    `insert into people.school (name, country, time_zone, package_key) values ($1, 'EE', 'Europe/Tallinn', $2)`,
    [`School ${newName()}`, package_key],
  );

/** A class with nobody in it, on a level of its own; its group is written `level|parallel|2` in addresses. */
export async function makeClass(db: Database, school_id: number): Promise<{ class_id: number; scope: string }> {
  const name = newName();
  const level = await insert(
    db,
    `insert into people.class_level (school_id, level, name)
     select $1, coalesce(max(level) filter (where level > 12), 12) + 1, $2 from people.class_level where school_id = $1`,
    [school_id, name],
  );
  const parallel = await insert(db, 'insert into people.parallel_identifier (school_id, name) values ($1, $2)', [
    school_id,
    name,
  ]);
  const class_id = await insert(
    db,
    'insert into people.class (school_id, class_level_id, parallel_identifier_id, name) values ($1, $2, $3, $4)',
    [school_id, level, parallel, name],
  );
  return { class_id, scope: `${level}|${parallel}|2` };
}

/** A person without any role, under a name that nobody else has. */
export const makePerson = (db: Database): Promise<number> =>
  insert(db, `insert into people.person (firstname, lastname) values ('Story', $1)`, [newName()]);

const ROLE = `
  insert into people.role (person_id, school_id, type_id, class_id, starts_on, ends_on, ended_at)
  select person.id, $2, $3,
         case when $3 in (2, 5) then coalesce($4::int, (select min(id) from people.class where school_id = $2)) end,
         $5, $6, case when $7 then now() end`;

const roleValues = (wish: RoleWish): unknown[] => {
  const { school_id, role, class_id = null, starts_on = '2020-09-01', ends_on = null, has_ended = false } = wish;
  return [school_id, ROLE_TYPES[role], class_id, starts_on, ends_on, has_ended];
};

/** One more role for a person. */
export const makeRole = (db: Database, person_id: number, wish: RoleWish): Promise<number> =>
  insert(db, `${ROLE} from people.person where id = $1`, [person_id, ...roleValues(wish)]);

/** A new person in a role of a school. */
export const makeMember = (db: Database, wish: RoleWish): Promise<{ person_id: number; role_id: number }> =>
  oneOf(
    db,
    `with person as (insert into people.person (firstname, lastname) values ('Story', $1) returning id)
     ${ROLE} from person returning person_id, id as role_id`,
    [newName(), ...roleValues(wish)],
  );

/** Makes one person the guardian of another. */
export const makeGuardianship = (
  db: Database,
  guardian_id: number,
  child_id: number,
  { is_barred = false } = {},
): Promise<number> =>
  insert(
    db,
    `insert into people.guardianship (guardian_id, child_id, kind, barred_at)
     values ($1, $2, 'custodian', case when $3 then now() end)`,
    [guardian_id, child_id, is_barred],
  );

const client = { address: '127.0.0.1', user_agent: 'story' };

/** Opens a session without a password and gives its token. */
export async function makeSession(db: Database, { person_id, role_id }: Made, now: Date): Promise<string> {
  const session = { person_id, role_id, method: 'password' as const, client };
  return db.kysely.transaction().execute(async (tx) => (await openSession(tx, session, now)).token);
}
