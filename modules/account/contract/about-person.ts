import { type PersonTable, told, untold } from '#platform/contract/about-person.ts';

const SECRET = 'It is a secret that lets somebody in, kept by its hash, and gone within days or minutes.';

/** What this module keeps of persons. */
export const aboutPerson: readonly PersonTable[] = [
  told('account.credential', 'person_id', 'username', 'changed_at'),
  told('account.session', 'person_id', 'method', 'user_agent', 'address', 'signed_in_at', 'last_used_at'),
  told('account.factor', 'person_id', 'factor', 'is_on', 'last_used_at'),
  told('account.known_device', 'person_id', 'last_used_at'),
  told('account.trusted_device', 'person_id', 'expires_at'),
  told('account.passkey', 'person_id', 'name', 'device', 'device_type', 'added_at', 'last_used_at'),
  untold('account.passkey_holder', 'person_id', 'A number at random that ties passkeys together.'),
  untold('account.former_password', 'person_id', 'Hashes of passwords; only a comparison can be made with them.'),
  untold('account.password_reset', 'person_id', SECRET),
  untold('account.recovery_code', 'person_id', SECRET),
  untold('account.second_step', 'person_id', SECRET),
  untold('account.launch_code', 'person_id', SECRET),
];
