import { identitiesOf } from '#modules/people/server/doors.ts';
import type { EidKit } from '#platform/server/eid/eid-kit.ts';
import { handleAnyone } from '#platform/server/handle.ts';
import { EID_WAYS } from '../contract/eid.ts';
import { listEidWays as contract } from '../contract/list-eid-ways.ts';
import { demoAccounts } from './credential-store.ts';

export const listEidWays = (eid: EidKit) =>
  handleAnyone(contract, async ({ tx }) => {
    const ways = EID_WAYS.filter((way) => eid[way] !== null);
    if (eid.demonstration === null) return { ways, demonstration: null };
    const accounts = await demoAccounts(tx);
    const people = await identitiesOf(
      tx,
      accounts.map(({ person_id }) => person_id),
    );
    const placeOf = new Map(accounts.map(({ person_id }, place) => [person_id, place]));
    people.sort((one, other) => (placeOf.get(one.person_id) ?? 0) - (placeOf.get(other.person_id) ?? 0));
    return { ways, demonstration: { phone_url: eid.demonstration.phone_url, people } };
  });
