import { Menu, type MenuProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { useBackCloses } from '#platform/web/ui/use-back-closes.ts';
import { AnchorSpot } from './anchor-spot.tsx';

type Props = { anchor: HTMLElement; position: MenuProps['position']; onClose: () => void; children: ReactNode };

/** An open menu that belongs to many things and comes to the button of the one that asked, which has the focus afterwards. */
export function AnchoredMenu({ anchor, position, onClose, children }: Props) {
  const close = () => {
    onClose();
    // What was chosen may have taken the focus along, such as an answer into the field.
    if (document.activeElement?.closest('[role="menu"]')) anchor.focus();
  };
  useBackCloses(true, close, { isMenu: true });
  return (
    <Menu opened onChange={(opened) => !opened && close()} position={position} width="max-content" loop={false}>
      <Menu.Target>
        <AnchorSpot anchor={anchor} />
      </Menu.Target>
      <Menu.Dropdown onClickCapture={() => anchor.focus()}>{children}</Menu.Dropdown>
    </Menu>
  );
}
