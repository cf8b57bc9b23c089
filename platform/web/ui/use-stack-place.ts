import { getDefaultZIndex } from '@mantine/core';
import { useState } from 'react';
import { openLayers } from './layers.ts';

/**
 * The z-index of a dialog: above those that were open when it opened. Without it the order would be that in which the
 * parts of the page came, and a question from the shell could lie under the dialog that caused it.
 */
export function useStackPlace(opened: boolean): number {
  const [place, setPlace] = useState(0);
  const [wasOpened, setWasOpened] = useState(false);
  if (opened !== wasOpened) {
    setWasOpened(opened);
    if (opened) setPlace(openLayers());
  }
  return Number(getDefaultZIndex('modal')) + place;
}
