import { handle } from '#platform/server/handle.ts';
import { listPasskeys as contract } from '../contract/list-passkeys.ts';
import { passkeysOf } from './passkey-store.ts';

export const listPasskeys = handle(contract, async ({ tx, actor }) => ({ passkeys: await passkeysOf(tx, actor) }));
