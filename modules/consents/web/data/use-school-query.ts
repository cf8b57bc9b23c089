import { useMe } from '#platform/web/data/me.ts';

/** The school in the query, as every call of the admin area has it; nobody without a school comes this far. */
export function useSchoolQuery(): { school_id: number } {
  const { school } = useMe();
  if (!school) throw new Error('useSchoolQuery() is for screens of people who have a school.');
  return { school_id: school.id };
}
