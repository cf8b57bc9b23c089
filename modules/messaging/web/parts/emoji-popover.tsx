import { Popover } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Sheet } from '#platform/web/ui/sheet.tsx';
import { useBackCloses } from '#platform/web/ui/use-back-closes.ts';
import { useLatePart } from '#platform/web/ui/use-late-part.ts';
import { useIsLow, useIsSlim } from '#platform/web/ui/use-screen.ts';
import { AnchorSpot } from './anchor-spot.tsx';

const loadPicker = () => import('./emoji-picker.tsx');

type BesideProps = { anchor: HTMLElement; onClose: () => void; children: ReactNode };

function Beside({ anchor, onClose, children }: BesideProps) {
  const { t } = useTranslation('messaging');
  useBackCloses(true, onClose, { isMenu: true });
  return (
    <Popover
      opened
      onChange={(opened) => !opened && onClose()}
      position="top"
      shadow="md"
      radius="lg"
      trapFocus
      withRoles
    >
      <Popover.Target>
        <AnchorSpot anchor={anchor} />
      </Popover.Target>
      <Popover.Dropdown p="sm" aria-label={t('composer.emoji')}>
        {children}
      </Popover.Dropdown>
    </Popover>
  );
}

type Props = { anchor: HTMLElement; onPick: (emoji: string) => void; onClose: () => void };

/** The emoji picker beside what asked for it; on a phone, however it is held, it comes up from below. */
export function EmojiPopover({ anchor, onPick, onClose }: Props) {
  const { t } = useTranslation('messaging');
  const isSlim = useIsSlim();
  const isLow = useIsLow();
  // It stays what it was opened as: a keyboard that goes away makes the window of a tablet high again.
  const [isSheet] = useState(isSlim || isLow);
  const { Part: Picker, ask } = useLatePart(loadPicker);
  useEffect(ask, [ask]);
  if (!Picker) return null;
  const close = () => {
    onClose();
    anchor.focus();
  };
  const picker = (
    <Picker
      onPick={(emoji) => {
        close();
        onPick(emoji);
      }}
    />
  );
  if (isSheet)
    return (
      <Sheet opened onClose={close} title={t('composer.emoji')}>
        {picker}
      </Sheet>
    );
  return (
    <Beside anchor={anchor} onClose={close}>
      {picker}
    </Beside>
  );
}
