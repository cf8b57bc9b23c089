import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { pageAddress } from './page-address.ts';

/** Opens the page in a tab of its own, where the person signs in with us: for what a host may not do in their name. */
export function OwnTabButton({ onOpen }: { onOpen?: () => void }) {
  const { t } = useTranslation();
  return (
    <Button component="a" href={pageAddress()} target="_blank" rel="noopener" onClick={onOpen}>
      {t('error.own_tab')}
    </Button>
  );
}
