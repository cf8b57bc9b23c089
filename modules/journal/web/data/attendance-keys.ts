import type { Attendance } from '../../contract/words.ts';

/**
 * The letters by which attendance is written; P takes a mark away. No scale of grades uses them, and they are the same
 * in every language, because a colleague who reads another one sees the same table.
 */
export const ATTENDANCE_KEYS = [
  { key: 'P', attendance: null },
  { key: 'X', attendance: 'absent' },
  { key: 'V', attendance: 'excused' },
  { key: 'L', attendance: 'late' },
  { key: 'Q', attendance: 'left_early' },
] as const satisfies readonly { key: string; attendance: Attendance | null }[];

/** The letter that stands in a cell for a mark. */
export const letterOf = (attendance: Attendance): string =>
  ATTENDANCE_KEYS.find((one) => one.attendance === attendance)?.key ?? '';
