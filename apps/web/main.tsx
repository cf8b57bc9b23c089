import '@fontsource-variable/inter/wght.css';
import '#platform/web/mantine.css';
import '#platform/web/theme.css';
import { MantineProvider } from '@mantine/core';
import { Fragment } from 'react';
import { createRoot } from 'react-dom/client';
import { boot, launchCodes } from '#platform/web/data/launch.ts';
import { SourcesContext } from '#platform/web/data/sources.ts';
import { startErrorReports } from '#platform/web/errors/report-error.ts';
import { chooseLanguage } from '#platform/web/i18n/language.ts';
import { startI18n } from '#platform/web/i18n/start-i18n.ts';
import { cssVariables, theme } from '#platform/web/theme.ts';
import { themeChoice } from '#platform/web/theme-choice.ts';
import { holdScroll } from '#platform/web/ui/hold-scroll.ts';
import { keepPaperLight } from '#platform/web/ui/keep-paper-light.ts';
import { keepPlace } from '#platform/web/ui/keep-place.ts';
import { sources } from './open-modules.ts';
import { Pages } from './pages.tsx';
import { startInside, startRouter } from './router.tsx';
import { styleNonce } from './style-nonce.ts';
import { firstSpeakers } from './words.ts';

/**
 * Opens the page. Few pages are framed or launched; the others do not load what that takes. The module itself must
 * not wait for that part, because the part waits for this module.
 */
async function start(root: Element): Promise<void> {
  startInside();
  const isSpecial = boot.framed || launchCodes.token !== null;
  const [frame] = await Promise.all([
    isSpecial ? import('./frame/start-frame.ts') : null,
    startI18n(chooseLanguage(), firstSpeakers),
  ]);
  const router = startRouter(boot.foreign ? frame?.FrameGuard : undefined);
  frame?.startFrame(router, root);
  const Gate = frame?.LaunchGate ?? Fragment;
  createRoot(root).render(
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={themeChoice()}
      defaultColorScheme="auto"
      getStyleNonce={styleNonce}
    >
      <SourcesContext value={sources}>
        <Gate>
          <Pages router={router} />
        </Gate>
      </SourcesContext>
    </MantineProvider>,
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');

keepPlace(document);
keepPaperLight(document);
holdScroll(document);
void startErrorReports();
void start(root);
