import { useTranslation } from 'react-i18next';
import { useMe } from '#platform/web/data/me.ts';
import { PageTabs } from '#platform/web/ui/page-tabs.tsx';
import { ABSENT } from '../data/diary-address.ts';
import { readsJournals } from '../data/journal-roles.ts';
import { CREDIT_RANGES, FREE_DAYS, WHITEBOARD, WORKPLANS } from '../data/school-address.ts';
import { keepsCreditRanges, keepsJournals, seesAbsent } from '../data/school-roles.ts';

/** What lies beside the journals; whoever has the whiteboard alone needs no tabs. */
export function JournalTabs() {
  const { t } = useTranslation('journal');
  const me = useMe();
  if (!readsJournals(me)) return null;
  const tabs = [
    { to: '/journal', label: t('list.title'), end: true },
    ...(seesAbsent(me) ? [{ to: ABSENT, label: t('absence.menu') }] : []),
    { to: WORKPLANS, label: t('plans.title') },
    { to: WHITEBOARD, label: t('whiteboard.title') },
    ...(keepsJournals(me) ? [{ to: FREE_DAYS, label: t('free_days.title') }] : []),
    ...(keepsCreditRanges(me) ? [{ to: CREDIT_RANGES, label: t('credit.title') }] : []),
  ];
  return <PageTabs label={t('school_list.sections')} tabs={tabs} />;
}
