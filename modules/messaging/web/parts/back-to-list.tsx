import { ActionIcon } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { MAIN } from '../data/addresses.ts';
import { useListFilter } from '../data/use-list-filter.ts';

/** The way back to the list where a conversation covers it. */
export function BackToList() {
  const { t } = useTranslation('messaging');
  const { kept } = useListFilter();
  const { hash } = useLocation();
  return (
    <ActionIcon
      component={Link}
      to={{ pathname: MAIN, search: kept, hash }}
      variant="subtle"
      color="gray"
      size={40}
      radius="xl"
      aria-label={t('list.back')}
    >
      <IconArrowLeft size={20} stroke={1.75} aria-hidden="true" />
    </ActionIcon>
  );
}
