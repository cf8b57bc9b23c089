import '@fontsource-variable/inter/wght.css';
import '@mantine/core/styles.layer.css';
import '#platform/web/theme.css';
import { MantineProvider } from '@mantine/core';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { SourcesContext } from '#platform/web/data/sources.ts';
import { chooseLanguage } from '#platform/web/i18n/language.ts';
import { startI18n } from '#platform/web/i18n/start-i18n.ts';
import { ModulesContext } from '#platform/web/module.ts';
import { cssVariables, theme } from '#platform/web/theme.ts';
import { themeChoice } from '#platform/web/theme-choice.ts';
import { modules, sources } from './modules.ts';
import { startRouter } from './router.tsx';
import { styleNonce } from './style-nonce.ts';
import { wordFiles } from './words.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');

await startI18n(chooseLanguage(), wordFiles);

createRoot(root).render(
  <MantineProvider
    theme={theme}
    cssVariablesResolver={cssVariables}
    colorSchemeManager={themeChoice()}
    defaultColorScheme="auto"
    getStyleNonce={styleNonce}
  >
    <ModulesContext value={modules}>
      <SourcesContext value={sources}>
        <RouterProvider router={startRouter()} />
      </SourcesContext>
    </ModulesContext>
  </MantineProvider>,
);
