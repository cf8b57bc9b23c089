import type { ReactNode } from 'react';
import { fullName } from '#platform/web/ui/initials.ts';
import { PersonAvatar } from '#platform/web/ui/person-avatar.tsx';
import type { User } from '../../contract/shapes.ts';
import classes from './person-line.module.css';

type Props = {
  user: User;
  /** Stands behind the name, such as "you". */
  mark?: ReactNode;
  note?: ReactNode;
  end?: ReactNode;
  /** For somebody who is no longer there. */
  isFaint?: boolean;
};

/** A person in a list of a dialog: picture, name, a note, and what is at the end. */
export const PersonLine = ({ user, mark, note, end, isFaint = false }: Props) => (
  <div className={classes.line} data-faint={isFaint || undefined}>
    <PersonAvatar person={{ ...user, picture: user.profile_picture }} size={36} />
    <span className={classes.text}>
      <span className={classes.name}>
        {fullName(user)}
        {mark && <span className={classes.mark}>{mark}</span>}
      </span>
      {note && <span className={classes.note}>{note}</span>}
    </span>
    {end && <span className={classes.end}>{end}</span>}
  </div>
);
