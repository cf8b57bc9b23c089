import type { MouseEvent } from 'react';

/** True for a press that leads there in this page, and not in another tab. */
export const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
