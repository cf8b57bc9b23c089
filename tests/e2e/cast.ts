type Account = { username: string; role: string; menu: readonly string[] };

const sees = (role: string, menu: readonly string[], ...usernames: string[]): Account[] =>
  usernames.map((username) => ({ username, role, menu }));

const TODAY = ['Today', 'Messages'];
const FAMILY = [...TODAY, 'Diary'];
const TEACHER = [...TODAY, 'Journals'];
const LEADER = [...TEACHER, 'School'];
/** The same where the school's package has consents. */
const ASKED = [...FAMILY, 'Consents'];
const STAFF = [...TODAY, 'Whiteboard', 'Consents'];
const ASKED_TEACHER = [...TEACHER, 'Consents'];
const READER = [...TEACHER, 'Consents', 'My consents'];
const KEEPER = [...READER, 'School'];

/** The people of the demonstration as the sign-in page offers them, and what each of them finds in the menu. */
export const CAST: Readonly<Record<string, readonly Account[]>> = {
  'Tamme Gümnaasium': [
    ...sees('Administrator', KEEPER, 'admin'),
    ...sees('Headmaster', KEEPER, 'headmaster'),
    ...sees('Form master · 11.A', READER, 'formmaster'),
    ...sees('Teacher', ASKED_TEACHER, 'teacher'),
    ...sees('Teacher, Parent', ASKED_TEACHER, 'teacher.parent'),
    ...sees('School staff', STAFF, 'staff'),
    ...sees('Student · 11.A', ASKED, 'student'),
    ...sees('Student · 12.A', ASKED, 'adult.student'),
    ...sees('Parent', ASKED, 'parent', 'parent.two', 'parent.barred'),
  ],
  'Liepu ģimnāzija': [
    ...sees('Administrator', KEEPER, 'admin.b'),
    ...sees('Headmaster', KEEPER, 'headmaster.b'),
    ...sees('Teacher', ASKED_TEACHER, 'teacher.b'),
    ...sees('Student · 10.A', ASKED, 'student.b'),
    ...sees('Parent', ASKED, 'parent.b'),
  ],
  Birkenschule: [
    ...sees('Administrator', LEADER, 'admin.c'),
    ...sees('Teacher', TEACHER, 'teacher.c'),
    ...sees('Student · 8.A', FAMILY, 'student.c'),
    ...sees('Parent', FAMILY, 'parent.c'),
  ],
  'The platform': sees('Main administrator', ['Today', 'Campaigns', 'Schools', 'Jobs'], 'root'),
};
