import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useAsk } from '#platform/web/data/use-ask.ts';
import { Faces } from '#platform/web/ui/faces.tsx';
import { LinkGone } from '#platform/web/ui/link-gone.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { getInvitation } from '../../contract/get-invitation.ts';
import BoardGreeting from '../parts/board-greeting.tsx';
import { Entrance } from '../parts/entrance.tsx';
import { InvitationForm } from '../parts/invitation-form.tsx';

/** An invited person is greeted by name and chooses how to sign in from now on. */
export default function InvitationScreen() {
  const { t } = useTranslation('account');
  const { code = '' } = useParams();
  const invitation = useAsk(getInvitation, { params: { code } });
  return (
    <Entrance board={<BoardGreeting />}>
      <PageTitle>{t('invitation.tab')}</PageTitle>
      <Faces
        query={invitation}
        waiting={<Skeleton height={320} />}
        empty="never"
        failed={(error) => (
          <LinkGone
            error={error}
            onRetry={invitation.refetch}
            title={t('invitation.gone_title')}
            notOurs="invitation_not_found"
            way={{ to: '/login', label: t('invitation.go_to_sign_in') }}
          />
        )}
      >
        {(greeting) => <InvitationForm code={code} greeting={greeting} />}
      </Faces>
    </Entrance>
  );
}
