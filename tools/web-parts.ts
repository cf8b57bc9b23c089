import { basename, join } from 'node:path';

/** What the bundler tells of a file that it would write. */
type DrawnFile = {
  readonly fileName: string;
  readonly facadeModuleId: string | null;
  readonly isEntry: boolean;
  readonly isDynamicEntry: boolean;
  readonly code: string;
  readonly moduleIds: readonly string[];
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
};

type Part = { readonly name: string; readonly test: (id: string) => boolean };

/** A piece that fewer screens share, and that is not small either, is not worth being loaded by all the others. */
const SCREENS_THAT_SHARE = 3;
const SMALL = 3_000;

/** What a module says in a language: everybody inside loads those of all modules. */
const WORDS = /\/words\/([a-z]+)\.json(\?|$)/;

/** What everybody inside loads once the page stands: what modules do upon news, and what they put beside the page. */
export const BESIDE =
  /\/(@mantine\/notifications\/.*|data\/reactions\.ts|parts\/(account-overlay|bell|queued-lessons|unread-badge)\.tsx|ui\/toast-outlet\.tsx)$/;

/** Doors of the shell: what is behind them no stranger loads. */
const DOORS = ['inside.tsx', join('frame', 'start-frame.ts')];

/** What the sign-in page loads without being asked; the rest of it comes when somebody presses something. */
const ON_SIGN_IN = ['board-greeting.tsx', 'demo-board.tsx', 'passkey-autofill.tsx'];

/**
 * Which pieces of the app go into a file together, told from how the bundler would split it by itself: it makes a file
 * for every piece that some screens share, and a page behind the sign-in would ask for a hundred. What the sign-in page
 * needs becomes one file, what other pages of strangers share a second, what the shell needs and many screens share a
 * third, what stands beside every page a fourth, and what the modules say in a language two.
 */
export function partsOf(files: readonly DrawnFile[], web: string): Part[] {
  const named = new Map(files.map((file) => [file.fileName, file]));
  const found = (names: readonly string[]): DrawnFile[] => names.flatMap((name) => named.get(name) ?? []);
  const doors = new Set(DOORS.map((door) => join(web, door)));
  const isDoor = ({ facadeModuleId }: DrawnFile): boolean => facadeModuleId !== null && doors.has(facadeModuleId);
  // By what is in it: a piece that other pages import as well has no name of its own.
  const isOnSignIn = ({ moduleIds }: DrawnFile): boolean => moduleIds.some((id) => ON_SIGN_IN.includes(basename(id)));
  const reach = (from: readonly DrawnFile[], next: (file: DrawnFile) => readonly DrawnFile[]): Set<DrawnFile> => {
    const reached = new Set(from);
    for (const file of reached) for (const one of next(file)) reached.add(one);
    return reached;
  };
  const atOnce = ({ imports }: DrawnFile): DrawnFile[] => found(imports);
  const later = ({ imports, dynamicImports }: DrawnFile): DrawnFile[] =>
    found([...imports, ...dynamicImports]).filter((file) => !isDoor(file));

  const start = files.filter(({ isEntry }) => isEntry);
  const signIn = reach([...start, ...files.filter(isOnSignIn)], atOnce);
  const open = reach(start, later);
  const inside = reach(files.filter(isDoor), atOnce);
  const screens = files.filter(({ isDynamicEntry }) => isDynamicEntry).map((file) => reach([file], atOnce));
  const isBeside = ({ facadeModuleId }: DrawnFile): boolean => BESIDE.test(facadeModuleId ?? '');
  const beside = reach(files.filter(isBeside), atOnce);
  // A piece that a screen needs as well stays out of it: two files that import each other cannot begin.
  const elsewhere = reach(
    files.filter((file) => (file.isEntry || file.isDynamicEntry) && !isBeside(file)),
    atOnce,
  );
  const isShared = (file: DrawnFile): boolean =>
    file.code.length < SMALL || screens.filter((screen) => screen.has(file)).length >= SCREENS_THAT_SHARE;

  const partOf = (file: DrawnFile): string | null => {
    const language = WORDS.exec(file.facadeModuleId ?? '')?.[1];
    if (language !== undefined) return `${open.has(file) ? 'open' : 'inside'}-${language}`;
    if (beside.has(file) && !elsewhere.has(file) && !open.has(file)) return 'beside';
    if (signIn.has(file)) return file.isDynamicEntry ? null : 'start';
    if (inside.has(file) && !open.has(file)) return 'inside';
    if (file.isDynamicEntry || !(isShared(file) || beside.has(file))) return null;
    return open.has(file) ? 'common' : 'inside';
  };
  const parts = Map.groupBy(files, partOf);
  return [...parts].flatMap(([name, joined]) => {
    if (name === null) return [];
    const pieces = new Set(joined.flatMap(({ moduleIds }) => [...moduleIds]));
    return [{ name, test: (id: string) => pieces.has(id) }];
  });
}
