import type { Entry } from '../../contract/shapes.ts';
import { AnchoredMenu } from './anchored-menu.tsx';
import { ConversationActions } from './conversation-actions.tsx';

type Props = { entry: Entry; anchor: HTMLElement; onClose: () => void };

/** What can be done with a conversation in the list. There is one menu for all of them, which comes to the one that asked. */
export function ConversationMenu({ entry, anchor, onClose }: Props) {
  return (
    <AnchoredMenu anchor={anchor} position="bottom-end" onClose={onClose}>
      <ConversationActions entry={entry} />
    </AnchoredMenu>
  );
}
