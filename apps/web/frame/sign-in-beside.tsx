import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { SignInAtTop } from './sign-in-at-top.tsx';
import type { HandoverWay } from './use-handover.ts';

/**
 * What makes a link the handover's: the referrer is how the window knows that a page of ours has opened it, and not one
 * that made the code itself (decision 027).
 */
export const handoverLink = { target: '_blank', rel: 'noopener', referrerPolicy: 'origin' } as const;

/**
 * The way to sign in out of a frame: in a window beside it, from where the frame goes on, else in place of everything.
 * Whoever has closed that window opens it again.
 */
export function SignInBeside({ href, begin }: HandoverWay) {
  const { t } = useTranslation('shell');
  if (href === null) return <SignInAtTop />;
  return (
    <Button component="a" variant="default" href={href} {...handoverLink} onClick={begin}>
      {t('unauthorized.go_to_login')}
    </Button>
  );
}
