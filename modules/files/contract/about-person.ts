import { type PersonTable, told } from '#platform/contract/about-person.ts';

/** What this module keeps of persons; the bytes of the files come beside it. */
export const aboutPerson: readonly PersonTable[] = [
  told('files.file', 'person_id', 'id', 'school_id', 'app_name', 'file_name', 'ext', 'size', 'created_at', 'linked_at'),
];
