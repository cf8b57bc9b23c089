import { plainPersonalCode } from '#platform/contract/personal-code.ts';
import type { EidKit } from '#platform/server/eid/eid-kit.ts';
import { startSmartId as askPhone, startSmartIdLink as askWhoeverScans } from '#platform/server/eid/smart-id.ts';
import { handleSlowly } from '#platform/server/handle.ts';
import type { Log } from '#platform/server/log.ts';
import { startSmartId as contract } from '../contract/start-smart-id.ts';
import { beginTurn } from './eid-begin-store.ts';
import { refusalOf } from './eid-end-store.ts';

/** What the phone shows beside our name. */
const SHOWN = 'Kriit';

export const startSmartId = (eid: EidKit, log: Log) =>
  handleSlowly(contract, async (call) => {
    const { smart_id } = eid;
    if (smart_id === null) return call.refuse('eid_way_not_offered');
    const { purpose, person, language } = call.body;
    const asked = person && { ...person, id_code: plainPersonalCode(person.country, person.id_code) };
    const wish = { purpose, way: 'smart_id', asked: asked && `${asked.country}-${asked.id_code}` } as const;
    return beginTurn(call, wish, async () => {
      try {
        if (asked === null) {
          const turn = await askWhoeverScans(smart_id, SHOWN, call.now);
          return { turn: { ...turn, language }, verification_code: null };
        }
        const { turn, code } = await askPhone(smart_id, asked, SHOWN);
        return { turn: { ...turn, language }, verification_code: code };
      } catch (error) {
        throw refusalOf(error, 'smart_id', log);
      }
    });
  });
