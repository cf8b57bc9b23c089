import { LeadOn } from '#platform/web/ui/lead-on.tsx';
import type { Consent } from '../../contract/shapes.ts';
import { stateOf } from '../../rules/judge-change.ts';
import { consentPath, firstPath, type Part, type Place, placeOf } from '../data/admin-address.ts';
import { useConsent } from '../data/use-consents.ts';
import { ConsentFaces, saysGone } from './consent-faces.tsx';
import { ConsentHead } from './consent-head.tsx';
import { DraftGroups } from './draft-groups.tsx';
import { FullResponses } from './full-responses.tsx';
import { LogDialog } from './log-dialog.tsx';
import { ResponsesPanel } from './responses-panel.tsx';

/** Where a consent is read now: somebody may have sent or archived it since the address was written. */
function pathNow(consent: Consent, part: Part): string {
  const state = stateOf(consent);
  if (state === 'draft' || part === 'draft') return firstPath(state, consent.id);
  return consentPath(placeOf(state), consent.id, part);
}

/** One consent: what it says, how far it is, and who has answered. */
export function ConsentDetail({ place, id, part }: { place: Place; id: number; part: Part }) {
  const query = useConsent(id);
  return (
    <ConsentFaces query={saysGone(query.error) ? { ...query, data: undefined } : query}>
      {(consent) => {
        const to = pathNow(consent, part);
        if (to !== consentPath(place, id, part)) return <LeadOn to={to} />;
        return (
          <>
            <ConsentHead consent={consent} />
            {part === 'draft' ? <DraftGroups consent={consent} /> : <ResponsesPanel consent={consent} place={place} />}
            {part === 'full' && <FullResponses consent={consent} place={place} />}
            {part === 'log' && <LogDialog consent={consent} place={place} />}
          </>
        );
      }}
    </ConsentFaces>
  );
}
