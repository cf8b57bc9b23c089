import { EidFault, type EidPerson } from '#platform/server/eid/eid-fault.ts';
import type { EidKit } from '#platform/server/eid/eid-kit.ts';
import { type MobileIdTurn, pollMobileId } from '#platform/server/eid/mobile-id.ts';
import { pollSmartId, smartIdLinkAt } from '#platform/server/eid/smart-id.ts';
import type { SmartIdReturn, SmartIdTurn } from '#platform/server/eid/smart-id-turn.ts';
import { handleSlowly } from '#platform/server/handle.ts';
import { pollEid as contract } from '../contract/poll-eid.ts';
import { phoneLanguage } from '../rules/phone-language.ts';
import { closeTurn, endTurn, openTurn, refusalOf } from './eid-end-store.ts';
import type { FoundTurn } from './eid-turn-store.ts';

type Seen = { person: EidPerson | null; link: string | null };

/** Asks the service of a turn once. What was remembered is what its beginning wrote down. */
async function look(
  eid: EidKit,
  { way, remembered }: FoundTurn,
  cameBack: SmartIdReturn | null,
  now: Date,
): Promise<Seen> {
  if (way === 'mobile_id' && eid.mobile_id)
    return { person: await pollMobileId(eid.mobile_id, remembered as MobileIdTurn, now), link: null };
  if (way !== 'smart_id' || !eid.smart_id) throw new EidFault('session_gone', 'no phone is asked in this turn');
  const turn = remembered as SmartIdTurn & { language: string };
  const person = await pollSmartId(eid.smart_id, turn, now, cameBack);
  return { person, link: person ? null : smartIdLinkAt(eid.smart_id, turn, now, phoneLanguage(turn.language)) };
}

export const pollEid = (eid: EidKit) =>
  handleSlowly(contract, async (call) => {
    const { turn: code, came_back } = call.body;
    const turn = await openTurn(call, code);
    let seen: Seen;
    try {
      seen = await look(eid, turn, came_back, call.now);
    } catch (error) {
      // A service that is away for a moment may be back at the next question; everything else is an end.
      if (!(error instanceof EidFault && error.outcome === 'service_away')) await closeTurn(call, code);
      throw refusalOf(error, turn.way, call.log);
    }
    if (seen.person === null) return { state: 'waiting' as const, link: seen.link, user_id: null };
    await closeTurn(call, code);
    return { state: 'done' as const, link: null, ...(await endTurn(call, turn, seen.person)) };
  });
