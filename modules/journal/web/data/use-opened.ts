import { useState } from 'react';

/** What lies over the table: one thing at a time. */
export type Opened =
  | { readonly is: 'column'; readonly key: string }
  | { readonly is: 'assessment'; readonly id: number | null }
  | { readonly is: 'homework'; readonly id: number | null; readonly event_id: number | null }
  | { readonly is: 'homework_list' | 'missing' | 'plan' }
  | { readonly is: 'delete'; readonly of: 'lesson' | 'assessment' | 'homework'; readonly id: number };

/** A dialog keeps what it was about while it fades from the screen. */
export function useOpened() {
  const [state, setState] = useState<{ what: Opened | null; isOpen: boolean }>({ what: null, isOpen: false });
  return {
    what: state.what,
    isOpen: state.isOpen,
    open: (what: Opened): void => setState({ what, isOpen: true }),
    close: (): void => setState((known) => ({ ...known, isOpen: false })),
  };
}
