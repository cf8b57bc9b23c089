import type { TablerIcon } from '@tabler/icons-react';
import { type ComponentType, createContext, useContext } from 'react';
import type { RouteObject } from 'react-router';
import type { CounterName } from '#platform/contract/today.ts';
import type { Me } from './data/me.ts';
import type { HeardMessage } from './frame/host-line.ts';
import type { WordFiles } from './i18n/word-files.ts';
import type { Reaction } from './realtime/reaction.ts';

/** The key of a word with its namespace, such as `people:menu.school`; the words test holds that it exists. */
export type WordKey = `${string}:${string}`;

/** An entry of the left menu. It shows when the person may use it, so that no entry leads nowhere. */
export type MenuEntry = {
  id: string;
  path: string;
  icon: TablerIcon;
  label: WordKey;
  /** Whether this person, in the current role, may use it: read from the context answer, never computed anew. */
  may: (me: Me) => boolean;
  /** True where another entry lies below its address: it is lit for its own page only. */
  exact?: boolean;
  /** The package feature that it needs; without it the entry stays away. */
  feature?: string;
  /** The counters that its pill adds up. */
  counters?: readonly CounterName[];
};

/** Something that the command search offers beside the pages of the menu. */
type CommandAction = {
  id: string;
  icon: TablerIcon;
  label: WordKey;
  path: string;
  may: (me: Me) => boolean;
};

/** A number that the shell shows; `cookie` names one that knows it newer than the server. */
export type CounterSource = { load: () => Promise<number>; cookie?: string };

/** A panel that a module shows on Today, under the lines that wait. */
type TodayPanel = { id: string; may: (me: Me) => boolean; Component: ComponentType };

/** A part of one's own profile, under `/profile/…`; the first one, without a path, is the profile itself. */
type ProfilePart = {
  path?: string;
  label: WordKey;
  lazy: NonNullable<RouteObject['lazy']>;
  /** The path of the part that it belongs to: reached by a link and not by a tab of its own, it lights the tab of that one. */
  below?: string;
};

/** A panel that a module shows on the account page of the profile, beside what the person tells there. */
type ProfilePanel = { id: string; Component: ComponentType };

/** What a module has for people who are not signed in, in its `web/open.ts`: strangers load it before anything else. */
export type OpenModule = {
  /** Also the namespace of its words. */
  name: string;
  /** Only the sections that its open pages say: `import.meta.glob('./words/*.json', { query: '?only=…' })`. */
  words: WordFiles;
  /** Pages without the shell, with their whole path, each lazy (`lazyScreen`). */
  routes?: RouteObject[];
};

/** Everything else that a module brings to the browser, in its `web/module.tsx`; it comes with the shell. */
export type WebModule = {
  /** Also the namespace of its words. */
  name: string;
  words: WordFiles;
  /** Pages inside the shell, each lazy (`lazyScreen`). */
  routes?: RouteObject[];
  menu?: readonly MenuEntry[];
  actions?: readonly CommandAction[];
  today?: readonly TodayPanel[];
  profile?: readonly ProfilePart[];
  profilePanels?: readonly ProfilePanel[];
  /** A tool in the header, such as the bell. */
  HeaderTool?: ComponentType;
  /** What stands below the field for a code that was sent, such as where the demonstration keeps letters. */
  SentHint?: ComponentType;
  /** What floats above every page of the shell, such as the session warning. */
  Overlay?: ComponentType;
  counters?: Partial<Record<CounterName, CounterSource>>;
  /** What happens on screen when facts arrive. */
  reactions?: () => Promise<readonly Reaction[]>;
  /** Where those go who ask for one of its pages, which lie beside it, and cannot be told who they are (S3 section 1). */
  errorPage?: string;
  /** Is told when nobody is signed in who asks for an address, before they are led to the sign-in page. */
  onNobody?: (pathname: string) => void;
  /** Addresses that other sites may show in a frame, as `contract/framed.ts` has them. */
  framed?: readonly string[];
  /** What it does when the page around its frame sends messages of its own (`fromHost`). */
  frameMessages?: readonly HeardMessage[];
};

/** Filled by the shell with the list of modules. */
export const ModulesContext = createContext<readonly WebModule[]>([]);

/** The modules that this build is made of. */
export const useModules = (): readonly WebModule[] => useContext(ModulesContext);

/** The menu entries that this person may use, in the order of the modules. */
export const menuFor = (modules: readonly WebModule[], me: Me): MenuEntry[] =>
  modules
    .flatMap(({ menu }) => menu ?? [])
    .filter(({ may, feature }) => may(me) && (!feature || (me.school?.features.includes(feature) ?? false)));
