import { ActionIcon, Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { isDay } from '#platform/contract/dates.ts';
import { ROLE_TYPES } from '#platform/contract/role-types.ts';
import { type Me, useMe } from '#platform/web/data/me.ts';
import { useCall } from '#platform/web/data/use-call.ts';
import { ClosedFace } from '#platform/web/ui/closed-face.tsx';
import { EmptyFace } from '#platform/web/ui/empty-face.tsx';
import { Faces } from '#platform/web/ui/faces.tsx';
import { Page } from '#platform/web/ui/page.tsx';
import { Panel } from '#platform/web/ui/panel.tsx';
import { SkeletonPanel } from '#platform/web/ui/skeleton-panel.tsx';
import { listSchoolAbsences } from '../../contract/list-school-absences.ts';
import { shiftedDay } from '../../rules/shifted-day.ts';
import { dayHeading } from '../data/day-words.ts';
import { seesAbsent } from '../data/school-roles.ts';
import { useToday } from '../data/use-today.ts';
import { AbsentList } from '../parts/absent-list.tsx';
import classes from '../parts/diary-week.module.css';
import { JournalTabs } from '../parts/journal-tabs.tsx';

/** Who is reported absent: in the school, or in the class of a form master. */
export default function AbsentScreen() {
  const me = useMe();
  return seesAbsent(me) ? <Absent me={me} /> : <ClosedFace />;
}

function Absent({ me: { school, current_role } }: { me: Me }) {
  const { t, i18n } = useTranslation('journal');
  const today = useToday();
  const [search, setSearch] = useSearchParams();
  const asked = search.get('day');
  const day = asked !== null && isDay(asked) ? asked : today;
  const go = (days: number) => setSearch({ day: shiftedDay(day, days) });
  const query = useCall(listSchoolAbsences, { params: { schoolId: school?.id ?? 0 }, query: { day } });
  const isFormmaster = current_role?.type_id === ROLE_TYPES.formmaster;
  return (
    <Page
      title={t('absence.title')}
      note={isFormmaster ? t('absence.of_class', { name: current_role.class_name ?? '' }) : t('absence.of_school')}
    >
      <JournalTabs />
      <div className={classes.bar}>
        <div className={classes.steps}>
          <ActionIcon
            variant="default"
            size={44}
            radius="xl"
            aria-label={t('absence.day_before')}
            onClick={() => go(-1)}
          >
            <IconChevronLeft size={20} stroke={1.75} aria-hidden="true" />
          </ActionIcon>
          <h2 className={classes.span} aria-live="polite">
            {dayHeading(day, i18n.language)}
          </h2>
          <ActionIcon variant="default" size={44} radius="xl" aria-label={t('absence.day_after')} onClick={() => go(1)}>
            <IconChevronRight size={20} stroke={1.75} aria-hidden="true" />
          </ActionIcon>
        </div>
        {day !== today && (
          <Button variant="default" onClick={() => setSearch({})}>
            {t('absence.today')}
          </Button>
        )}
      </div>
      <Faces
        query={query}
        waiting={<SkeletonPanel />}
        empty={{
          when: ({ absences }) => absences.length === 0,
          face: (
            <Panel>
              <EmptyFace drawing="done" sentence={t('absence.nobody')} />
            </Panel>
          ),
        }}
      >
        {({ absences }) => <AbsentList absences={absences} day={day} />}
      </Faces>
    </Page>
  );
}
