import { useTranslation } from 'react-i18next';
import { formatList } from '#platform/web/i18n/lists.ts';
import type { Accent } from '#platform/web/theme.ts';
import { PersonAvatar } from '#platform/web/ui/person-avatar.tsx';
import { useRoleName } from '#platform/web/ui/role-name.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import type { ResponseRow } from '../../contract/shapes.ts';
import { type ResponseStatus, statusOf } from '../data/response-status.ts';
import classes from './answers.module.css';

const ACCENTS: Readonly<Record<ResponseStatus, Accent>> = {
  accepted: 'green',
  denied: 'coral',
  seen: 'blue',
  not_seen: 'gray',
};

/** The answer has the whole name; its last word is the family name, for the initials. */
function partsOf(user_name: string): { firstname: string; lastname: string } {
  const words = user_name.split(' ');
  return { firstname: words.slice(0, -1).join(' '), lastname: words.at(-1) ?? '' };
}

/** One person who is asked, and how far they are. */
export function ResponsePerson({ row }: { row: ResponseRow }) {
  const { t, i18n } = useTranslation('consents');
  const roleName = useRoleName();
  const status = statusOf(row);
  const { user_id, user_name, profile_picture, roles } = row;
  return (
    <div className={classes.row}>
      <PersonAvatar person={{ id: user_id, ...partsOf(user_name), picture: profile_picture }} />
      <span className={classes.text}>
        <span className={classes.name}>{user_name}</span>
        <span className={classes.note}>
          {formatList(
            roles.map(({ type_id }) => roleName({ type_id })),
            i18n.language,
          )}
        </span>
      </span>
      <StatusChip accent={ACCENTS[status]}>{t(`status.${status}`)}</StatusChip>
    </div>
  );
}
