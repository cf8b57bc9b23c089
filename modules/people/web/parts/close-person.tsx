import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import classes from './person-head.module.css';

/** The way back from a person to the list beside them; on a phone it stands above them instead. */
export function ClosePerson({ to }: { to: string }) {
  const { t } = useTranslation();
  return (
    <ActionIcon
      className={classes.close}
      component={Link}
      to={to}
      preventScrollReset
      variant="subtle"
      color="gray"
      size={32}
      aria-label={t('dialog.close')}
    >
      <IconX size={18} aria-hidden="true" />
    </ActionIcon>
  );
}
