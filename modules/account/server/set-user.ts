import { activeRolesOf, childrenOf, rememberChild, rememberRole, viewedChild } from '#modules/people/server/doors.ts';
import { handle } from '#platform/server/handle.ts';
import { setUser as contract } from '../contract/set-user.ts';
import { roleOfSession, rotateSession } from './session-store.ts';

const PARENT = 3;

export const setUser = handle(contract, async ({ tx, actor, query, now, cookie, refuse, redirectTo }) => {
  if (query.redirect !== false) redirectTo('/');
  const choice = {
    role_id: actor.role?.role_id ?? null,
    school_id: actor.role?.school_id ?? null,
    viewed_user_id: actor.viewed_user_id,
  };

  if (query.viewed_user_id !== undefined) {
    const children = await childrenOf(tx, actor.user_id, now);
    const matches = children.filter((child) => child.user_id === query.viewed_user_id);
    // A child who goes to two schools is looked at in the school that is open, unless a role says otherwise.
    const wanted = query.role_id ?? actor.role?.role_id;
    const child =
      matches.find(({ role_id }) => role_id === wanted) ?? (query.role_id === undefined ? matches[0] : undefined);
    if (!child) return refuse('viewed_user_not_found');
    await rememberChild(tx, child.role_id, child.user_id);
    Object.assign(choice, { role_id: child.role_id, school_id: child.school_id, viewed_user_id: child.user_id });
  } else if (query.role_id !== undefined) {
    const role = (await activeRolesOf(tx, actor.user_id, now)).find(({ role_id }) => role_id === query.role_id);
    if (!role) return refuse('invalid_role');
    const viewed_user_id = role.type_id === PARENT ? await viewedChild(tx, role.role_id, now) : actor.user_id;
    Object.assign(choice, { role_id: role.role_id, school_id: role.school_id, viewed_user_id });
  } else return choice;

  // Another role is another set of rights: the session gets a new id, the old one opens nothing.
  if (choice.role_id !== null && choice.role_id !== (await roleOfSession(tx, actor.session_id))) {
    await rememberRole(tx, actor.user_id, choice.role_id);
    const { token, is_mobile } = await rotateSession(tx, actor.session_id, choice.role_id);
    cookie.set(token, { is_lasting: is_mobile });
  }
  return choice;
});
