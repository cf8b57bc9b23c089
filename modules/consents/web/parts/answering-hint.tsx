import { useTranslation } from 'react-i18next';
import { NoticeBox } from '#platform/web/ui/notice-box.tsx';
import { SECURE_LOGIN_HOURS } from '../../contract/limits.ts';
import type { UserConsent } from '../../contract/shapes.ts';
import classes from './my-consents.module.css';

type Props = { questions: readonly UserConsent[]; name: string };

/** Who answers, where it is not the reader; and what answering takes, where something waits for them. */
export function AnsweringHint({ questions, name }: Props) {
  const { t } = useTranslation('consents');
  const has = (obstacle: UserConsent['obstacle']) => questions.some((question) => question.obstacle === obstacle);
  const isWaiting = questions.some(({ status }) => status === 'pending');
  const sentence = () => {
    if (has('not-18')) return t('mine.minor');
    if (has('child-old-enough')) return t('mine.adult_child', { name });
    const needsEid = has('not-secure-login') || has('profile-not-verified');
    return isWaiting && needsEid ? t('mine.needs_eid', { hours: SECURE_LOGIN_HOURS }) : null;
  };
  const said = sentence();
  return (
    said && (
      <NoticeBox accent="blue" role="note" className={classes.hint}>
        {said}
      </NoticeBox>
    )
  );
}
