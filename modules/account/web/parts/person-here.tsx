import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Me } from '#platform/web/data/me.ts';
import { fullName } from '#platform/web/ui/initials.ts';
import { PersonAvatar } from '#platform/web/ui/person-avatar.tsx';
import classes from './entrance.module.css';

/** Who is signed in, in the place of the form, and the ways on from there. */
export const PersonHere = ({ me, title, children }: { me: Me; title: string; children: ReactNode }) => (
  <div className={classes.form}>
    <h1 className={classes.title}>{title}</h1>
    <p className={classes.person}>
      <PersonAvatar person={{ ...me, picture: me.profile_picture }} size={40} />
      <span>
        <strong>{fullName(me)}</strong>
        {me.school && <span>{me.school.name}</span>}
      </span>
    </p>
    <Stack gap="xs">{children}</Stack>
  </div>
);
