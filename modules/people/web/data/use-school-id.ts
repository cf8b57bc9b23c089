import { useMe } from '#platform/web/data/me.ts';

/** The school that the person leads; the school screen lets nobody in who leads none. */
export function useSchoolId(): number {
  const { school } = useMe();
  if (!school) throw new Error('useSchoolId() is for screens inside the school screen.');
  return school.id;
}
