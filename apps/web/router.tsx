import type { ComponentType } from 'react';
import { createBrowserRouter, createHashRouter, type RouteObject } from 'react-router';
import { lazyScreen } from '#platform/web/lazy-screen.ts';
import { AfterDelay } from '#platform/web/ui/after-delay.tsx';
import { startLayers } from '#platform/web/ui/layers.ts';
import { RouteFailure, StartRouteFailure } from './layout/route-failure.tsx';
import { StartWaiting } from './layout/start-waiting.tsx';
import { modules } from './modules.ts';

const shellScreen = (load: Parameters<typeof lazyScreen>[1]) => lazyScreen('shell', load);

const routesIn = (Guard: ComponentType | undefined): RouteObject[] => [
  {
    Component: Guard,
    ErrorBoundary: StartRouteFailure,
    HydrateFallback: () => (
      <AfterDelay>
        <StartWaiting />
      </AfterDelay>
    ),
    children: [
      ...modules.flatMap(({ openRoutes }) => openRoutes ?? []),
      {
        path: '/',
        // The menu and the command search speak with the words of every module.
        lazy: lazyScreen(['shell', ...modules.map(({ name }) => name)], () => import('./layout/shell.tsx')),
        children: [
          {
            ErrorBoundary: RouteFailure,
            children: [
              ...modules.flatMap(({ routes: own }) => own ?? []),
              {
                path: 'profile',
                lazy: shellScreen(() => import('./layout/profile-screen.tsx')),
                children: modules
                  .flatMap(({ profile }) => profile ?? [])
                  .map(({ path, lazy }) => (path ? { path, lazy } : { index: true, lazy })),
              },
              { path: 'unauthorized', lazy: shellScreen(() => import('./layout/unauthorized-screen.tsx')) },
              { path: '*', lazy: shellScreen(() => import('./layout/not-found-screen.tsx')) },
            ],
          },
        ],
      },
    ],
  },
];

/**
 * The router; it begins to load the first page at once, so the words have to be started before.
 * Addresses are paths, or stand behind `#` where a host asks for it (S1 section 2). A guard stands around every page.
 */
export function startRouter(Guard?: ComponentType) {
  const createRouter = window.kriitHashRouting === true ? createHashRouter : createBrowserRouter;
  return startLayers(() => createRouter(routesIn(Guard)));
}
