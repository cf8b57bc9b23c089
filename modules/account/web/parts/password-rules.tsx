import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#platform/web/ui/visually-hidden.tsx';
import { PASSWORD_CLASSES, PASSWORD_MIN } from '../../contract/limits.ts';
import { passwordHints } from '../../rules/password.ts';
import classes from './password-rules.module.css';

/** What a new password still needs, ticked off while it is typed. */
export function PasswordRules({ password, repeat }: { password: string; repeat: string }) {
  const { t } = useTranslation('account');
  const hints = passwordHints(password);
  const rules = [
    { id: 'long', text: t('invitation.rule_long', { count: PASSWORD_MIN }), met: hints.is_long_enough },
    { id: 'mixed', text: t('invitation.rule_mixed', { classes: PASSWORD_CLASSES }), met: hints.is_mixed_enough },
    { id: 'uncommon', text: t('invitation.rule_uncommon'), met: hints.is_uncommon },
    { id: 'repeat', text: t('invitation.rule_repeat'), met: password !== '' && password === repeat },
  ];
  return (
    <div className={classes.rules}>
      <p>{t('invitation.rules')}</p>
      <ul>
        {rules.map(({ id, text, met }) => (
          <li key={id} data-met={met || undefined}>
            {met ? <IconCircleCheckFilled size={16} aria-hidden="true" /> : <IconCircle size={16} aria-hidden="true" />}
            <span>
              {text}
              <VisuallyHidden>{`, ${met ? t('invitation.rule_met') : t('invitation.rule_open')}`}</VisuallyHidden>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
