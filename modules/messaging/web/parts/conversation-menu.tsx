import { Menu } from '@mantine/core';
import type { Entry } from '../../contract/shapes.ts';
import { AnchorSpot } from './anchor-spot.tsx';
import { ConversationActions } from './conversation-actions.tsx';

type Props = { entry: Entry; anchor: HTMLElement; onClose: () => void };

/** What can be done with a conversation in the list. There is one menu for all of them, which comes to the one that asked. */
export function ConversationMenu({ entry, anchor, onClose }: Props) {
  const close = () => {
    onClose();
    if (document.activeElement?.closest('[role="menu"]')) anchor.focus();
  };
  return (
    <Menu opened onChange={(opened) => !opened && close()} position="bottom-end" width="max-content" loop={false}>
      <Menu.Target>
        <AnchorSpot anchor={anchor} />
      </Menu.Target>
      <Menu.Dropdown onClickCapture={() => anchor.focus()}>
        <ConversationActions entry={entry} />
      </Menu.Dropdown>
    </Menu>
  );
}
