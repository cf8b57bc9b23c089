import { Modal } from '@mantine/core';
import { type MouseEvent, type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { DIALOG_WIDTHS } from '../limits.ts';
import { DialogLeaving } from './dialog-leaving.ts';
import { useBackCloses } from './use-back-closes.ts';
import { useFocusBack } from './use-focus-back.ts';
import { useIsSlim } from './use-screen.ts';

type DialogWidth = keyof typeof DIALOG_WIDTHS;

type Props = {
  opened: boolean;
  onClose: () => void;
  /** When it is gone from the screen: the moment to forget what it held. */
  onClosed?: () => void;
  title: string;
  width?: DialogWidth;
  /** Short questions stay in the middle of a phone; everything else fills it. */
  fillsPhone?: boolean;
  /** False for dialogs that ask for a decision: a click beside them decides nothing. */
  closable?: boolean;
  /** False where a button of its own says all there is to say; Escape and a click beside it close it all the same. */
  crossed?: boolean;
  /** Hides what is behind, for a screen that somebody else may be looking at now. */
  blurred?: boolean;
  children: ReactNode;
};

const keepFocus = (event: MouseEvent) => event.preventDefault();

/** A dialog of one of three widths, full screen on phones. Keeps the focus inside and gives it back. */
export function Dialog({
  opened,
  onClose,
  onClosed,
  title,
  width = 'medium',
  fillsPhone = true,
  closable = true,
  crossed = closable,
  blurred = false,
  children,
}: Props) {
  const { t } = useTranslation();
  const leaving = useRef<(() => void) | null>(null);
  const leave = () => (leaving.current ?? onClose)();
  const { zIndex, isTop } = useBackCloses(opened, leave);
  const root = useRef<HTMLDivElement>(null);
  const giveFocusBack = useFocusBack(opened, root);
  const isSlim = useIsSlim();
  return (
    <Modal
      ref={root}
      opened={opened}
      onClose={leave}
      onExitTransitionEnd={() => {
        onClosed?.();
        giveFocusBack();
      }}
      title={title}
      size={DIALOG_WIDTHS[width]}
      fullScreen={isSlim && fillsPhone}
      radius={isSlim && fillsPhone ? 0 : undefined}
      // A click beside it leaves the focus where it is: it may be asked whether to stay there.
      overlayProps={{ ...(blurred && { backgroundOpacity: 0.42, blur: 8 }), onMouseDown: keepFocus }}
      withCloseButton={crossed}
      closeOnClickOutside={closable}
      closeOnEscape={closable && isTop}
      zIndex={zIndex}
      attributes={{ header: { role: 'none' } }}
      closeButtonProps={{ 'aria-label': t('dialog.close') }}
    >
      <DialogLeaving value={leaving}>{children}</DialogLeaving>
    </Modal>
  );
}

type ActionsProps = {
  /** True below a long list: the buttons stay in sight while it is scrolled. */
  stays?: boolean;
  children: ReactNode;
};

/** The buttons of a dialog, at its end; the safe choice first. */
export const DialogActions = ({ stays = false, children }: ActionsProps) => (
  <div className="kriit-dialog-actions" data-stays={stays || undefined}>
    {children}
  </div>
);
