import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { Id } from '#platform/contract/shapes.ts';

/** Forgets a passkey; nobody gets in with it any more. */
export const removePasskey = endpoint('DELETE /user/me/passkeys/:passkeyId', {
  params: Type.Object({ passkeyId: Id }),
  answer: Type.Object({ removed: Type.Literal(true) }),
  refuses: ['last_way_in', 'passkey_not_found'],
});
