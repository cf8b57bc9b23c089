import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { type MyChild, useMe } from '#platform/web/data/me.ts';
import { useCall } from '#platform/web/data/use-call.ts';
import { useSwitchView } from '#platform/web/data/view.ts';
import { CounterPill } from '#platform/web/ui/counter-pill.tsx';
import { fullName } from '#platform/web/ui/initials.ts';
import { PersonAvatar } from '#platform/web/ui/person-avatar.tsx';
import { listWaiting } from '../../contract/list-waiting.ts';
import { MINE } from '../data/mine-address.ts';
import type { Whose } from '../data/whose.ts';
import classes from './whose-switch.module.css';

type PersonProps = {
  person: { id: number; firstname: string; lastname: string; picture: string | null };
  name: string;
  note?: string | undefined;
  /** How many of this person's consents wait for the reader. */
  waiting: number;
  current: boolean;
  onPick: () => void;
};

function Person({ person, name, note, waiting, current, onPick }: PersonProps) {
  const { t } = useTranslation('consents');
  return (
    <button type="button" className={classes.person} aria-current={current || undefined} onClick={onPick}>
      <PersonAvatar person={person} size={28} />
      <span className={classes.personName}>
        {name}
        {note && <span className={classes.personNote}>{note}</span>}
      </span>
      <CounterPill count={waiting} label={() => t('today.waiting', { count: waiting })} />
    </button>
  );
}

/** Whose consents a parent reads: one child's, another's, or the own ones; the page stays where it is. */
export function WhoseSwitch({ whose }: { whose: Whose }) {
  const { t } = useTranslation('consents');
  const me = useMe();
  const navigate = useNavigate();
  const switchView = useSwitchView();
  const { data: waiting } = useCall(listWaiting, {});
  const waitingOf = (user_id: number, school_id: number | undefined) =>
    waiting?.find((one) => one.user_id === user_id && one.school_id === school_id)?.count ?? 0;
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
          waiting={waitingOf(child.user_id, child.school_id)}
          current={child === shown}
          onPick={() => pickChild(child)}
        />
      ))}
      <Person
        person={{ id: me.id, firstname: me.firstname, lastname: me.lastname, picture: me.profile_picture }}
        name={t('mine.for_me')}
        waiting={waitingOf(me.id, me.school?.id)}
        current={shown === null}
        onPick={() => void navigate(`${MINE}?for=me`, { replace: true })}
      />
    </nav>
  );
}
