import type { DemoPeople } from '#modules/people/server/doors.ts';
import type { Transaction } from '#platform/server/db.ts';
import { insertRows } from '#platform/server/insert-rows.ts';
import { hashPassword } from '#platform/server/password-hash.ts';
import { DEMO_PASSWORD } from './demo-password.ts';

type DemoAccount = {
  readonly username: string;
  /** Null for the platform's main administrator. */
  readonly school_id: number | null;
  readonly who: keyof DemoPeople['cast'];
};

/** The accounts of the demonstration (DECISIONS, "The demonstration school"), in the order of the sign-in page. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  { username: 'admin', school_id: 1, who: 'admin' },
  { username: 'headmaster', school_id: 1, who: 'headmaster' },
  { username: 'formmaster', school_id: 1, who: 'formmaster' },
  { username: 'teacher', school_id: 1, who: 'teacher' },
  { username: 'teacher.parent', school_id: 1, who: 'teacher_parent' },
  { username: 'staff', school_id: 1, who: 'staff' },
  { username: 'student', school_id: 1, who: 'student' },
  { username: 'adult.student', school_id: 1, who: 'adult_student' },
  { username: 'parent', school_id: 1, who: 'parent' },
  { username: 'parent.two', school_id: 1, who: 'parent_two' },
  { username: 'parent.barred', school_id: 1, who: 'parent_barred' },
  { username: 'admin.b', school_id: 2, who: 'admin_b' },
  { username: 'headmaster.b', school_id: 2, who: 'headmaster_b' },
  { username: 'teacher.b', school_id: 2, who: 'teacher_b' },
  { username: 'student.b', school_id: 2, who: 'student_b' },
  { username: 'parent.b', school_id: 2, who: 'parent_b' },
  { username: 'admin.c', school_id: 3, who: 'admin_c' },
  { username: 'teacher.c', school_id: 3, who: 'teacher_c' },
  { username: 'student.c', school_id: 3, who: 'student_c' },
  { username: 'parent.c', school_id: 3, who: 'parent_c' },
  { username: 'root', school_id: null, who: 'root' },
];

/** Gives the people of the demonstration's cast their accounts. */
export async function demo(tx: Transaction, { now, people }: { now: Date; people: DemoPeople }): Promise<void> {
  const credentials = await Promise.all(
    DEMO_ACCOUNTS.map(async ({ username, who }) => ({
      person_id: people.cast[who].person_id,
      username,
      password_hash: await hashPassword(DEMO_PASSWORD),
      changed_at: now.toISOString(),
    })),
  );
  await insertRows(tx, 'account.credential', credentials);
  await insertRows(
    tx,
    'account.demo_account',
    DEMO_ACCOUNTS.map(({ username }, position) => ({ username, position })),
  );
}
