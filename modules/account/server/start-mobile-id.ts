import type { EidKit } from '#platform/server/eid/eid-kit.ts';
import { startMobileId as askPhone } from '#platform/server/eid/mobile-id.ts';
import { handleSlowly } from '#platform/server/handle.ts';
import { startMobileId as contract } from '../contract/start-mobile-id.ts';
import { beginTurn } from './eid-begin-store.ts';
import { refusalOf } from './eid-end-store.ts';

export const startMobileId = (eid: EidKit) =>
  handleSlowly(contract, async (call) => {
    const { mobile_id } = eid;
    if (mobile_id === null) return call.refuse('eid_way_not_offered');
    const { purpose, phone, id_code, language } = call.body;
    return beginTurn(call, { purpose, way: 'mobile_id', asked: id_code }, async () => {
      try {
        const { turn, code } = await askPhone(mobile_id, { phone, id_code }, language);
        return { turn, verification_code: code };
      } catch (error) {
        throw refusalOf(error, 'mobile_id', call.log);
      }
    });
  });
