import i18next from 'i18next';
import type { ComponentType } from 'react';
import type { LazyRouteFunction, RouteObject } from 'react-router';
import { ChunkError } from './errors/chunk-error.ts';

/**
 * Loads a screen and the words of its module together, so that neither waits for the other:
 * `{ path: 'school', lazy: lazyScreen('people', () => import('./screens/school-screen.tsx')) }`.
 * The screen is the default export of its file.
 */
export const lazyScreen =
  (
    namespaces: string | readonly string[],
    load: () => Promise<{ default: ComponentType }>,
  ): LazyRouteFunction<RouteObject> =>
  async () => {
    const [screen] = await Promise.all([load(), i18next.loadNamespaces(namespaces)]);
    // i18next keeps quiet about a file that did not come; a page of bare keys would be worse than none.
    const missing = [namespaces].flat().some((name) => !i18next.hasResourceBundle(i18next.language, name));
    if (missing) throw new ChunkError();
    return { Component: screen.default };
  };
