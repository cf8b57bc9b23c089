import { ownDetails } from '#modules/people/server/doors.ts';
import { maskedAddress } from '#platform/contract/masked-address.ts';
import { handle } from '#platform/server/handle.ts';
import { getMySecurity as contract } from '../contract/get-my-security.ts';
import { FACTORS } from '../contract/second-step.ts';
import { isPasswordOld } from '../rules/password-age.ts';
import { credentialOfPerson } from './credential-store.ts';
import { addressesOf, factorsOf } from './factor-store.ts';
import { countRecoveryCodes } from './recovery-code-store.ts';
import { countTrusted } from './trusted-device-store.ts';

export const getMySecurity = handle(contract, async ({ tx, actor: { user_id }, now }) => {
  const own = await credentialOfPerson(tx, user_id);
  const addresses = await addressesOf(tx, user_id);
  const { country, id_code, verified_at } = await ownDetails(tx, user_id);
  const on = await factorsOf(tx, user_id, addresses);
  return {
    password: own
      ? { username: own.username, changed_at: own.changed_at, is_old: isPasswordOld(own.changed_at, now) }
      : null,
    factors: FACTORS.map((factor) => {
      const [known, address] = [on.find((one) => one.factor === factor), addresses[factor]];
      return {
        factor,
        is_on: known !== undefined,
        sent_to: address === null ? null : maskedAddress(address),
        last_used_at: known?.last_used_at ?? null,
      };
    }),
    identity: country && id_code && verified_at ? { country, id_code, verified_at } : null,
    recovery_codes_left: await countRecoveryCodes(tx, user_id),
    trusted_devices: await countTrusted(tx, user_id, now),
  };
});
