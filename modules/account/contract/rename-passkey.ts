import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { Id } from '#platform/contract/shapes.ts';
import { PASSKEY_NAME_MAX } from './limits.ts';
import { Passkey } from './list-passkeys.ts';

/** Gives a passkey another name. */
export const renamePasskey = endpoint('POST /user/me/passkeys/:passkeyId', {
  params: Type.Object({ passkeyId: Id }),
  body: Type.Object({ name: Type.String({ minLength: 1, maxLength: PASSKEY_NAME_MAX }) }),
  answer: Passkey,
  refuses: ['passkey_name_blank', 'passkey_not_found'],
});
