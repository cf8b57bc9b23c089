import { useTranslation } from 'react-i18next';
import { fullName } from '#platform/web/ui/initials.ts';
import { Panel } from '#platform/web/ui/panel.tsx';
import { PersonAvatar } from '#platform/web/ui/person-avatar.tsx';
import { Row, Rows } from '#platform/web/ui/rows.tsx';
import type { AbsentPupil } from '../../contract/list-school-absences.ts';
import { absenceSpan } from '../data/day-words.ts';
import classes from './absence-list.module.css';

type Props = { absences: readonly AbsentPupil[]; day: string };

/** Those who are away on a day, class by class. */
export function AbsentList({ absences, day }: Props) {
  const { t, i18n } = useTranslation('journal');
  const whole = ({ all_day, from, to }: AbsentPupil) => all_day && from === day && to === day;
  return [...Map.groupBy(absences, ({ class_name }) => class_name ?? '')].map(([name, away]) => (
    <Panel key={name} title={name} note={t('absence.count', { count: away.length })} flush>
      <Rows label={name}>
        {away.map((absence) => (
          <Row
            key={absence.id}
            start={
              <PersonAvatar
                size={32}
                person={{ ...absence, id: absence.student_id, picture: absence.profile_picture }}
              />
            }
            title={fullName(absence)}
            note={
              <>
                {whole(absence) ? t('absence.whole_day') : absenceSpan(absence, day, i18n.language)}
                {absence.reason && <span className={classes.reason}>{absence.reason}</span>}
              </>
            }
          />
        ))}
      </Rows>
    </Panel>
  ));
}
