import { Button, Stack } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { useMe } from '#platform/web/data/me.ts';
import { ClosedFace } from '#platform/web/ui/closed-face.tsx';
import { Page } from '#platform/web/ui/page.tsx';
import { readsJournals, teaches } from '../data/journal-roles.ts';
import { NEW_JOURNAL } from '../data/school-address.ts';
import { keepsJournals, seesSchoolJournals } from '../data/school-roles.ts';
import { JournalTabs } from '../parts/journal-tabs.tsx';
import { SchoolJournals } from '../parts/school-journals.tsx';
import { TaughtJournals } from '../parts/taught-journals.tsx';

/**
 * The journals that a person works in, and those of the school or the class that they read; those who come for a new lesson
 * choose where it belongs.
 */
export default function JournalsScreen() {
  const { t } = useTranslation('journal');
  const me = useMe();
  const [query] = useSearchParams();
  const opening = query.get('open') === 'new_lesson' ? 'new_lesson' : undefined;
  if (!readsJournals(me)) return <ClosedFace />;
  const seesOthers = seesSchoolJournals(me) && !opening;
  return (
    <Page
      title={t('list.title')}
      note={opening && t('list.choose')}
      actions={
        keepsJournals(me) && (
          <Button component={Link} to={NEW_JOURNAL} leftSection={<IconPlus size={16} aria-hidden="true" />}>
            {t('school_list.new')}
          </Button>
        )
      }
    >
      <JournalTabs />
      <Stack gap="lg">
        {teaches(me) && (
          <div>
            <TaughtJournals opening={opening} />
          </div>
        )}
        {seesOthers &&
          (teaches(me) ? <SchoolJournals title={t('school_list.of_class')} except={me.id} /> : <SchoolJournals />)}
      </Stack>
    </Page>
  );
}
