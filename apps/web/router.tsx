import type { ComponentType } from 'react';
import {
  createBrowserRouter,
  createHashRouter,
  type DataRouter,
  matchRoutes,
  type RouteObject,
  type RouterState,
} from 'react-router';
import { pageAddress, pathOf } from '#platform/web/frame/page-address.ts';
import { startLayers } from '#platform/web/ui/layers.ts';
import { StartRouteFailure } from './layout/route-failure.tsx';
import { openModules } from './open-modules.ts';

const OUTERMOST = 'outermost';

const openRoutes = openModules.flatMap(({ routes }) => routes ?? []);

const isOpen = (path: string): boolean => matchRoutes(openRoutes, path) !== null;

/** The shell and everything behind it. */
const loadInside = () => import('./inside.tsx');

/** Begins to load what is behind the sign-in page, where the address asks for it; how that ends the router will tell. */
export function startInside(): void {
  if (!isOpen(pathOf(pageAddress()))) loadInside().catch(() => undefined);
}

const routesIn = (Guard: ComponentType | undefined): RouteObject[] => [
  // What stands there until the first page is known is drawn around the router.
  {
    id: OUTERMOST,
    Component: Guard,
    ErrorBoundary: StartRouteFailure,
    HydrateFallback: () => null,
    children: openRoutes,
  },
];

/**
 * The router; it begins to load the first page at once, so the words have to be started before. It knows the pages of
 * strangers, and gets to know the others when somebody first asks for one that is not among them.
 * Addresses are paths, or stand behind `#` where a host asks for it (S1 section 2). A guard stands around every page.
 */
export function startRouter(Guard?: ComponentType) {
  const createRouter = window.kriitHashRouting === true ? createHashRouter : createBrowserRouter;
  let isInside = false;
  const router = startLayers(() =>
    createRouter(routesIn(Guard), {
      patchRoutesOnNavigation: async ({ path, patch }) => {
        if (isInside || isOpen(path)) return;
        const { insideRoutes } = await loadInside();
        patch(OUTERMOST, insideRoutes);
        isInside = true;
      },
    }),
  );
  tellArrivalsOnly(router);
  return router;
}

/** Nothing that is drawn differs in these two states of the router. */
const looksSame = (one: RouterState, other: RouterState): boolean =>
  Object.entries(one).every(([name, value]) => name === 'navigation' || value === other[name as keyof RouterState]);

/**
 * Being on the way to a page draws nothing: those who draw hear of the router when it has arrived. It says that it is on
 * its way to each address with an id in it, since routes may be found out there, and every page would be drawn twice.
 */
function tellArrivalsOnly(router: DataRouter): void {
  const { subscribe } = router;
  router.subscribe = (listener) => {
    let told = router.state;
    return subscribe((state, how) => {
      if (state !== told && looksSame(told, state)) return;
      told = state;
      listener(state, how);
    });
  };
}
