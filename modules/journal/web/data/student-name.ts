import type { JournalStudent } from '../../contract/shapes.ts';
import type { Student } from './columns.ts';

/** A pupil's name in the order that the journal has chosen: as class lists have it, or the first name first. */
export const studentName = (
  { name, surname }: Pick<JournalStudent, 'name' | 'surname'>,
  name_first: boolean,
): string => (name_first ? `${name} ${surname}` : `${surname} ${name}`);

/** What the avatar of a pupil needs. */
export const avatarOf = ({ student_id, name, surname, profile_picture }: Student) => ({
  id: student_id,
  firstname: name,
  lastname: surname,
  picture: profile_picture,
});
