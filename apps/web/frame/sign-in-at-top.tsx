import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { leaveForSignIn } from '#platform/web/data/leave-document.ts';
import { signInPath } from '#platform/web/data/return-path.ts';
import { pageAddress } from '#platform/web/frame/page-address.ts';

/** The way to sign-in out of a frame: it takes the place of the whole page, because no form belongs in another site. */
export function SignInAtTop() {
  const { t } = useTranslation('shell');
  return (
    <Button variant="default" onClick={() => leaveForSignIn(signInPath(pageAddress()))}>
      {t('unauthorized.go_to_login')}
    </Button>
  );
}
