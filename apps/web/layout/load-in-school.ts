import { refusedError } from '#platform/web/data/call-error.ts';
import { boot } from '#platform/web/data/launch.ts';
import type { Me } from '#platform/web/data/me.ts';
import type { MeSource } from '#platform/web/data/sources.ts';

/** Asks who is here, in the school that a host wishes to show: the person's role there is the role of this page. */
export async function loadInSchool(source: MeSource, options: { background: boolean }): Promise<Me> {
  const me = await source.load(options);
  if (boot.school_id === null || me.current_role?.school_id === boot.school_id) return me;
  const role = me.roles.find(({ school_id }) => school_id === boot.school_id);
  // Another school's page in its place would be worse than none: the own roles are offered instead.
  if (!role) throw refusedError(403, 'invalid_role');
  boot.context_role_id = role.role_id;
  return source.load(options);
}
