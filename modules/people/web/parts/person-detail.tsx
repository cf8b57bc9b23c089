import { useCall } from '#platform/web/data/use-call.ts';
import { Faces } from '#platform/web/ui/faces.tsx';
import { FailedFace } from '#platform/web/ui/failed-face.tsx';
import { Panel } from '#platform/web/ui/panel.tsx';
import { SkeletonRows } from '#platform/web/ui/skeleton-rows.tsx';
import { getPerson } from '../../contract/get-person.ts';
import { ROLE_TYPES } from '../../contract/role-types.ts';
import type { Person } from '../data/person.ts';
import { useSchoolId } from '../data/use-school-id.ts';
import { ChildrenPanel } from './children-panel.tsx';
import { ClosePerson } from './close-person.tsx';
import { GuardiansPanel } from './guardians-panel.tsx';
import classes from './person-head.module.css';
import { PersonHead } from './person-head.tsx';
import { RolesPanel } from './roles-panel.tsx';
import { TeachingPanel } from './teaching-panel.tsx';

const has = ({ roles }: Person, type_id: number): boolean => roles.some((role) => role.type_id === type_id);

/** Everything about one person that the school's leaders see and may change. */
export function PersonDetail({ personId, closePath }: { personId: number; closePath: string }) {
  const schoolId = useSchoolId();
  const person = useCall(getPerson, { params: { schoolId, personId } });
  return (
    <Faces
      query={person}
      waiting={
        <Panel>
          <SkeletonRows rows={4} />
        </Panel>
      }
      failed={(error) => (
        <Panel>
          <div className={classes.lost}>
            <ClosePerson to={closePath} />
          </div>
          <FailedFace error={error} onRetry={() => void person.refetch()} />
        </Panel>
      )}
      empty="never"
    >
      {(data) => (
        <>
          <PersonHead person={data} closePath={closePath} />
          <RolesPanel person={data} />
          {has(data, ROLE_TYPES.teacher) && <TeachingPanel person={data} />}
          {(has(data, ROLE_TYPES.student) || data.guardians.length > 0) && <GuardiansPanel person={data} />}
          {(has(data, ROLE_TYPES.parent) || data.children.length > 0) && <ChildrenPanel person={data} />}
        </>
      )}
    </Faces>
  );
}
