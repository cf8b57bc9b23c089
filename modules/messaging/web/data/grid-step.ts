/** The columns of the picker; its style says the same. */
export const COLUMNS = 8;

type Place = { section: number; row: number; column: number };

const rowsIn = (size: number): number => Math.ceil(size / COLUMNS);

function placeOf(sizes: readonly number[], at: number): Place {
  let before = 0;
  for (const [section, size] of sizes.entries()) {
    const inside = at - before;
    if (inside < size) return { section, row: Math.floor(inside / COLUMNS), column: inside % COLUMNS };
    before += size;
  }
  return { section: 0, row: 0, column: 0 };
}

/** The place that lies nearest, by its number; null outside of all sections. */
function numberOf(sizes: readonly number[], { section, row, column }: Place): number | null {
  const size = sizes[section];
  if (size === undefined) return null;
  const before = sizes.slice(0, section).reduce((sum, one) => sum + one, 0);
  return before + Math.min(row * COLUMNS + column, size - 1);
}

/**
 * Where an arrow key leads from one cell of a grid that is made of sections, each beginning a row of its own; null for
 * other keys and at the ends.
 */
export function gridStep(sizes: readonly number[], at: number, key: string): number | null {
  const total = sizes.reduce((sum, one) => sum + one, 0);
  const { section, row, column } = placeOf(sizes, at);
  const rows = rowsIn(sizes[section] ?? 0);
  switch (key) {
    case 'ArrowLeft':
      return at > 0 ? at - 1 : null;
    case 'ArrowRight':
      return at < total - 1 ? at + 1 : null;
    case 'ArrowUp':
      return row > 0
        ? numberOf(sizes, { section, row: row - 1, column })
        : numberOf(sizes, { section: section - 1, row: rowsIn(sizes[section - 1] ?? 0) - 1, column });
    case 'ArrowDown':
      return row < rows - 1
        ? numberOf(sizes, { section, row: row + 1, column })
        : numberOf(sizes, { section: section + 1, row: 0, column });
    case 'Home':
      return numberOf(sizes, { section, row, column: 0 });
    case 'End':
      return numberOf(sizes, { section, row, column: COLUMNS - 1 });
    case 'PageUp':
      return numberOf(sizes, { section: section - 1, row: 0, column: 0 });
    case 'PageDown':
      return numberOf(sizes, { section: section + 1, row: 0, column: 0 });
    default:
      return null;
  }
}
