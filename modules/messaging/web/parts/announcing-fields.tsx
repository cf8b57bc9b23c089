import { Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Announcing } from '../data/announcing.ts';

type Props = {
  draft: Announcing;
  faults: Partial<Record<keyof Announcing, string>>;
  change: (part: Partial<Announcing>) => void;
};

/** The fields for a title and a text. */
export function AnnouncingFields({ draft, faults, change }: Props) {
  const { t } = useTranslation('messaging');
  return (
    <>
      <TextInput
        label={t('campaigns.name')}
        value={draft.title}
        error={faults.title}
        onChange={({ currentTarget }) => change({ title: currentTarget.value })}
      />
      <Textarea
        label={t('campaigns.text')}
        value={draft.text}
        error={faults.text}
        autosize
        minRows={4}
        maxRows={14}
        onChange={({ currentTarget }) => change({ text: currentTarget.value })}
      />
    </>
  );
}
