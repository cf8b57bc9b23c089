import { useTranslation } from 'react-i18next';
import { SearchSelect } from '#platform/web/ui/search-select.tsx';
import type { Choices } from './settings-fields.tsx';

type Props = {
  subjects: Choices['subjects'];
  value: number | null;
  onPick: (course_id: number | null) => void;
  fault: string | undefined;
};

const NONE = 'none';

/** One of the school's courses, by subject, or none. */
export function CourseSelect({ subjects, value, onPick, fault }: Props) {
  const { t } = useTranslation('journal');
  const groups = subjects
    .filter(({ courses }) => courses.length > 0)
    .map(({ name, courses }) => ({
      group: name,
      items: courses.map((course) => ({ value: String(course.id), label: course.name })),
    }));
  return (
    <SearchSelect
      label={t('settings.course')}
      data={[{ value: NONE, label: t('settings.no_course') }, ...groups]}
      value={value === null ? NONE : String(value)}
      onPick={(picked) => onPick(Number(picked) || null)}
      fault={fault}
    />
  );
}
