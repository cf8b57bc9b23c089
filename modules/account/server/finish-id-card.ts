import type { EidKit } from '#platform/server/eid/eid-kit.ts';
import { insistNotRevoked } from '#platform/server/eid/eid-revocation.ts';
import { verifyWebEid } from '#platform/server/eid/web-eid.ts';
import { handleSlowly } from '#platform/server/handle.ts';
import { finishIdCard as contract } from '../contract/finish-id-card.ts';
import { closeTurn, endTurn, openTurn, refusalOf } from './eid-end-store.ts';
import { isOwn, type LaunchKit } from './launch-role-store.ts';

export const finishIdCard = (eid: EidKit, kit: LaunchKit) =>
  handleSlowly(contract, async (call) => {
    const { turn: code, origin, token } = call.body;
    const turn = await openTurn(call, code);
    if (eid.id_card === null || turn.way !== 'id_card') return call.refuse('verification_session_not_found');
    // Used up before anything is looked at: what was signed once is never looked at again.
    await closeTurn(call, code);
    if (!isOwn(origin, call.isOwnOrigin, kit)) return call.refuse('eid_not_accepted');
    const { nonce } = turn.remembered as { nonce: string };
    try {
      const person = verifyWebEid(eid.id_card, token, { origin, nonce, now: call.now });
      await insistNotRevoked(token.unverifiedCertificate, eid.id_card.trusted, call.now);
      return await endTurn(call, turn, person);
    } catch (error) {
      throw refusalOf(error, 'id_card', call.log);
    }
  });
