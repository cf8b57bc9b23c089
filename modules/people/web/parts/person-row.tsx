import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatList } from '#platform/web/i18n/lists.ts';
import { PersonAvatar } from '#platform/web/ui/person-avatar.tsx';
import { useRoleName } from '#platform/web/ui/role-name.tsx';
import type { PersonRow as Person } from '../../contract/shapes.ts';
import { InvitationChip } from './invitation-chip.tsx';
import classes from './people-table.module.css';
import { PersonName } from './person-name.tsx';

/** Up and down walk through the list, so that the hands stay on the keyboard. */
function walk(event: KeyboardEvent<HTMLAnchorElement>): void {
  const item = event.currentTarget.closest('li');
  const next = { ArrowDown: item?.nextElementSibling, ArrowUp: item?.previousElementSibling }[event.key];
  const link = next?.querySelector('a');
  if (!link) return;
  event.preventDefault();
  link.focus();
}

/** One person of the list: a line of a table where there is room, two lines beside an open detail. */
export function PersonRow({ person, to, isOpen }: { person: Person; to: string; isOpen: boolean }) {
  const { t, i18n } = useTranslation('people');
  const roleName = useRoleName();
  const row = useRef<HTMLAnchorElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (isOpen) row.current?.scrollIntoView({ block: 'nearest' });
    // Closing the person gives the focus back to where they were opened.
    else if (wasOpen.current && document.activeElement === document.body) row.current?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [isOpen]);
  const { user_id: id, firstname, lastname, profile_picture: picture } = person;
  return (
    <Link
      className={classes.row}
      ref={row}
      to={to}
      preventScrollReset
      aria-current={isOpen || undefined}
      onKeyDown={walk}
    >
      <PersonAvatar person={{ id, firstname, lastname, picture }} />
      <PersonName person={person} />
      <span className={classes.roles}>
        {formatList(person.roles.map(roleName), i18n.language) || t('people.no_role')}
      </span>
      <span className={classes.email}>{person.email}</span>
      <span className={classes.state}>
        <InvitationChip invitation={person.invitation} />
      </span>
    </Link>
  );
}
