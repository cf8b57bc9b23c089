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

/** What a module says in a language, and what it does when something happens: everybody inside loads those of all modules. */
const WORDS = /\/words\/([a-z]+)\.json(\?|$)/;
const REACTIONS = /\/data\/reactions\.ts$/;

/** Doors of the shell: what is behind them no stranger loads. */
const DOORS = ['inside.tsx', join('frame', 'start-frame.ts')];

/** What the sign-in page loads without being asked; the rest of it comes when somebody presses something. */
const ON_SIGN_IN = ['board-greeting.tsx', 'demo-board.tsx', 'passkey-autofill.tsx'];

/**
 * Which pieces of the app go into a file together, told from how the bundler would split it by itself: it makes a file
 * for every piece that some screens share, and a page behind the sign-in would ask for a hundred. What the shell needs
 * becomes one file, what many screens share another, what strangers may come to need a third, and what the modules say in
 * a language two. What the sign-in page loads stays as it is, or it would get the rest with it; only the small pieces that
 * it shares with other pages become one.
 */
export function partsOf(files: readonly DrawnFile[], web: string): Part[] {
  const named = new Map(files.map((file) => [file.fileName, file]));
  const found = (names: readonly string[]): DrawnFile[] => names.flatMap((name) => named.get(name) ?? []);
  const doors = new Set(DOORS.map((door) => join(web, door)));
  const isDoor = ({ facadeModuleId }: DrawnFile): boolean => facadeModuleId !== null && doors.has(facadeModuleId);
  const isOnSignIn = ({ facadeModuleId }: DrawnFile): boolean => ON_SIGN_IN.includes(basename(facadeModuleId ?? ''));
  const reach = (from: readonly DrawnFile[], next: (file: DrawnFile) => readonly DrawnFile[]): Set<DrawnFile> => {
    const reached = new Set(from);
    for (const file of reached) for (const one of next(file)) reached.add(one);
    return reached;
  };
  const atOnce = ({ imports }: DrawnFile): DrawnFile[] => found(imports);
  const later = ({ imports, dynamicImports }: DrawnFile): DrawnFile[] =>
    found([...imports, ...dynamicImports]).filter((file) => !isDoor(file));

  const start = files.filter(({ isEntry }) => isEntry);
  const atStart = reach(start, atOnce);
  const signIn = reach([...start, ...files.filter(isOnSignIn)], atOnce);
  const open = reach(start, later);
  const inside = reach(files.filter(isDoor), atOnce);
  const screens = files.filter(({ isDynamicEntry }) => isDynamicEntry).map((file) => reach([file], atOnce));
  const isShared = (file: DrawnFile): boolean =>
    file.code.length < SMALL || screens.filter((screen) => screen.has(file)).length >= SCREENS_THAT_SHARE;

  const partOf = (file: DrawnFile): string | null => {
    const language = WORDS.exec(file.facadeModuleId ?? '')?.[1];
    if (language !== undefined) return `${open.has(file) ? 'open' : 'inside'}-${language}`;
    if (REACTIONS.test(file.facadeModuleId ?? '')) return 'reactions';
    if (signIn.has(file)) return atStart.has(file) || file.isDynamicEntry ? null : 'greeting';
    if (inside.has(file) && !open.has(file)) return 'inside';
    if (file.isDynamicEntry || !isShared(file)) return null;
    return open.has(file) ? 'common' : 'shared';
  };
  const parts = Map.groupBy(files, partOf);
  return [...parts].flatMap(([name, joined]) => {
    if (name === null) return [];
    const pieces = new Set(joined.flatMap(({ moduleIds }) => [...moduleIds]));
    return [{ name, test: (id: string) => pieces.has(id) }];
  });
}
