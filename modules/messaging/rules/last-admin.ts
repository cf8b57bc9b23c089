import { allow, refuse, type Verdict } from '#platform/contract/verdict.ts';

/** Who else is in a conversation beside the admin who goes: admins, and everybody. */
export type Remaining = { readonly is_admin: boolean; readonly other_admins: number; readonly others: number };

/** May somebody leave, or be removed? Only when the others keep an admin; whoever is alone in it leaves nobody behind. */
export const judgeLeaving = ({ is_admin, other_admins, others }: Remaining): Verdict<'user_is_last_admin'> =>
  is_admin && other_admins === 0 && others > 0 ? refuse('user_is_last_admin') : allow;

/** May an admin become an ordinary member? Somebody always has to be one. */
export const judgeDemotion = ({ is_admin, other_admins }: Omit<Remaining, 'others'>): Verdict<'user_is_last_admin'> =>
  is_admin && other_admins === 0 ? refuse('user_is_last_admin') : allow;
