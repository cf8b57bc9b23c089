import i18next from 'i18next';
import type { ComponentType } from 'react';
import type { LazyRouteFunction, RouteObject } from 'react-router';

/**
 * Loads a screen and the words of its module together, so that neither waits for the other:
 * `{ path: 'school', lazy: lazyScreen('people', () => import('./screens/school-screen.tsx')) }`.
 * The screen is the default export of its file.
 */
export const lazyScreen =
  (namespace: string, load: () => Promise<{ default: ComponentType }>): LazyRouteFunction<RouteObject> =>
  async () => {
    const [screen] = await Promise.all([load(), i18next.loadNamespaces(namespace)]);
    return { Component: screen.default };
  };
