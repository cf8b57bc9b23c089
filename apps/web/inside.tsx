import type { RouteObject } from 'react-router';
import { addWords } from '#platform/web/i18n/start-i18n.ts';
import { lazyScreen } from '#platform/web/lazy-screen.ts';
import { RouteFailure } from './layout/route-failure.tsx';
import Shell from './layout/shell.tsx';
import { modules } from './modules.ts';

const shellScreen = (load: Parameters<typeof lazyScreen>[1]) => lazyScreen('shell', load);

/** The shell with the pages of every module, for those who are signed in. */
export const insideRoutes: RouteObject[] = [
  {
    path: '/',
    // The menu and the command search speak with the words of every module.
    lazy: lazyScreen(['shell', ...modules.map(({ name }) => name)], async () => {
      await addWords(modules);
      return { default: Shell };
    }),
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
];
