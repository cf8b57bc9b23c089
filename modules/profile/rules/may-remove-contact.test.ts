import { expect, it } from 'vitest';
import { allow, refuse } from '#platform/contract/verdict.ts';
import { mayRemoveContact } from './may-remove-contact.ts';

const free = { is_second_step: false, has_other_recovery: true } as const;

it.each([
  [{ ...free, channel: 'email' }, allow],
  [{ ...free, channel: 'email', is_second_step: true }, refuse('contact_is_second_step')],
  [{ ...free, channel: 'email', has_other_recovery: false }, refuse('email_is_last_recovery')],
  [{ ...free, channel: 'phone', is_second_step: true }, refuse('contact_is_second_step')],
  [{ ...free, channel: 'phone', has_other_recovery: false }, allow],
] as const)('judges %j', (uses, verdict) => {
  expect(mayRemoveContact(uses)).toEqual(verdict);
});
