import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';

/** A password field whose "show" button is named and reachable by keyboard. */
export function PasswordField({ ref, ...props }: PasswordInputProps & { ref?: Ref<HTMLInputElement> }) {
  const { t } = useTranslation('account');
  const [shown, { toggle }] = useDisclosure(false);
  return (
    <PasswordInput
      ref={ref}
      size="md"
      mt="md"
      visible={shown}
      onVisibilityChange={toggle}
      visibilityToggleButtonProps={{
        tabIndex: 0,
        'aria-hidden': false,
        'aria-label': shown ? t('sign_in.hide_password') : t('sign_in.show_password'),
      }}
      {...props}
    />
  );
}
