import { Button, Skeleton } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { useAsk } from '#platform/web/data/use-ask.ts';
import { useWrite } from '#platform/web/data/use-write.ts';
import { EmptyFace } from '#platform/web/ui/empty-face.tsx';
import { ErrorNotice } from '#platform/web/ui/error-notice.tsx';
import { Faces } from '#platform/web/ui/faces.tsx';
import { OpenPage } from '#platform/web/ui/open-page.tsx';
import { confirmEmail } from '../../contract/confirm-email.ts';
import { getEmailLink } from '../../contract/get-email-link.ts';
import { EmailLinkGone } from '../parts/email-link-gone.tsx';

/** The link of a letter. It asks first: mail programs open links by themselves to look at them. */
export default function VerifyEmailScreen() {
  const { t } = useTranslation('profile');
  const { code = '' } = useParams();
  const [confirmed, setConfirmed] = useState<string | null>(null);
  const link = useAsk(getEmailLink, { params: { code } });
  const confirm = useWrite(confirmEmail, { inPlace: true, onDone: ({ email }) => setConfirmed(email) });
  const title = t('link.title');
  if (confirmed !== null)
    return (
      <OpenPage title={title}>
        <EmptyFace
          isPage
          drawing="done"
          title={t('link.done_title')}
          sentence={t('link.done', { email: confirmed })}
          action={
            <Button component={Link} to="/profile" variant="default">
              {t('link.to_profile')}
            </Button>
          }
        />
      </OpenPage>
    );
  return (
    <OpenPage title={title}>
      <Faces
        query={link}
        waiting={<Skeleton height={240} />}
        empty="never"
        failed={(error) => <EmailLinkGone error={error} onRetry={link.refetch} />}
      >
        {({ email }) => (
          <>
            <EmptyFace
              isPage
              drawing="door"
              title={title}
              sentence={t('link.question', { email })}
              action={
                <Button loading={confirm.pending} onClick={() => confirm.run({ params: { code } })}>
                  {t('link.confirm')}
                </Button>
              }
            />
            <ErrorNotice error={confirm.error} />
          </>
        )}
      </Faces>
    </OpenPage>
  );
}
