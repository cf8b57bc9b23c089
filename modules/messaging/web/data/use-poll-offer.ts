import { useState } from 'react';
import { useMe } from '#platform/web/data/me.ts';
import type { Entry } from '../../contract/shapes.ts';
import { pollingPromo } from './polling-promo.ts';

const FEATURE = 'MESSAGING_POLLS';

/** Whether a poll is offered: where one may make one, and once in half a year where the school could get them. */
export function usePollOffer({ may }: Entry): boolean {
  const { school } = useMe();
  const hasPolls = school?.features.includes(FEATURE) ?? false;
  const [wasShown] = useState(pollingPromo.wasShown);
  const isPromoted = school?.has_polling_promo === true && !hasPolls && !wasShown;
  return may.create_poll || (may.post && isPromoted);
}
