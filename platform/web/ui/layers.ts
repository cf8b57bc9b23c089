import type { createBrowserRouter } from 'react-router';
import { isDocumentLeft } from '../data/leave-document.ts';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe' | 'createHref' | 'navigate'>;

/** What the router keeps with an entry of the history, and our mark on one that stands for a layer. */
type Entry = { idx?: number; key?: string; kriit_layer?: true } | null;

const entry = (): Entry => history.state;
const place = (): number => entry()?.idx ?? 0;

/** A dialog, a sheet or a menu; it keeps its place when it is gone, because it fades where it stood. */
export type Layer = { readonly close: () => void; readonly isMenu: boolean; place: number };

/** The open dialogs, sheets and menus, the topmost last. */
const layers: Layer[] = [];
const watchers = new Set<() => void>();
let top: Layer | undefined;

/** Told a task later: the key that closed the topmost layer is still on its way to the one below. */
const tellWatchers = (): void =>
  void setTimeout(() => {
    top = layers.at(-1);
    // Toasts and quiet notices make way for what lies on top of the page; a menu is gone too soon for that.
    document.documentElement.toggleAttribute(
      'data-layered',
      layers.some(({ isMenu }) => !isMenu),
    );
    for (const watcher of watchers) watcher();
  });
/** The entries on top of the page's own, one for each layer: `base` is the page's, `depth` counts them. */
let base = 0;
let depth = 0;
/** The page that the entries belong to: one that was replaced by another page is an ordinary entry. */
let page = '';
let isFolding = false;
/** Those who want to go on while the entries of closed layers are still being taken away. */
const afterFolding: (() => void)[] = [];
/** Somebody goes from a layer to another page, which is to take the place of the layer's entry. */
let isLeaving = false;
let last = 0;

/** An entry whose address is older than what the page shows gets the address of the page. */
function showAddress({ state, createHref }: Router): void {
  const { key, state: usr } = state.location;
  history.replaceState({ ...entry(), usr, key }, '', createHref(state.location));
}

/**
 * Between two pages, while the router asks whether a page may be left, and once the document is left, the history
 * is not ours to touch.
 */
const isResting = ({ state }: Router): boolean =>
  !isDocumentLeft() &&
  state.navigation.state === 'idle' &&
  (entry()?.key ?? 'default') === state.location.key &&
  [...state.blockers.values()].every((blocker) => blocker.state === 'unblocked');

/** Brings the entries in line with the layers: a new layer adds one, a closed one takes its own away. */
function settle(router: Router): void {
  if (isFolding || !isResting(router)) return;
  const { pathname } = router.state.location;
  last = place();
  const isTaken = isLeaving && !entry()?.kriit_layer;
  isLeaving = false;
  if (last !== base + depth || pathname !== page || isTaken) {
    base = last;
    depth = 0;
    page = pathname;
  }
  for (; depth < layers.length; depth += 1) {
    history.pushState({ ...entry(), idx: base + depth + 1, kriit_layer: true }, '');
  }
  last = base + depth;
  if (depth === layers.length) return;
  isFolding = true;
  history.go(layers.length - depth);
}

/** Back and Forward: true when they moved between layers only, so that the router need not hear of it. */
function moved(router: Router): boolean {
  const cameFrom = last;
  last = place();
  const isOnPage = depth > 0 && last >= base && last < base + depth;
  if (isFolding || isOnPage) {
    const left = isFolding ? 0 : base + depth - last;
    isFolding = false;
    depth = last - base;
    showAddress(router);
    for (const goOn of afterFolding.splice(0)) goOn();
    for (const { close } of layers.splice(layers.length - left).toReversed()) close();
    tellWatchers();
    return true;
  }
  if (!entry()?.kriit_layer) return false;
  // Of a layer that is gone nothing is there to be shown: on to what comes next, and back where nothing does.
  const isLast = last > cameFrom && window.navigation?.canGoForward === false;
  isFolding = isLast && location.pathname === page;
  const onwards = last < cameFrom || isLast ? -1 : 1;
  history.go(isFolding ? cameFrom - last : onwards);
  return true;
}

/** Lets a page that is opened from a layer take the place of its entry, so that nothing is left of the layer behind it. */
function takeEntries(router: Router): void {
  const navigate = router.navigate as (to: unknown, options?: { replace?: boolean }) => Promise<void>;
  router.navigate = async (to: unknown, options?: { replace?: boolean }) => {
    if (isFolding) await new Promise<void>((goOn) => afterFolding.push(goOn));
    isLeaving = depth > 0 && typeof to !== 'number' && !options?.replace;
    return navigate(to, isLeaving ? { ...options, replace: true } : options);
  };
}

let update = (): void => undefined;

/**
 * Lets Back close what lies on top of the page. While a dialog, a sheet or a menu is open, the history has an
 * entry for it; closing it in another way takes the entry away again, so that Back leads where it did.
 */
export function startLayers<R extends Router>(createRouter: () => R): R {
  let router: R | null = null;
  // The window asks its listeners in the order in which they came, so this one has to be there before the router's.
  addEventListener('popstate', (event) => {
    if (router && moved(router)) event.stopImmediatePropagation();
    update();
  });
  const created = createRouter();
  router = created;
  takeEntries(created);
  last = place();
  // A page that was loaded anew under an open dialog stands on the dialog's entry.
  depth = entry()?.kriit_layer ? 1 : 0;
  base = last - depth;
  page = created.state.location.pathname;
  // The router may only just be on its way to another page; a task later this can be seen.
  update = () => void setTimeout(settle, 0, created);
  created.subscribe(update);
  update();
  return created;
}

/** Puts a layer on top, or back to where it was below what it has opened meanwhile; gives back the way to take it off. */
export function addLayer(layer: Layer, place = layers.length): () => void {
  layers.splice(place, 0, layer);
  for (const [at, one] of layers.entries()) if (at >= place) one.place = at;
  update();
  tellWatchers();
  return () => {
    const at = layers.indexOf(layer);
    if (at >= 0) layers.splice(at, 1);
    update();
    tellWatchers();
  };
}

/**
 * Goes on once the history has no entry of a closed layer any more. A frame shares its history with the page around it:
 * what that page adds before would be taken away in place of the layer's.
 */
export const whenFolded = (goOn: () => void): void =>
  void setTimeout(() => {
    if (isFolding) afterFolding.push(goOn);
    else goOn();
  });

/** Calls back whenever a layer came or went. */
export function watchLayers(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** True while nothing lies on top of a layer. */
export const isTopLayer = (layer: Layer): boolean => layer === top;
