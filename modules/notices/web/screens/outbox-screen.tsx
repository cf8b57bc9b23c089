import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useAsk } from '#platform/web/data/use-ask.ts';
import { EmptyFace } from '#platform/web/ui/empty-face.tsx';
import { Faces } from '#platform/web/ui/faces.tsx';
import { LeadOn } from '#platform/web/ui/lead-on.tsx';
import { OpenPage } from '#platform/web/ui/open-page.tsx';
import { SkeletonRows } from '#platform/web/ui/skeleton-rows.tsx';
import { listOutbox } from '../../contract/list-outbox.ts';
import { LetterCard } from '../parts/letter-card.tsx';
import classes from '../parts/outbox.module.css';

/** `/demo/outbox`: what the demonstration would have sent. Where there is none, this page does not exist. */
export default function OutboxScreen() {
  const { t } = useTranslation('notices');
  const [pages, setPages] = useState(1);
  const outbox = useAsk(listOutbox, { query: { pages } });
  if (outbox.data?.is_demonstration === false) return <LeadOn to="/" />;
  return (
    <OpenPage title={t('outbox.title')}>
      <h1 className={classes.heading}>{t('outbox.title')}</h1>
      <p className={classes.note}>{t('outbox.note')}</p>
      <Faces
        query={outbox}
        waiting={<SkeletonRows withAvatar={false} />}
        empty={{
          when: ({ total }) => total === 0,
          face: (
            <EmptyFace
              drawing="done"
              sentence={t('outbox.none')}
              action={
                <Button component={Link} to="/login" variant="default">
                  {t('outbox.link')}
                </Button>
              }
            />
          ),
        }}
      >
        {({ letters, has_more }) => (
          <>
            <ul className={classes.letters} aria-label={t('outbox.list')}>
              {letters.map((letter) => (
                <LetterCard key={letter.id} letter={letter} />
              ))}
            </ul>
            {has_more && (
              <div className={classes.more}>
                <Button variant="default" onClick={() => setPages((shown) => shown + 1)}>
                  {t('bell.more')}
                </Button>
              </div>
            )}
          </>
        )}
      </Faces>
    </OpenPage>
  );
}
