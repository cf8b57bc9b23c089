import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { PASSKEY_NAME_MAX } from './limits.ts';
import { Passkey } from './list-passkeys.ts';
import { Creation } from './webauthn.ts';

/** Keeps a passkey that was just made. */
export const addPasskey = endpoint('POST /user/me/passkeys', {
  body: Type.Object({ creation: Creation, name: Type.String({ minLength: 1, maxLength: PASSKEY_NAME_MAX }) }),
  answer: Passkey,
  refuses: ['passkey_exists', 'passkey_name_blank', 'passkey_not_accepted', 'passkey_too_late', 'too_many_passkeys'],
});
