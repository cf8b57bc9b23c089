import { TextInput, type TextInputProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { lengthOf } from '#platform/contract/text.ts';
import { TITLE_MAX, TITLE_WARNING } from '../../contract/limits.ts';
import classes from './lesson-form.module.css';

/** A title that warns when it grows long; what is longer than may be stays, and is refused in words instead of cut. */
export function TitleInput({ value, ...props }: TextInputProps & { value: string }) {
  const { t } = useTranslation('journal');
  const length = lengthOf(value.trim());
  return (
    <TextInput
      {...props}
      value={value}
      description={length > TITLE_WARNING && t('dialog.title_long', { length, max: TITLE_MAX })}
      descriptionProps={{ role: 'status', className: classes.warning }}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
    />
  );
}
