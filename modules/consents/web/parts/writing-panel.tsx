import { Navigate } from 'react-router';
import { Faces } from '#platform/web/ui/faces.tsx';
import { Panel } from '#platform/web/ui/panel.tsx';
import { SkeletonRows } from '#platform/web/ui/skeleton-rows.tsx';
import { stateOf } from '../../rules/judge-change.ts';
import { firstPath, formPath, type Place, placeOf, type Step } from '../data/admin-address.ts';
import { useConsent } from '../data/use-consents.ts';
import { WritingSteps } from './writing-steps.tsx';

type Props = { place: Place; step: Step };

/** A consent that exists: loaded first, and under the address that its state gives it. */
function ExistingWriting({ place, step, id }: Props & { id: number }) {
  const query = useConsent(id);
  return (
    <Faces
      query={query}
      waiting={
        <Panel>
          <SkeletonRows rows={4} withAvatar={false} />
        </Panel>
      }
      empty="never"
    >
      {(consent) => {
        const state = stateOf(consent);
        if (!consent.may.edit) return <Navigate to={firstPath(state, id)} replace />;
        if (placeOf(state) !== place) return <Navigate to={formPath(placeOf(state), step, id)} replace />;
        return <WritingSteps consent={consent} place={place} step={step} />;
      }}
    </Faces>
  );
}

/** The form: a new consent, or one that is edited, in its two steps. */
export const WritingPanel = ({ id, ...props }: Props & { id: number | null }) =>
  id === null ? <WritingSteps consent={null} {...props} /> : <ExistingWriting id={id} {...props} />;
