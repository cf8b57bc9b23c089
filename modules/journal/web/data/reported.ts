import type { Table } from './columns.ts';

/** The pupils whose family reported an absence, by day: `reportedOn(7, '2031-10-02')`. */
export function reportedIn(reported: Table['reported']): (student_id: number, day: string) => boolean {
  const ofStudent = Map.groupBy(reported, ({ student_id }) => student_id);
  return (student_id, day) =>
    ofStudent.get(student_id)?.some(({ starts_on, ends_on }) => day >= starts_on && day <= ends_on) ?? false;
}
