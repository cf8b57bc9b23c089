import { Button, Checkbox, SimpleGrid, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { LESSON_TYPES } from '#platform/contract/lesson-types.ts';
import { useMe } from '#platform/web/data/me.ts';
import { FeaturePromo } from '#platform/web/ui/feature-promo.tsx';
import { Panel } from '#platform/web/ui/panel.tsx';
import { type LessonType, type SettingsChanges, withLessonType } from '../data/settings-changes.ts';

const FEATURE = 'LESSON_TYPES';

type Props = {
  value: readonly LessonType[];
  change: (next: SettingsChanges) => void;
  fault: string | undefined;
  /** The school may not change them; it sees them all the same. */
  isLocked: boolean;
};

/** Which lesson types teachers may choose from, where the school's package has them. */
export function LessonTypes({ value, change, fault, isLocked }: Props) {
  const { t } = useTranslation('people');
  const { school } = useMe();
  if (!school?.features.includes(FEATURE)) {
    return (
      <Panel title={t('settings.lesson_types')}>
        <FeaturePromo feature={FEATURE} />
      </Panel>
    );
  }
  const hasAll = value.length === LESSON_TYPES.length;
  return (
    <Panel
      title={t('settings.lesson_types')}
      note={isLocked ? t('errors.lesson_types_locked') : t('settings.lesson_types_note')}
      actions={
        !isLocked && (
          <Button
            variant="subtle"
            size="compact-sm"
            mx={-9}
            onClick={() => change({ lesson_types: hasAll ? [] : [...LESSON_TYPES] })}
          >
            {hasAll ? t('settings.no_types') : t('settings.all_types')}
          </Button>
        )
      }
    >
      <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="md" verticalSpacing="sm">
        {LESSON_TYPES.map((type) => (
          <Checkbox
            key={type}
            label={t(`lesson_types.${type}`)}
            checked={value.includes(type)}
            disabled={isLocked}
            onChange={({ currentTarget }) =>
              change({ lesson_types: withLessonType(value, type, currentTarget.checked) })
            }
          />
        ))}
      </SimpleGrid>
      {fault && (
        <Text mt="sm" c="var(--mantine-color-error)" role="alert" tabIndex={-1}>
          {fault}
        </Text>
      )}
    </Panel>
  );
}
