import { useState } from 'react';
import { useMe } from '#platform/web/data/me.ts';
import { LeadOn } from '#platform/web/ui/lead-on.tsx';
import { stateOf } from '../../rules/judge-change.ts';
import { firstPath, formPath, type Place, placeOf, type Step } from '../data/admin-address.ts';
import { keptWritings, keyOfWriting } from '../data/kept-writing.ts';
import { useConsent } from '../data/use-consents.ts';
import { ConsentFaces, saysGone } from './consent-faces.tsx';
import { WritingSteps } from './writing-steps.tsx';

type Props = { place: Place; step: Step };

/** A consent that exists: loaded first, and under the address that its state gives it. */
function ExistingWriting({ place, step, id }: Props & { id: number }) {
  const query = useConsent(id);
  const { id: person_id, school_id } = useMe();
  const [known, setKnown] = useState(query.data);
  if (query.data !== undefined && query.data !== known) setKnown(query.data);
  const isGone = saysGone(query.error);
  // What was typed into it stays where it was typed, and becomes a new one when it is saved.
  const hasTyped = isGone && keptWritings.read(keyOfWriting(person_id, school_id ?? 0, id)) !== null;
  const left = hasTyped ? null : undefined;
  return (
    <ConsentFaces query={{ ...query, data: isGone ? left : known }}>
      {(consent) => {
        if (consent === null) return <WritingSteps consent={null} id={id} place={place} step={step} />;
        const state = stateOf(consent);
        if (!consent.may.edit) return <LeadOn to={firstPath(state, id)} />;
        if (placeOf(state) !== place) return <LeadOn to={formPath(placeOf(state), step, id)} />;
        return <WritingSteps consent={consent} id={id} place={place} step={step} />;
      }}
    </ConsentFaces>
  );
}

/** The form: a new consent, or one that is edited, in its two steps. */
export const WritingPanel = ({ id, ...props }: Props & { id: number | null }) =>
  id === null ? <WritingSteps consent={null} id={null} {...props} /> : <ExistingWriting id={id} {...props} />;
