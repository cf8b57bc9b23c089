import { useState } from 'react';
import { useMe } from '#platform/web/data/me.ts';
import type { Entry } from '../../contract/shapes.ts';
import { pollingPromo } from './polling-promo.ts';

const FEATURE = 'MESSAGING_POLLS';

/** Whether a poll is offered: where one may make one, and once in half a year where the school has not got them. */
export function usePollOffer({ may }: Entry): boolean {
  const hasPolls = useMe().school?.features.includes(FEATURE) ?? false;
  const [wasShown] = useState(pollingPromo.wasShown);
  return may.create_poll || (may.post && !hasPolls && !wasShown);
}
