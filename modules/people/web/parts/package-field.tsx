import { Radio, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatList } from '#platform/web/i18n/lists.ts';
import { FEATURES, PACKAGES } from '../../contract/features.ts';
import type { PackageKey } from '../data/open-school-draft.ts';

type Props = { value: PackageKey; onPick: (value: PackageKey) => void };

/** Which package a school has, with what each of them means. */
export function PackageField({ value, onPick }: Props) {
  const { t, i18n } = useTranslation('people');
  const { t: tUi } = useTranslation();
  const features = formatList(
    FEATURES.map((feature) => tUi(`features.${feature}`)),
    i18n.language,
  );
  return (
    <Radio.Group
      label={t('platform.columns.package')}
      value={value}
      onChange={(picked) => onPick(PACKAGES.find((known) => known === picked) ?? value)}
    >
      <Stack gap="xs" mt={6}>
        {PACKAGES.map((key) => (
          <Radio
            key={key}
            value={key}
            label={t(`packages.${key}`)}
            description={t(`package_notes.${key}`, { features })}
          />
        ))}
      </Stack>
    </Radio.Group>
  );
}
