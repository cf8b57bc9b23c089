import { Activity, useInsertionEffect } from 'react';
import { ANYWHERE } from '../data/addresses.ts';
import { notePrepared, usePrepared } from '../data/prepared.ts';
import { ConversationPane, type PaneProps } from './conversation-pane.tsx';

type Props = Omit<PaneProps, 'groupId'> & { groupId: number | null };

/**
 * The conversation that is open, and unseen behind it the one on which the mouse is down. That one has everything but its
 * effects: it asks for nothing, hears no keys and takes no focus before it is seen.
 */
export function ConversationPanes({ groupId, place, ...shared }: Props) {
  const prepared = usePrepared();
  const ids = [groupId, prepared === groupId ? null : prepared].filter((id) => id !== null);
  return ids.map((id) => (
    <Activity key={id} mode={id === groupId ? 'visible' : 'hidden'}>
      <ConversationPane groupId={id} place={id === groupId ? place : ANYWHERE} {...shared} />
      <Prepared groupId={id} />
    </Activity>
  ));
}

/** Tells when what stands before it is in the page; of effects, what is not seen has this kind only. */
function Prepared({ groupId }: { groupId: number }) {
  useInsertionEffect(() => notePrepared(groupId), [groupId]);
  return null;
}
