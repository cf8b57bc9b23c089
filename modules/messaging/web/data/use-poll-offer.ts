import { useEffect, useState } from 'react';
import { useMe } from '#platform/web/data/me.ts';
import type { Entry } from '../../contract/shapes.ts';
import { pollingPromo } from './polling-promo.ts';
import { whenDrawn } from './when-drawn.ts';

const FEATURE = 'MESSAGING_POLLS';

/** Whether a poll is offered: where one may make one, and once in half a year where the school could get them. */
export function usePollOffer({ may }: Entry): boolean {
  const { school } = useMe();
  const hasPolls = school?.features.includes(FEATURE) ?? false;
  const isLacking = school?.has_polling_promo === true && !hasPolls;
  const [wasShown, setShown] = useState(() => isLacking && pollingPromo.wasShownLast());
  useEffect(() => (isLacking ? whenDrawn(() => setShown(pollingPromo.wasShown())) : undefined), [isLacking]);
  const isPromoted = isLacking && !wasShown;
  return may.create_poll || (may.post && isPromoted);
}
