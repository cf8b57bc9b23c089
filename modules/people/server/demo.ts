import { sql } from 'kysely';
import { firstRow, type Transaction } from '#platform/server/db.ts';
import { insertRows } from '#platform/server/insert-rows.ts';
import { drawCast } from './demo-cast-rows.ts';
import { drawFamilies } from './demo-families.ts';
import { drawInvitations } from './demo-invitations.ts';
import { type DemoPeople, gatherPeople } from './demo-people.ts';
import { randomFrom } from './demo-random.ts';
import { openRegister } from './demo-register.ts';
import { drawSchoolRows, groundsOf } from './demo-school-rows.ts';
import { drawStaff } from './demo-staff.ts';
import { drawTeaching } from './demo-teaching.ts';

/** Another seed gives other people; this one has given the same ones since the first day. */
const SEED = 1632;

/** Imagines the schools and everyone in them. Only dates follow the clock: ids and names are always the same. */
export function drawPeople(now: Date) {
  const rows = drawSchoolRows(now);
  const grounds = groundsOf(rows, now);
  const register = openRegister(now);
  const random = randomFrom(SEED);
  const cast = drawCast(register, grounds, now);
  for (const ground of grounds) drawStaff(register, random, ground, now);
  drawFamilies(register, random, grounds, now);
  const teaching = drawTeaching(register, grounds, (key) => cast.get(key)?.id);
  return { rows, register, teaching, people: gatherPeople(rows, register, cast, teaching) };
}

/** True where somebody's school lives already: the demonstration must not move in with it. */
export async function hasSchools(tx: Transaction): Promise<boolean> {
  return (await firstRow(tx, sql`select from people.school limit 1`)) !== undefined;
}

/** Fills empty tables with the demonstration's schools and people. */
export async function fillPeople(tx: Transaction, now: Date): Promise<DemoPeople> {
  const { rows, register, teaching, people } = drawPeople(now);
  const { persons, roles, guardianships } = register;
  for (const [table, list] of Object.entries(rows)) await insertRows(tx, `people.${table}`, list);
  await insertRows(tx, 'people.person', persons);
  await insertRows(tx, 'people.role', roles);
  await insertRows(tx, 'people.teaching', teaching);
  await insertRows(tx, 'people.guardianship', guardianships);
  await insertRows(tx, 'people.invitation', drawInvitations(people.schools, now));
  return people;
}
