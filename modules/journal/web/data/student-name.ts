import type { JournalStudent } from '../../contract/shapes.ts';

/** A pupil's name in the order that the journal has chosen. */
export const studentName = (
  { name, surname }: Pick<JournalStudent, 'name' | 'surname'>,
  name_first: boolean,
): string => (name_first ? `${name} ${surname}` : `${surname} ${name}`);
