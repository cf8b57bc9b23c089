import type { EidKit } from '#platform/server/eid/eid-kit.ts';
import { webEidNonce } from '#platform/server/eid/web-eid.ts';
import { handleSlowly } from '#platform/server/handle.ts';
import { startIdCard as contract } from '../contract/start-id-card.ts';
import { beginTurn } from './eid-begin-store.ts';

export const startIdCard = (eid: EidKit) =>
  handleSlowly(contract, async (call) => {
    if (eid.id_card === null) return call.refuse('eid_way_not_offered');
    return beginTurn(call, { purpose: call.body.purpose, way: 'id_card', asked: null }, () => {
      const nonce = webEidNonce();
      return { turn: { nonce }, nonce };
    });
  });
