import { SimpleGrid, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { NAME_MAX } from '../../contract/limits.ts';

type Names = { firstname: string; lastname: string };

type Props = {
  value: Names;
  change: (next: Partial<Names>) => void;
  faults: Partial<Record<keyof Names, string>>;
};

/** The two names of a person, side by side where there is room. */
export function NameFields({ value, change, faults }: Props) {
  const { t } = useTranslation('people');
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm" verticalSpacing="sm">
      {(['firstname', 'lastname'] as const).map((name) => (
        <TextInput
          key={name}
          label={t(`invite.${name}`)}
          required
          autoComplete="off"
          maxLength={NAME_MAX}
          value={value[name]}
          error={faults[name]}
          onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}
        />
      ))}
    </SimpleGrid>
  );
}
