import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { isDay } from '#platform/contract/dates.ts';
import { useCall } from '#platform/web/data/use-call.ts';
import { Faces } from '#platform/web/ui/faces.tsx';
import { SkeletonPanel } from '#platform/web/ui/skeleton-panel.tsx';
import { getDiary } from '../../contract/get-diary.ts';
import type { DiaryOwner } from '../data/use-diary-owner.ts';
import { DiaryPage } from '../parts/diary-page.tsx';
import { DiaryWeek } from '../parts/diary-week.tsx';

function Week({ owner: { user_id, school_id } }: { owner: DiaryOwner }) {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('week');
  const week = asked !== null && isDay(asked) ? asked : undefined;
  const query = useCall(
    getDiary,
    { params: { studentId: user_id }, query: { school_id, ...(week && { week }) } },
    { keepsPrevious: true },
  );
  return (
    <Faces query={query} waiting={<SkeletonPanel />} empty="never">
      {(diary) => (
        <DiaryWeek
          key={diary.starts_on}
          diary={diary}
          isOld={query.isPlaceholderData}
          onWeek={(day) => setSearch(day === null ? {} : { week: day })}
        />
      )}
    </Faces>
  );
}

/** A week of a pupil: what was taught, what is to be done, how it went. */
export default function DiaryScreen() {
  const { t } = useTranslation('journal');
  return <DiaryPage tabTitle={t('diary.title')}>{(owner) => <Week key={owner.user_id} owner={owner} />}</DiaryPage>;
}
