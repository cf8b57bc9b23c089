import { Select, type SelectProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';

type Props = SelectProps & {
  value: string;
  onPick: (value: string) => void;
  fault?: string | undefined;
};

/** One out of a long list: typing replaces what is chosen, Enter takes the first that fits and never sends the form. */
export function SearchSelect({ value, onPick, fault, ...props }: Props) {
  const { t } = useTranslation();
  return (
    <Select
      searchable
      selectFirstOptionOnChange
      allowDeselect={false}
      withAlignedLabels
      // Centred, the list would stand beside a phone for the moment before it knows its width, and widen the page.
      comboboxProps={{ position: 'bottom-start' }}
      nothingFoundMessage={t('select.nothing_found')}
      {...props}
      value={value || null}
      onChange={(picked) => onPick(picked ?? '')}
      error={fault}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.preventDefault();
      }}
    />
  );
}
