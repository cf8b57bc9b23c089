import { handle } from '#platform/server/handle.ts';
import { listSessions as contract } from '../contract/list-sessions.ts';
import { deviceName } from '../rules/device.ts';
import { placeOf, plainAddress } from '../rules/place.ts';
import { sessionsOf } from './own-session-store.ts';

export const listSessions = handle(contract, async ({ tx, actor, client, now }) => ({
  sessions: (await sessionsOf(tx, actor, now)).map(({ user_agent, address, last_address, ...session }) => ({
    ...session,
    device: deviceName(user_agent),
    address: plainAddress(last_address ?? address),
    place: placeOf(last_address ?? address, client.address),
    is_current: session.id === actor.session_id,
  })),
}));
