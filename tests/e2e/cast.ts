type Account = { username: string; role: string; menu: readonly string[] };

const sees = (role: string, menu: readonly string[], ...usernames: string[]): Account[] =>
  usernames.map((username) => ({ username, role, menu }));

const TODAY = ['Today'];
const LEADER = ['Today', 'School'];

/** The people of the demonstration as the sign-in page offers them, and what each of them finds in the menu. */
export const CAST: Readonly<Record<string, readonly Account[]>> = {
  'Tamme Gümnaasium': [
    ...sees('Administrator', LEADER, 'admin'),
    ...sees('Headmaster', LEADER, 'headmaster'),
    ...sees('Form master · 11.A', TODAY, 'formmaster'),
    ...sees('Teacher', TODAY, 'teacher'),
    ...sees('Teacher, Parent', TODAY, 'teacher.parent'),
    ...sees('School staff', TODAY, 'staff'),
    ...sees('Student · 11.A', TODAY, 'student'),
    ...sees('Student · 12.A', TODAY, 'adult.student'),
    ...sees('Parent', TODAY, 'parent', 'parent.two', 'parent.barred'),
  ],
  'Liepu ģimnāzija': [
    ...sees('Administrator', LEADER, 'admin.b'),
    ...sees('Headmaster', LEADER, 'headmaster.b'),
    ...sees('Teacher', TODAY, 'teacher.b'),
    ...sees('Student · 10.A', TODAY, 'student.b'),
    ...sees('Parent', TODAY, 'parent.b'),
  ],
  Birkenschule: [
    ...sees('Administrator', LEADER, 'admin.c'),
    ...sees('Teacher', TODAY, 'teacher.c'),
    ...sees('Student · 8.A', TODAY, 'student.c'),
    ...sees('Parent', TODAY, 'parent.c'),
  ],
  'The platform': sees('Main administrator', ['Today', 'Schools', 'Jobs'], 'root'),
};
