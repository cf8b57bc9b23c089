import { TextInput, type TextInputProps } from '@mantine/core';
import classes from './code-field.module.css';

type Props = Omit<TextInputProps, 'onChange' | 'value'> & {
  value: string;
  onType: (value: string) => void;
  /** Six digits, or letters as recovery codes have them. */
  kind: 'digits' | 'letters';
};

/** A field for a code; phones offer the one that has just come. Spaces and dashes may be typed along. */
export const CodeField = ({ kind, onType, ...props }: Props) => (
  <TextInput
    size="md"
    classNames={{ input: classes.code }}
    inputMode={kind === 'digits' ? 'numeric' : 'text'}
    autoComplete="one-time-code"
    autoCapitalize={kind === 'digits' ? 'none' : 'characters'}
    spellCheck={false}
    maxLength={20}
    onChange={({ currentTarget }) => onType(currentTarget.value)}
    {...props}
  />
);
