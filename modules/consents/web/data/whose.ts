import type { Me, MyChild } from '#platform/web/data/me.ts';

/** Whose consents a page is about. A child whom the shell does not look at yet is switched to first. */
export type Whose =
  | { readonly kind: 'me' }
  | { readonly kind: 'child'; readonly child: MyChild }
  | { readonly kind: 'elsewhere'; readonly child: MyChild };

type Family = Pick<Me, 'children' | 'current_role' | 'viewed_user_id'>;

/** Reads `?for=`: oneself, one of the children, or, where it says nothing that is true, whom the shell looks at. */
export function whoseIn(asked: string | null, { children, current_role, viewed_user_id }: Family): Whose {
  const isNear = ({ role_id }: MyChild): boolean => role_id === current_role?.role_id;
  const viewed = children.find((child) => child.user_id === viewed_user_id && isNear(child));
  if (asked === 'me') return { kind: 'me' };
  const named = children.filter(({ user_id }) => String(user_id) === asked);
  // A child who goes to two schools is there twice: the school of the current role is meant first.
  const child = named.find(isNear) ?? named[0];
  if (child && child !== viewed) return { kind: 'elsewhere', child };
  return viewed ? { kind: 'child', child: viewed } : { kind: 'me' };
}
