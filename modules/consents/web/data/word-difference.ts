/** A stretch of text that stayed, was taken out or came in. */
export type Stretch = { readonly kind: 'same' | 'out' | 'in'; readonly text: string };

/** Longer texts are shown whole, before and after: comparing them word by word would hold up the page. */
const MOST_PAIRS = 4_000_000;

/** Words, and the spaces between them; scripts without spaces are compared letter by letter. */
const partsOf = (text: string): string[] =>
  text.match(
    /\s+|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+/gu,
  ) ?? [];

/** How many parts two texts have in common from each place on; the usual table of the longest common subsequence. */
function commonFrom(before: readonly string[], after: readonly string[]): Uint32Array {
  const width = after.length + 1;
  const table = new Uint32Array((before.length + 1) * width);
  const at = (one: number, other: number): number => table[one * width + other] ?? 0;
  for (let one = before.length - 1; one >= 0; one -= 1)
    for (let other = after.length - 1; other >= 0; other -= 1)
      table[one * width + other] =
        before[one] === after[other] ? at(one + 1, other + 1) + 1 : Math.max(at(one + 1, other), at(one, other + 1));
  return table;
}

function compare(before: readonly string[], after: readonly string[]): Stretch[] {
  if (before.length * after.length > MOST_PAIRS)
    return [
      { kind: 'out', text: before.join('') },
      { kind: 'in', text: after.join('') },
    ];
  const table = commonFrom(before, after);
  const width = after.length + 1;
  const found: Stretch[] = [];
  let one = 0;
  let other = 0;
  while (one < before.length || other < after.length) {
    const [old = '', fresh = ''] = [before[one], after[other]];
    if (one < before.length && other < after.length && old === fresh) {
      found.push({ kind: 'same', text: old });
      one += 1;
      other += 1;
    } else if (
      other >= after.length ||
      (one < before.length && (table[(one + 1) * width + other] ?? 0) >= (table[one * width + other + 1] ?? 0))
    ) {
      found.push({ kind: 'out', text: old });
      one += 1;
    } else {
      found.push({ kind: 'in', text: fresh });
      other += 1;
    }
  }
  return found;
}

/** Neighbours of one kind become one stretch. */
function joined(stretches: readonly Stretch[]): Stretch[] {
  const found: { kind: Stretch['kind']; text: string }[] = [];
  for (const { kind, text } of stretches) {
    const last = found.at(-1);
    if (last?.kind === kind) last.text += text;
    else if (text !== '') found.push({ kind, text });
  }
  return found;
}

/** What became of a text, word by word. */
export function wordDifference(before: string, after: string): Stretch[] {
  const [old, fresh] = [partsOf(before), partsOf(after)];
  let head = 0;
  while (head < old.length && head < fresh.length && old[head] === fresh[head]) head += 1;
  let tail = 0;
  while (
    tail < old.length - head &&
    tail < fresh.length - head &&
    old[old.length - 1 - tail] === fresh[fresh.length - 1 - tail]
  )
    tail += 1;
  return joined([
    { kind: 'same', text: old.slice(0, head).join('') },
    ...compare(old.slice(head, old.length - tail), fresh.slice(head, fresh.length - tail)),
    { kind: 'same', text: old.slice(old.length - tail).join('') },
  ]);
}
