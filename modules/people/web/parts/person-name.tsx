import { fullName } from '#platform/web/ui/initials.ts';
import classes from './person-name.module.css';

type Named = { firstname: string; lastname: string };

/** A name whose family part stands out, because lists are in its order. */
export function PersonName({ person }: { person: Named }) {
  const family = <b className={classes.family}>{person.lastname}</b>;
  const isFamilyFirst = fullName(person) !== `${person.firstname} ${person.lastname}`;
  return (
    <span className={classes.name}>
      {isFamilyFirst ? family : person.firstname} {isFamilyFirst ? person.firstname : family}
    </span>
  );
}
