import { activeRolesOf, isRoot, startingRole } from '#modules/people/server/doors.ts';
import type { Transaction } from '#platform/server/db.ts';
import type { Host } from '#platform/server/hosts.ts';

/** What launching needs to know of the world around it. */
export type LaunchKit = {
  readonly hosts: readonly Host[];
  /** The addresses of a module that may be framed; none for a module that does not exist. */
  readonly framedBy: (module: string) => readonly string[];
  /** Where people open Kriit, as far as the configuration says. */
  readonly publicUrl: string | undefined;
};

type RoleWish = { readonly role_id?: number | undefined; readonly school_id?: number | undefined };

/**
 * The role in which somebody may be launched: the wished one, or the one that a sign-in would start in, as far as it
 * fits. Null for somebody without such a role, and for the main administrator, whom no other site may bring along.
 */
export async function launchRole(
  tx: Transaction,
  person_id: number,
  wish: RoleWish,
  now: Date,
): Promise<number | null> {
  if (await isRoot(tx, person_id)) return null;
  const fitting = (await activeRolesOf(tx, person_id, now)).filter(
    ({ role_id, school_id }) => (wish.role_id ?? role_id) === role_id && (wish.school_id ?? school_id) === school_id,
  );
  const start = await startingRole(tx, person_id, now);
  return (fitting.find(({ role_id }) => role_id === start) ?? fitting[0])?.role_id ?? null;
}

/** True for our own pages: a launch code for them is a link, and no frame. */
export const isOwn = (origin: string, isOwnOrigin: (origin: string) => boolean, { publicUrl }: LaunchKit): boolean =>
  isOwnOrigin(origin) || origin === publicUrl;
