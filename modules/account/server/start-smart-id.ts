import { plainPersonalCode } from '#platform/contract/personal-code.ts';
import type { EidKit } from '#platform/server/eid/eid-kit.ts';
import {
  startSmartId as askPhone,
  startSmartIdLink as askWhoever,
  smartIdAppLink,
} from '#platform/server/eid/smart-id.ts';
import { handleSlowly } from '#platform/server/handle.ts';
import { startSmartId as contract } from '../contract/start-smart-id.ts';
import { phoneLanguage } from '../rules/phone-language.ts';
import { beginTurn } from './eid-begin-store.ts';
import { refusalOf } from './eid-end-store.ts';
import { isOwn, type LaunchKit } from './launch-role-store.ts';

/** What the phone shows beside our name. */
const SHOWN = 'Kriit';

/** Where an app on the same device leads back to; the name of the turn is of use in the browser alone that began it. */
const WAY_BACK = '/login/smart-id?turn=';

export const startSmartId = (eid: EidKit, kit: LaunchKit) =>
  handleSlowly(contract, async (call) => {
    const { smart_id } = eid;
    if (smart_id === null) return call.refuse('eid_way_not_offered');
    const { purpose, person, language, origin } = call.body;
    if (origin !== null && !isOwn(origin, call.isOwnOrigin, kit))
      return call.refuse('invalid_request', { field: 'origin' });
    const asked = person && { ...person, id_code: plainPersonalCode(person.country, person.id_code) };
    const wish = { purpose, way: 'smart_id', asked: asked && `${asked.country}-${asked.id_code}` } as const;
    return beginTurn(call, wish, async (code) => {
      try {
        if (asked === null) {
          const callback = origin && `${origin}${WAY_BACK}${code}`;
          const turn = await askWhoever(smart_id, SHOWN, call.now, callback);
          const app_link = smartIdAppLink(smart_id, turn, phoneLanguage(language));
          return { turn: { ...turn, language }, verification_code: null, app_link };
        }
        const { turn, code: verification_code } = await askPhone(smart_id, asked, SHOWN);
        return { turn: { ...turn, language }, verification_code, app_link: null };
      } catch (error) {
        throw refusalOf(error, 'smart_id', call.log);
      }
    });
  });
