import { useTranslation } from 'react-i18next';
import { type MyChild, useMe } from '#platform/web/data/me.ts';
import { useSwitchView } from '#platform/web/data/view.ts';
import { PersonAvatar } from '#platform/web/ui/person-avatar.tsx';
import classes from './child-switch.module.css';

type Props = { shown: MyChild; to: string };

/** Several children have several diaries: another one is a tap away, and the page stays. */
export function ChildSwitch({ shown, to }: Props) {
  const { t } = useTranslation('journal');
  const { children } = useMe();
  const switchView = useSwitchView();
  if (children.length < 2) return null;
  return (
    <nav className={classes.children} aria-label={t('diary.whose')}>
      {children.map((child) => (
        <button
          key={`${child.role_id}:${child.user_id}`}
          type="button"
          className={classes.child}
          aria-current={child === shown || undefined}
          onClick={() => {
            if (child === shown) return;
            void switchView({ viewed_user_id: child.user_id, role_id: child.role_id }, to).catch(() => undefined);
          }}
        >
          <PersonAvatar person={{ ...child, id: child.user_id, picture: child.profile_picture }} size={28} />
          <span className={classes.name}>
            {child.firstname}
            {child.class_name && <span className={classes.note}>{child.class_name}</span>}
          </span>
        </button>
      ))}
    </nav>
  );
}
