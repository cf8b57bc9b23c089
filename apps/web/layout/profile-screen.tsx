import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router';
import { wordOf } from '#platform/web/i18n/word-of.ts';
import { useModules } from '#platform/web/module.ts';
import { Page } from '#platform/web/ui/page.tsx';
import { PageTabs } from '#platform/web/ui/page-tabs.tsx';

const addressOf = (path: string | undefined): string => (path ? `/profile/${path}` : '/profile');

/** `/profile`: the frame around what modules keep of a person, its own page first, then in the order of the modules. */
export default function ProfileScreen() {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const parts = useModules()
    .flatMap(({ profile }) => profile ?? [])
    .sort((one, other) => Number(one.path !== undefined) - Number(other.path !== undefined))
    .map(({ path, label, below }) => ({ to: addressOf(path), label: wordOf(label), below }));
  const shown = parts.find(({ to }) => to === pathname.replace(/\/$/, ''));
  const lit = shown?.below && addressOf(shown.below);
  const tabs = parts
    .filter(({ below }) => !below)
    .map(({ to, label }) => ({ to, label, end: to === '/profile', isAbove: to === lit }));
  return (
    <Page title={t('profile.title')} width="narrow" {...(shown ? { tabTitle: shown.label } : {})}>
      <PageTabs label={t('profile.parts')} tabs={tabs} />
      <Outlet />
    </Page>
  );
}
