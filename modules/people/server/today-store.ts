import { sql } from 'kysely';
import type { TodayEntry } from '#platform/contract/today.ts';
import type { Actor } from '#platform/server/actor.ts';
import { oneRow, type Transaction } from '#platform/server/db.ts';
import { SCHOOL_LEADERS } from '../contract/role-types.ts';
import { countOpenInvitations } from './invitation-store.ts';
import { isMinorAlone } from './people-list-store.ts';
import { isActive } from './role-store.ts';
import { minorsBornAfter } from './school-store.ts';

const entry = (kind: string, count: number, link: string, urgency: TodayEntry['urgency']): TodayEntry[] =>
  count > 0 ? [{ kind: `people:today.${kind}`, params: { count }, link, urgency, child: null, due: null }] : [];

async function countMinorsWithoutGuardian(tx: Transaction, school_id: number, now: Date): Promise<number> {
  const { count } = await oneRow(
    tx,
    sql<{ count: number }>`
      select count(*) as count
      from people.role join people.school on school.id = role.school_id join people.person on person.id = role.person_id
      where role.school_id = ${school_id} and ${isActive(now)} and ${isMinorAlone(await minorsBornAfter(tx, school_id, now))}`,
  );
  return count;
}

async function countClassesWithoutFormmaster(tx: Transaction, school_id: number, now: Date): Promise<number> {
  const { count } = await oneRow(
    tx,
    sql<{ count: number }>`
      select count(*) as count from people.class join people.school on school.id = class.school_id
      where class.school_id = ${school_id}
        and not exists (select from people.role where role.class_id = class.id and role.type_id = 5 and ${isActive(now)})`,
  );
  return count;
}

/** What the people of a school leave undone, for those who lead it. */
export async function waitingForLeaders(tx: Transaction, { role }: Actor, now: Date): Promise<TodayEntry[]> {
  if (!role || !SCHOOL_LEADERS.some((leader) => leader === role.type_id)) return [];
  const { school_id } = role;
  const { waiting, expired } = await countOpenInvitations(tx, school_id, now);
  return [
    ...entry('expired_invitations', expired, '/school/people?attention=expired_invitation', 'now'),
    ...entry(
      'minors_without_guardian',
      await countMinorsWithoutGuardian(tx, school_id, now),
      '/school/people?attention=no_guardian',
      'now',
    ),
    ...entry(
      'classes_without_formmaster',
      await countClassesWithoutFormmaster(tx, school_id, now),
      '/school/people?type_id=5',
      'soon',
    ),
    ...entry('open_invitations', waiting, '/school/people?attention=open_invitation', 'info'),
  ];
}
