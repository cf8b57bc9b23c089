import '@mantine/core/styles.layer.css';
import { Button, MantineProvider, PasswordInput, TextInput } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { useTranslation } from 'react-i18next';
import { queryClient } from '#platform/web/data/query-client.ts';
import { useWrite } from '#platform/web/data/use-write.ts';
import { startI18n } from '#platform/web/i18n/start-i18n.ts';
import { theme, cssVariables } from '#platform/web/theme.ts';
import { signIn } from '#modules/account/contract/sign-in.ts';
function P() { const w = useWrite(signIn); const { t } = useTranslation(); return <><TextInput label={t('waiting')} /><PasswordInput /><Button onClick={() => w.run({ body: { username: '1', password: '2' } })} /></>; }
await startI18n('en', new Map());
createRoot(document.body).render(<MantineProvider theme={theme} cssVariablesResolver={cssVariables}><QueryClientProvider client={queryClient}><RouterProvider router={createBrowserRouter([{ path: '/', element: <P /> }])} /></QueryClientProvider></MantineProvider>);
