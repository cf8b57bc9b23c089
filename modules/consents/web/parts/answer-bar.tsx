import { useTranslation } from 'react-i18next';
import { useCall } from '#platform/web/data/use-call.ts';
import type { Accent } from '#platform/web/theme.ts';
import { accentStyle } from '#platform/web/ui/status-chip.tsx';
import { getStatistics } from '../../contract/get-statistics.ts';
import { useSchoolQuery } from '../data/use-school-query.ts';
import classes from './answer-bar.module.css';

/** Everybody at a glance: who accepted, who denied, and who has not answered. */
export function AnswerBar({ id }: { id: number }) {
  const { t } = useTranslation('consents');
  const { data } = useCall(getStatistics, { params: { id }, query: useSchoolQuery() });
  if (!data || data.users === 0) return null;
  const { users, accepted, denied } = data;
  const shares: [word: 'accepted' | 'denied' | 'waiting', count: number, accent: Accent][] = [
    ['accepted', accepted, 'green'],
    ['denied', denied, 'coral'],
    ['waiting', users - accepted - denied, 'yellow'],
  ];
  return (
    <div className={classes.bar}>
      <div className={classes.strip} aria-hidden="true">
        {shares
          .filter(([, count]) => count > 0)
          .map(([word, count, accent]) => (
            <span key={word} className={classes.share} style={{ ...accentStyle(accent), flexGrow: count }} />
          ))}
      </div>
      <dl className={classes.numbers}>
        {shares.map(([word, count, accent]) => (
          <div key={word} className={classes.number} style={accentStyle(accent)}>
            <dt>{t(`responses.${word}`)}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
