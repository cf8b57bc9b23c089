import { handleAnyone } from '#platform/server/handle.ts';
import { getReset as contract } from '../contract/get-reset.ts';
import { resetOf } from './password-reset-store.ts';

export const getReset = handleAnyone(contract, async ({ tx, params, now, refuse }) => {
  const { username } = (await resetOf(tx, params.code, now)) ?? refuse('reset_link_invalid');
  return { username };
});
