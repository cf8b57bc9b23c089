import { useMe } from '#platform/web/data/me.ts';

/** The school in which the current role is; screens that ask for it let nobody in without one. */
export function useSchoolId(): number {
  const { school } = useMe();
  if (!school) throw new Error('useSchoolId() is for screens of a role in a school.');
  return school.id;
}
