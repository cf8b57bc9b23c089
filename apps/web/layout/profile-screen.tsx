import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router';
import { wordOf } from '#platform/web/i18n/word-of.ts';
import { useModules } from '#platform/web/module.ts';
import { Page } from '#platform/web/ui/page.tsx';
import { PageTabs } from '#platform/web/ui/page-tabs.tsx';

/** `/profile`: the frame around what modules keep of a person, its own page first, then in the order of the modules. */
export default function ProfileScreen() {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const parts = useModules()
    .flatMap(({ profile }) => profile ?? [])
    .sort((one, other) => Number(one.path !== undefined) - Number(other.path !== undefined))
    .map(({ path, label, hidden }) => ({ to: path ? `/profile/${path}` : '/profile', label: wordOf(label), hidden }));
  const shown = parts.find(({ to }) => to === pathname.replace(/\/$/, ''));
  const tabs = parts.filter(({ hidden }) => !hidden).map(({ to, label }) => ({ to, label, end: to === '/profile' }));
  return (
    <Page title={t('profile.title')} width="narrow" {...(shown ? { tabTitle: shown.label } : {})}>
      <PageTabs label={t('profile.parts')} tabs={tabs} />
      <Outlet />
    </Page>
  );
}
