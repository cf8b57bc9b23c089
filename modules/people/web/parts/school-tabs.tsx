import { useTranslation } from 'react-i18next';
import { PageTabs } from '#platform/web/ui/page-tabs.tsx';

/** The sub-menu of the school. */
export function SchoolTabs({ className }: { className?: string | undefined }) {
  const { t } = useTranslation('people');
  const tabs = [
    { to: '/school/people', label: t('school.people') },
    { to: '/school/settings', label: t('school.settings') },
  ];
  return <PageTabs label={t('school.sections')} tabs={tabs} className={className} />;
}
