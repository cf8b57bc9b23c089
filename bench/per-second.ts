/** How often some do their work one after the other, each in its own line, within some seconds. */
export async function perSecond(
  lines: number,
  seconds: number,
  work: (turn: number, line: number) => Promise<unknown>,
): Promise<number> {
  const start = performance.now();
  const end = start + seconds * 1_000;
  let turns = 0;
  const goOn = async (line: number): Promise<void> => {
    while (performance.now() < end) {
      const turn = turns;
      turns += 1;
      await work(turn, line);
    }
  };
  await Promise.all(Array.from({ length: lines }, (_, line) => goOn(line)));
  return (turns * 1_000) / (performance.now() - start);
}
