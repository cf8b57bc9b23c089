import type { EidKit } from '#platform/server/eid/eid-kit.ts';
import { type OpenidTurn, finishOpenid as verifyAnswer } from '#platform/server/eid/openid.ts';
import { handleSlowly } from '#platform/server/handle.ts';
import { finishOpenid as contract } from '../contract/finish-openid.ts';
import { closeTurn, endTurn, openTurn, refusalOf } from './eid-end-store.ts';

export const finishOpenid = (eid: EidKit) =>
  handleSlowly(contract, async (call) => {
    const { turn: code, answer } = call.body;
    const turn = await openTurn(call, code);
    if (eid.openid === null || turn.way !== 'openid') return call.refuse('verification_session_not_found');
    await closeTurn(call, code);
    try {
      const { person, by } = await verifyAnswer(eid.openid, turn.remembered as OpenidTurn, answer);
      return await endTurn(call, turn, person, by);
    } catch (error) {
      throw refusalOf(error, 'openid', call.log);
    }
  });
