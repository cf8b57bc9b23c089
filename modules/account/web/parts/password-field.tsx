import { TextInput, type TextInputProps } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './entrance.module.css';

/**
 * A password field with a button that shows what was typed, named and reachable by keyboard. It cuts nothing off: what was
 * pasted whole is judged whole.
 */
export function PasswordField({ ref, ...props }: TextInputProps & { ref?: Ref<HTMLInputElement> }) {
  const { t } = useTranslation('account');
  const [shown, { toggle }] = useDisclosure(false);
  const Icon = shown ? IconEyeOff : IconEye;
  return (
    <TextInput
      ref={ref}
      size="md"
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      rightSection={
        <button
          type="button"
          className={classes.eye}
          onClick={toggle}
          aria-pressed={shown}
          aria-label={t('sign_in.show_password')}
        >
          <Icon size={18} stroke={1.75} aria-hidden="true" />
        </button>
      }
      {...props}
    />
  );
}
