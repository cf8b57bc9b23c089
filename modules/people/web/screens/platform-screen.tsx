import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useMe } from '#platform/web/data/me.ts';
import { useCall } from '#platform/web/data/use-call.ts';
import { ClosedFace } from '#platform/web/ui/closed-face.tsx';
import { EmptyFace } from '#platform/web/ui/empty-face.tsx';
import { Faces } from '#platform/web/ui/faces.tsx';
import { Page } from '#platform/web/ui/page.tsx';
import { Panel } from '#platform/web/ui/panel.tsx';
import { SkeletonRows } from '#platform/web/ui/skeleton-rows.tsx';
import { listPlatformSchools } from '../../contract/list-platform-schools.ts';
import { OpenSchoolDialog } from '../parts/open-school-dialog.tsx';
import { SchoolsTable } from '../parts/schools-table.tsx';

/** `/platform`: every school with its package, for the main administrator. */
export default function PlatformScreen() {
  const { t } = useTranslation('people');
  const { may } = useMe();
  const schools = useCall(listPlatformSchools, {}, { enabled: may.keep_platform });
  const [params, setParams] = useSearchParams();
  const openDialog = () => setParams({ open: '' }, { replace: true });
  if (!may.keep_platform) return <ClosedFace />;
  return (
    <Page
      title={t('platform.title')}
      actions={
        <Button leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={openDialog}>
          {t('platform.open')}
        </Button>
      }
    >
      <Panel flush>
        <Faces
          query={schools}
          waiting={<SkeletonRows withAvatar={false} />}
          empty={{
            when: (all) => all.length === 0,
            face: (
              <EmptyFace
                drawing="people"
                sentence={t('platform.none')}
                action={<Button onClick={openDialog}>{t('platform.open')}</Button>}
              />
            ),
          }}
        >
          {(all) => <SchoolsTable schools={all} />}
        </Faces>
      </Panel>
      <OpenSchoolDialog opened={params.has('open')} onClose={() => setParams({}, { replace: true })} />
    </Page>
  );
}
