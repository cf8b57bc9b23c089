import { Button } from '@mantine/core';
import { IconPencilPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { NEW_CONVERSATION } from '../data/addresses.ts';

/** The one button of a face: the way to a new conversation. */
export function BeginLink() {
  const { t } = useTranslation('messaging');
  return (
    <Button
      component={Link}
      to={NEW_CONVERSATION}
      variant="default"
      leftSection={<IconPencilPlus size={18} stroke={1.75} aria-hidden="true" />}
    >
      {t('list.new')}
    </Button>
  );
}
