import { useTranslation } from 'react-i18next';
import { type MyChild, useMe } from '#platform/web/data/me.ts';
import { useSwitchView } from '#platform/web/data/view.ts';
import { fullName } from '#platform/web/ui/initials.ts';
import { PersonAvatar } from '#platform/web/ui/person-avatar.tsx';
import { PickMenu } from '#platform/web/ui/pick-menu.tsx';

/** A child who goes to two schools is there twice, each time with the parent role of that school. */
const pickOf = ({ role_id, user_id }: MyChild): string => `${role_id}:${user_id}`;

const avatarOf = (child: MyChild, size: number) => (
  <PersonAvatar
    size={size}
    person={{
      id: child.user_id,
      firstname: child.firstname,
      lastname: child.lastname,
      picture: child.profile_picture,
    }}
  />
);

/** The child whom a parent looks after at the moment; none in another role. */
export function useViewedChild(): MyChild | undefined {
  const { children, viewed_user_id, current_role } = useMe();
  return children.find(({ user_id, role_id }) => user_id === viewed_user_id && role_id === current_role?.role_id);
}

/** Shows whose parent one is at the moment, and switches to another child, in this school or in another. */
export function ChildSwitcher({ slim }: { slim: boolean }) {
  const { t } = useTranslation('shell');
  const { children } = useMe();
  const viewed = useViewedChild();
  const switchView = useSwitchView();
  if (!viewed) return null;
  const severalSchools = new Set(children.map(({ school_id }) => school_id)).size > 1;
  return (
    <PickMenu
      align="start"
      icon={avatarOf(viewed, 24)}
      shown={slim ? viewed.firstname : fullName(viewed)}
      note={slim ? viewed.school_name : undefined}
      label={t('header.child')}
      heading={t('header.child_heading')}
      value={pickOf(viewed)}
      picks={children.map((child) => ({
        value: pickOf(child),
        label: fullName(child),
        note: [child.class_name, severalSchools && child.school_name].filter(Boolean).join(' · '),
        start: avatarOf(child, 28),
      }))}
      onPick={(value) => {
        const child = children.find((one) => pickOf(one) === value);
        if (!child || child === viewed) return;
        // A child of another school is reached in the parent role of that school.
        void switchView({ viewed_user_id: child.user_id, role_id: child.role_id }).catch(() => undefined);
      }}
    />
  );
}
