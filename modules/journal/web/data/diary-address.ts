/** Where pupils and families read, and where the school sees who is away. */
export const DIARY = '/diary';
export const GRADES = `${DIARY}/grades`;
export const ABSENCES = `${DIARY}/absences`;
export const ABSENT = '/journal/absences';

/** The page of absences with the form open. */
export const REPORT = `${ABSENCES}?report=1`;
