/** What of a key press matters here. */
export type Press = {
  readonly key: string;
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
};

/** What a key does in the table. */
export type Act =
  | { readonly is: 'move'; readonly key: string; readonly far: boolean; readonly stretches: boolean }
  | { readonly is: 'type'; readonly text: string }
  | { readonly is: 'clear' | 'edit' | 'undo' | 'all' };

const MOVES = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown'];

/** The letter of a key, also where another script is switched on: the key of X writes Ч there, and is still meant as X. */
function letterOn({ key, code }: Press): string | null {
  if (/^[\p{L}\d.,]$/u.test(key) && /^[\x21-\x7e]$/.test(key)) return key;
  const onKey = /^(?:Key|Digit|Numpad)([A-Z\d])$/.exec(code)?.[1] ?? null;
  return key.length === 1 || key === 'Process' ? onKey : null;
}

/** Reads a key press; null for what the browser should do itself. */
export function actOf(press: Press): Act | null {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = press;
  if (altKey) return null;
  const far = ctrlKey || metaKey;
  if (MOVES.includes(key)) return { is: 'move', key, far, stretches: shiftKey };
  if (far) {
    const letter = letterOn(press)?.toUpperCase();
    if (letter === 'Z' && !shiftKey) return { is: 'undo' };
    return letter === 'A' ? { is: 'all' } : null;
  }
  // Enter goes down as in a spreadsheet. Tab goes on, and at the last cell it leaves the table.
  if (key === 'Enter') return { is: 'move', key: shiftKey ? 'ArrowUp' : 'ArrowDown', far: false, stretches: false };
  if (key === 'Delete' || key === 'Backspace') return { is: 'clear' };
  if (key === 'F2') return { is: 'edit' };
  const text = letterOn(press);
  return text === null ? null : { is: 'type', text };
}
