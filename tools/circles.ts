/** Every way that leads back to where it began, with advice; `edges` says what each thing leans on. */
export function* circlesIn(edges: ReadonlyMap<string, readonly string[]>): Generator<string> {
  const seen = new Set<string>();
  const walk = function* (node: string, trail: readonly string[]): Generator<string> {
    const circle = [...trail.slice(trail.indexOf(node)), node].join(' -> ');
    if (trail.includes(node)) yield `${circle}: break the circle; what both need is a third thing`;
    if (seen.has(node)) return;
    seen.add(node);
    for (const next of edges.get(node) ?? []) yield* walk(next, [...trail, node]);
  };
  for (const node of edges.keys()) yield* walk(node, []);
}
