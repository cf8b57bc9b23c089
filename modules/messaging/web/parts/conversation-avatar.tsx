import { IconNotes, IconSchool, IconSpeakerphone, IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import type { Static } from 'typebox';
import { useFileAddress } from '#platform/web/files/use-file-address.ts';
import { PersonAvatar } from '#platform/web/ui/person-avatar.tsx';
import { accentStyle } from '#platform/web/ui/status-chip.tsx';
import type { Group, User } from '../../contract/shapes.ts';
import classes from './conversation-avatar.module.css';

type Props = {
  group: Pick<Static<typeof Group>, 'group_type' | 'group_picture'>;
  partner?: User | null;
  size?: number;
  /** A dot for somebody who is here now. */
  isOnline?: boolean;
};

const SIGNS = {
  private: { Icon: IconUsers, accent: 'gray' },
  simple: { Icon: IconUsers, accent: 'board' },
  official: { Icon: IconSchool, accent: 'blue' },
  official_announcement: { Icon: IconSpeakerphone, accent: 'blue' },
  new_announcement: { Icon: IconSpeakerphone, accent: 'yellow' },
  campaign: { Icon: IconSpeakerphone, accent: 'violet' },
  forever_alone: { Icon: IconNotes, accent: 'gray' },
} as const;

/** The picture of a conversation: its own, the other person's, or a sign of its kind. Its name stands beside it. */
export function ConversationAvatar({ group, partner, size = 44, isOnline = false }: Props) {
  const [broken, setBroken] = useState<string | null>(null);
  const address = useFileAddress(group.group_picture);
  const picture = address !== broken ? address : null;
  const { Icon, accent } = SIGNS[group.group_type];
  const style = { ...accentStyle(accent), width: size, height: size };
  return (
    <span className={classes.frame} aria-hidden="true">
      {partner ? (
        <PersonAvatar person={{ ...partner, picture: partner.profile_picture }} size={size} />
      ) : (
        <span className={classes.avatar} style={style}>
          {picture ? (
            <img src={picture} alt="" onError={() => setBroken(picture)} />
          ) : (
            <Icon size={Math.round(size * 0.5)} stroke={1.6} />
          )}
        </span>
      )}
      {isOnline && <span className={classes.online} />}
    </span>
  );
}
