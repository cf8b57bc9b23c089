import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { type MyChild, useMe } from '#platform/web/data/me.ts';
import { useSwitchView } from '#platform/web/data/view.ts';
import { fullName } from '#platform/web/ui/initials.ts';
import { PersonAvatar } from '#platform/web/ui/person-avatar.tsx';
import { MINE } from '../data/mine-address.ts';
import type { Whose } from '../data/whose.ts';
import classes from './my-consents.module.css';

type PersonProps = {
  person: { id: number; firstname: string; lastname: string; picture: string | null };
  name: string;
  note?: string | undefined;
  current: boolean;
  onPick: () => void;
};

const Person = ({ person, name, note, current, onPick }: PersonProps) => (
  <button type="button" className={classes.person} aria-current={current || undefined} onClick={onPick}>
    <PersonAvatar person={person} size={28} />
    <span>
      {name}
      {note && <span className={classes.personNote}>{note}</span>}
    </span>
  </button>
);

/** Whose consents a parent reads: one child's, another's, or the own ones; the page stays where it is. */
export function WhoseSwitch({ whose }: { whose: Whose }) {
  const { t } = useTranslation('consents');
  const me = useMe();
  const navigate = useNavigate();
  const switchView = useSwitchView();
  const shown = whose.kind === 'me' ? null : whose.child;
  const severalSchools = new Set(me.children.map(({ school_id }) => school_id)).size > 1;
  const pickChild = (child: MyChild) => {
    if (child === shown) return;
    const isViewed = child.user_id === me.viewed_user_id && child.role_id === me.current_role?.role_id;
    if (isViewed) void navigate(MINE, { replace: true });
    else void switchView({ viewed_user_id: child.user_id, role_id: child.role_id }, MINE).catch(() => undefined);
  };
  return (
    <nav className={classes.whose} aria-label={t('mine.whose')}>
      {me.children.map((child) => (
        <Person
          key={`${child.role_id}:${child.user_id}`}
          person={{ ...child, id: child.user_id, picture: child.profile_picture }}
          name={fullName(child)}
          note={[child.class_name, severalSchools && child.school_name].filter(Boolean).join(' · ')}
          current={child === shown}
          onPick={() => pickChild(child)}
        />
      ))}
      <Person
        person={{ id: me.id, firstname: me.firstname, lastname: me.lastname, picture: me.profile_picture }}
        name={t('mine.for_me')}
        current={shown === null}
        onPick={() => void navigate(`${MINE}?for=me`, { replace: true })}
      />
    </nav>
  );
}
