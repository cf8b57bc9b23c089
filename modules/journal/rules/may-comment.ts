import { ROLE_TYPES } from '#platform/contract/role-types.ts';
import { COMMENT_TYPES, type CommentType } from '../contract/words.ts';

type HeldRole = { readonly type_id: number; readonly school_id: number; readonly class_id: number | null };
type Place = { readonly school_id: number; readonly class_id: number | null };

/**
 * What a writer's comments may be in a journal (S3 section 3): a form master's word is that of the class, a headmaster's
 * that of the school; everything else is for everybody who teaches there.
 */
export function commentTypes(roles: readonly HeldRole[], { school_id, class_id }: Place): CommentType[] {
  const held = roles.filter((role) => role.school_id === school_id);
  const leadsSchool = held.some(({ type_id }) => type_id === ROLE_TYPES.headmaster);
  const leadsClass = held.some((role) => role.type_id === ROLE_TYPES.formmaster && role.class_id === class_id);
  return COMMENT_TYPES.filter((type) => {
    if (type === 'headmaster') return leadsSchool;
    return type !== 'formmaster' || (leadsClass && class_id !== null);
  });
}
