import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useMe } from '#platform/web/data/me.ts';
import { ClosedFace } from '#platform/web/ui/closed-face.tsx';
import { Page } from '#platform/web/ui/page.tsx';
import { useJobs } from '../data/use-jobs.ts';
import { JobList } from '../parts/job-list.tsx';

/** `/platform/jobs`: what the servers still have to do, for the main administrator. */
export default function JobsScreen() {
  const { may } = useMe();
  return may.keep_platform ? <Jobs /> : <ClosedFace />;
}

function Jobs() {
  const { t } = useTranslation('jobs');
  const pages = useJobs();
  return (
    <Page
      title={t('title')}
      note={t('note')}
      actions={
        <Button
          variant="default"
          leftSection={<IconRefresh size={16} aria-hidden="true" />}
          onClick={() => void pages.refetch()}
        >
          {t('refresh')}
        </Button>
      }
    >
      <JobList pages={pages} />
    </Page>
  );
}
