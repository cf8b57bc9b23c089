import { Link } from 'react-router';
import { fullName } from '#platform/web/ui/initials.ts';
import type { Tie } from '../data/person.ts';
import { usePeopleFilter } from '../data/use-people-filter.ts';
import classes from './detail.module.css';

/** The name at the other end of a guardianship; it leads to that person and keeps the list as it is. */
export function TiePerson({ tie }: { tie: Tie }) {
  const { tail } = usePeopleFilter();
  return (
    <Link className={classes.personLink} to={`/school/people/${tie.user_id}${tail}`} preventScrollReset>
      {fullName(tie)}
    </Link>
  );
}
