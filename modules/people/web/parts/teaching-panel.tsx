import { Button, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { useCall } from '#platform/web/data/use-call.ts';
import { Faces } from '#platform/web/ui/faces.tsx';
import { FailedFace } from '#platform/web/ui/failed-face.tsx';
import { Panel } from '#platform/web/ui/panel.tsx';
import { SkeletonRows } from '#platform/web/ui/skeleton-rows.tsx';
import { getTeaching } from '../../contract/get-teaching.ts';
import type { Person } from '../data/person.ts';
import { useClasses } from '../data/use-classes.ts';
import { useSchoolId } from '../data/use-school-id.ts';
import { TeachingDialog } from './teaching-dialog.tsx';

/** The classes that a teacher teaches: whoever is in them can write to the teacher, and the other way round. */
export function TeachingPanel({ person }: { person: Person }) {
  const { t } = useTranslation('people');
  const schoolId = useSchoolId();
  const schoolClasses = useClasses();
  const teaching = useCall(getTeaching, { params: { schoolId, personId: person.user_id } });
  const [opened, { open, close }] = useDisclosure();
  const namesOf = (ids: readonly number[]): string =>
    schoolClasses.flatMap(({ id, name }) => (ids.includes(id) ? [name] : [])).join(', ');
  return (
    <Panel
      title={t('teaching.title')}
      actions={
        teaching.data && (
          <Button variant="default" size="compact-sm" onClick={open}>
            {t('teaching.change')}
          </Button>
        )
      }
    >
      <Faces
        query={teaching}
        waiting={<SkeletonRows rows={1} />}
        failed={(error) => <FailedFace error={error} onRetry={() => void teaching.refetch()} />}
        empty="never"
      >
        {({ class_ids }) => (
          <>
            <Text size="sm" c={class_ids.length === 0 ? 'dimmed' : undefined}>
              {class_ids.length === 0 ? t('teaching.none') : namesOf(class_ids)}
            </Text>
            <TeachingDialog person={person} class_ids={class_ids} opened={opened} onClose={close} />
          </>
        )}
      </Faces>
    </Panel>
  );
}
