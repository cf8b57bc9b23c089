import { Button } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Outlet, useMatch } from 'react-router';
import { useMe } from '#platform/web/data/me.ts';
import { ClosedFace } from '#platform/web/ui/closed-face.tsx';
import { Page } from '#platform/web/ui/page.tsx';
import { useInvite } from '../data/use-invite.ts';
import classes from '../parts/school-tabs.module.css';
import { SchoolTabs } from '../parts/school-tabs.tsx';

/** `/school`: the frame around people and settings, for those who lead the school. */
export default function SchoolScreen() {
  const { t } = useTranslation('people');
  const { may } = useMe();
  const invite = useInvite();
  const isSettings = useMatch('/school/settings') !== null;
  const isPerson = useMatch('/school/people/:personId') !== null;
  if (!may.lead_school) return <ClosedFace />;
  return (
    <Page
      title={t('school.title')}
      tabTitle={isSettings ? t('school.settings') : t('school.people')}
      actions={
        !isSettings && (
          <Button
            className={isPerson ? classes.wideOnly : undefined}
            leftSection={<IconUserPlus size={16} aria-hidden="true" />}
            onClick={invite.start}
          >
            {t('people.invite')}
          </Button>
        )
      }
    >
      <SchoolTabs className={isPerson ? classes.wideOnly : undefined} />
      <Outlet />
    </Page>
  );
}
