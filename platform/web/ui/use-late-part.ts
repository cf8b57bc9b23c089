import { type ComponentType, useCallback, useState } from 'react';
import { errorBus } from '../errors/error-bus.ts';

/**
 * A part that is fetched when it is first asked for, such as the list of a menu. When it cannot be
 * fetched, the person hears of it and the page stays as it is, with everything that was typed.
 */
export function useLatePart<P>(load: () => Promise<{ default: ComponentType<P> }>): {
  Part: ComponentType<P> | null;
  ask: () => void;
} {
  const [part, setPart] = useState<{ Part: ComponentType<P> } | null>(null);
  const ask = useCallback(() => {
    load().then(
      (loaded) => setPart({ Part: loaded.default }),
      () => errorBus.emit({ kind: 'chunk_failed' }),
    );
  }, [load]);
  return { Part: part?.Part ?? null, ask };
}
