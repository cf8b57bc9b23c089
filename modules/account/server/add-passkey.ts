import { isBlank } from '#platform/contract/text.ts';
import type { Transaction } from '#platform/server/db.ts';
import { handle } from '#platform/server/handle.ts';
import { refusingOn } from '#platform/server/refusal.ts';
import { addPasskey as contract } from '../contract/add-passkey.ts';
import { passkeysChanged } from '../contract/facts.ts';
import { PASSKEYS_MAX } from '../contract/limits.ts';
import { deviceName } from '../rules/device.ts';
import { readCreation } from './passkey-proof-store.ts';
import { descriptorsOf, holdPasskeys, insertPasskey } from './passkey-store.ts';
import { tellOfChange } from './security-change-store.ts';

export const addPasskey = handle(contract, async (call) => {
  const { tx, announce, body, actor, client, now, hostname, isOwnOrigin, refuse } = call;
  if (isBlank(body.name)) return refuse('passkey_name_blank');
  const { session_id, user_id } = actor;
  // In this one transaction, so that a repeat whose answer got lost is answered like the first.
  const transaction = <T>(work: (tx: Transaction) => Promise<T>): Promise<T> => work(tx);
  const answering = { hostname, isOwnOrigin, now, transaction };
  const passkey = await readCreation(body.creation, { purpose: 'register', session_id }, answering);

  await holdPasskeys(tx, actor);
  if ((await descriptorsOf(tx, actor)).length >= PASSKEYS_MAX) refuse('too_many_passkeys', { max: PASSKEYS_MAX });
  const naming = { name: body.name.trim(), device: deviceName(client.user_agent) };
  const added = await refusingOn(
    { passkey_credential_key: 'passkey_exists' },
    insertPasskey(tx, actor, passkey, naming, now),
  );
  await announce(passkeysChanged, {}, { persons: [user_id] });
  await tellOfChange(tx, announce, user_id, 'passkey_added', now);
  return added;
});
