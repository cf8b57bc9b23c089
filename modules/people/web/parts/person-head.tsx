import { fullName } from '#platform/web/ui/initials.ts';
import { Panel } from '#platform/web/ui/panel.tsx';
import { PersonAvatar } from '#platform/web/ui/person-avatar.tsx';
import { useWalkedHeading } from '#platform/web/ui/use-walked-heading.ts';
import { renewInvitation } from '../../contract/renew-invitation.ts';
import type { Person } from '../data/person.ts';
import { useSchoolId } from '../data/use-school-id.ts';
import { ClosePerson } from './close-person.tsx';
import { InvitationChip } from './invitation-chip.tsx';
import { PersonContact } from './person-contact.tsx';
import classes from './person-head.module.css';
import { RenewInvitation } from './renew-invitation.tsx';

/** Who it is, how to reach them, and whether they have joined. */
export function PersonHead({ person, closePath }: { person: Person; closePath: string }) {
  const heading = useWalkedHeading();
  const schoolId = useSchoolId();
  const { user_id: id, firstname, lastname, profile_picture: picture, may } = person;
  return (
    <Panel>
      <div className={classes.head}>
        <PersonAvatar person={{ id, firstname, lastname, picture }} size={56} />
        <div className={classes.text}>
          <h2 className={classes.name} ref={heading} tabIndex={-1}>
            {fullName(person)}
          </h2>
          <div className={classes.state}>
            <InvitationChip invitation={person.invitation} />
            {may.renew_invitation && (
              <RenewInvitation
                endpoint={renewInvitation}
                input={{ params: { schoolId, personId: id } }}
                name={fullName(person)}
              />
            )}
          </div>
        </div>
        <ClosePerson to={closePath} />
      </div>
      <PersonContact person={person} />
    </Panel>
  );
}
