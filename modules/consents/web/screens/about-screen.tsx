import { useTranslation } from 'react-i18next';
import { Page } from '#platform/web/ui/page.tsx';
import { Panel } from '#platform/web/ui/panel.tsx';
import classes from '../parts/about.module.css';

const POINTS = ['ask', 'answer', 'proof'] as const;

/** What consents are for, told to those whose school does not have them. */
export default function AboutScreen() {
  const { t } = useTranslation('consents');
  return (
    <Page title={t('about.title')} note={t('about.note')} width="narrow">
      <Panel>
        <dl className={classes.points}>
          {POINTS.map((point) => (
            <div key={point}>
              <dt>{t(`about.${point}.title`)}</dt>
              <dd>{t(`about.${point}.text`)}</dd>
            </div>
          ))}
        </dl>
        <p className={classes.how}>{t('about.how')}</p>
      </Panel>
    </Page>
  );
}
