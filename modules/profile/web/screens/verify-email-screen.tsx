import { Button, Skeleton } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { useAsk } from '#platform/web/data/use-ask.ts';
import { useWrite } from '#platform/web/data/use-write.ts';
import { errorSentence } from '#platform/web/errors/error-sentence.ts';
import { EmptyFace } from '#platform/web/ui/empty-face.tsx';
import { ErrorNotice } from '#platform/web/ui/error-notice.tsx';
import { Faces } from '#platform/web/ui/faces.tsx';
import { LinkGone } from '#platform/web/ui/link-gone.tsx';
import { OpenPage } from '#platform/web/ui/open-page.tsx';
import { confirmEmail } from '../../contract/confirm-email.ts';
import { getEmailLink } from '../../contract/get-email-link.ts';

/** The link of a letter. It asks first: mail programs open links by themselves to look at them. */
export default function VerifyEmailScreen() {
  const { t } = useTranslation('profile');
  const { code = '' } = useParams();
  const [confirmed, setConfirmed] = useState<string | null>(null);
  const link = useAsk(getEmailLink, { params: { code } });
  const confirm = useWrite(confirmEmail, { inPlace: true, onDone: ({ email }) => setConfirmed(email) });
  const title = t('link.title');
  const way = { to: '/profile', label: t('link.to_profile') };
  const done = (sentence: string) => (
    <EmptyFace
      isPage
      drawing="done"
      title={t('link.done_title')}
      sentence={sentence}
      action={
        <Button component={Link} to={way.to} variant="default">
          {way.label}
        </Button>
      }
    />
  );
  if (confirmed !== null) return <OpenPage title={title}>{done(t('link.done', { email: confirmed }))}</OpenPage>;
  return (
    <OpenPage title={title}>
      <Faces
        query={link}
        waiting={<Skeleton height={240} />}
        empty="never"
        failed={(error) =>
          error.key === 'email_already_verified' ? (
            done(errorSentence(error))
          ) : (
            <LinkGone
              error={error}
              onRetry={link.refetch}
              title={t('link.gone_title')}
              notOurs="email_link_invalid"
              way={way}
            />
          )
        }
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
