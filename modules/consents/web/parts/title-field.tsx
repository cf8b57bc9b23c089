import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { lengthOf } from '#platform/contract/text.ts';
import { sentenceOf } from '#platform/web/errors/error-sentence.ts';
import { TITLE_MAX } from '../../contract/limits.ts';
import classes from './writing.module.css';

type Props = { value: string; fault: string | undefined; onChange: (title: string) => void };

/** The title with its counter. What is too long is said while it is typed, and nothing is cut off. */
export function TitleField({ value, fault, onChange }: Props) {
  const { t } = useTranslation('consents');
  const length = lengthOf(value.trim());
  const isTooLong = length > TITLE_MAX;
  return (
    <TextInput
      label={t('form.title')}
      required
      autoComplete="off"
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      error={isTooLong ? sentenceOf('title_too_long', { max: TITLE_MAX }) : fault}
      rightSectionWidth={72}
      rightSection={
        <span className={isTooLong ? classes.tooLong : classes.counter}>
          {length}/{TITLE_MAX}
        </span>
      }
    />
  );
}
