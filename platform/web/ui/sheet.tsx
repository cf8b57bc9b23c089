import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './sheet.module.css';
import { useBackCloses } from './use-back-closes.ts';

type Props = { opened: boolean; onClose: () => void; title: string; children: ReactNode };

/** A sheet that comes up from the bottom of a phone, as high as what is in it. */
export function Sheet({ opened, onClose, title, children }: Props) {
  const { t } = useTranslation();
  const { zIndex, isTop } = useBackCloses(opened, onClose);
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="bottom"
      closeOnEscape={isTop}
      zIndex={zIndex}
      classNames={classes}
      title={title}
      attributes={{ header: { role: 'none' } }}
      closeButtonProps={{ 'aria-label': t('dialog.close') }}
    >
      {children}
    </Drawer>
  );
}
