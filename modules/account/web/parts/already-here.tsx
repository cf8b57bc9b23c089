import { Button, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import type { Me } from '#platform/web/data/me.ts';
import { returnPath } from '#platform/web/data/return-path.ts';
import { fullName } from '#platform/web/ui/initials.ts';
import { PersonAvatar } from '#platform/web/ui/person-avatar.tsx';
import classes from './entrance.module.css';

/** In place of the form: who is signed in already, the way on, and the way to the form. */
export default function AlreadyHere({ me, onOther }: { me: Me; onOther: () => void }) {
  const { t } = useTranslation('account');
  const [search] = useSearchParams();
  return (
    <div className={classes.form}>
      <h1 className={classes.title}>{t('here.title')}</h1>
      <p className={classes.person}>
        <PersonAvatar person={{ ...me, picture: me.profile_picture }} size={40} />
        <span>
          <strong>{fullName(me)}</strong>
          {me.school && <span>{me.school.name}</span>}
        </span>
      </p>
      <Stack gap="xs">
        <Button component={Link} to={returnPath(search.get('redirect'), location.origin)} replace size="md">
          {t('here.go_on')}
        </Button>
        <Button variant="default" size="md" onClick={onOther}>
          {t('here.other')}
        </Button>
      </Stack>
    </div>
  );
}
