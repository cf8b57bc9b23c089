import type { EidKit } from '#platform/server/eid/eid-kit.ts';
import { startOpenid as askService } from '#platform/server/eid/openid.ts';
import { handleSlowly } from '#platform/server/handle.ts';
import { startOpenid as contract } from '../contract/start-openid.ts';
import { beginTurn } from './eid-begin-store.ts';
import { refusalOf } from './eid-end-store.ts';
import { isOwn, type LaunchKit } from './launch-role-store.ts';

/** Where the service sends the browser back to; it has to be registered there. */
const WAY_BACK = '/login/openid';

export const startOpenid = (eid: EidKit, kit: LaunchKit) =>
  handleSlowly(contract, async (call) => {
    const { openid } = eid;
    const { origin, purpose, language } = call.body;
    if (openid === null) return call.refuse('eid_way_not_offered');
    if (!isOwn(origin, call.isOwnOrigin, kit)) return call.refuse('invalid_request', { field: 'origin' });
    return beginTurn(call, { purpose, way: 'openid', asked: null }, () =>
      askService(openid, `${origin}${WAY_BACK}`, language).catch((error) => {
        throw refusalOf(error, 'openid', call.log);
      }),
    );
  });
