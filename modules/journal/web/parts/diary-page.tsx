import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useMe } from '#platform/web/data/me.ts';
import { ClosedFace } from '#platform/web/ui/closed-face.tsx';
import { EmptyFace } from '#platform/web/ui/empty-face.tsx';
import { fullName } from '#platform/web/ui/initials.ts';
import { Page } from '#platform/web/ui/page.tsx';
import { PageTabs } from '#platform/web/ui/page-tabs.tsx';
import { Panel } from '#platform/web/ui/panel.tsx';
import { ABSENCES, DIARY, GRADES, REPORT } from '../data/diary-address.ts';
import { readsDiaries } from '../data/school-roles.ts';
import { type DiaryOwner, useDiaryOwner } from '../data/use-diary-owner.ts';
import { ChildSwitch } from './child-switch.tsx';
import classes from './diary-page.module.css';

type Props = { tabTitle?: string; children: (owner: DiaryOwner) => ReactNode };

/** The frame of a diary: whose it is, its parts, and the way to say that somebody stays at home. */
export function DiaryPage({ tabTitle, children }: Props) {
  const { t } = useTranslation('journal');
  const { pathname } = useLocation();
  const me = useMe();
  const owner = useDiaryOwner();
  if (!readsDiaries(me)) return <ClosedFace />;
  if (owner === null)
    return (
      <Page title={t('diary.title')} width="narrow">
        <Panel>
          <EmptyFace drawing="people" sentence={t('diary.nobody')} />
        </Panel>
      </Page>
    );
  const { child } = owner;
  const note = child && [fullName(child), child.class_name].filter(Boolean).join(' · ');
  return (
    <Page
      title={t('diary.title')}
      {...(tabTitle && { tabTitle })}
      note={note}
      width="narrow"
      actions={
        child && (
          <Button component={Link} to={REPORT} leftSection={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}>
            {t('absence.report')}
          </Button>
        )
      }
    >
      {child && <ChildSwitch shown={child} to={pathname} />}
      <PageTabs
        className={classes.tabs}
        label={t('diary.parts')}
        tabs={[
          { to: DIARY, label: t('diary.week'), end: true },
          { to: GRADES, label: t('grades.title') },
          { to: ABSENCES, label: t('absence.title') },
        ]}
      />
      {children(owner)}
    </Page>
  );
}
