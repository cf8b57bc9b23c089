import { useTranslation } from 'react-i18next';
import { useCallPages } from '#platform/web/data/use-call-pages.ts';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { EmptyFace } from '#platform/web/ui/empty-face.tsx';
import { Faces } from '#platform/web/ui/faces.tsx';
import { Moment } from '#platform/web/ui/moment-label.tsx';
import { SkeletonRows } from '#platform/web/ui/skeleton-rows.tsx';
import { listSeenBy } from '../../contract/list-seen-by.ts';
import type { DialogProps } from '../data/dialogs.ts';
import classes from './dialog-lists.module.css';
import { PagedRows } from './paged-rows.tsx';
import { PersonLine } from './person-line.tsx';

/** Who has seen an own message, and how many of how many. */
export default function SeenByDialog({ request, opened, onClose, onClosed }: DialogProps<'seen-by'>) {
  const { t } = useTranslation('messaging');
  const { messageId } = request;
  const pages = useCallPages(listSeenBy, { params: { messageId } }, ({ meta }) => meta.has_more, { singly: true });
  return (
    <Dialog opened={opened} onClose={onClose} onClosed={onClosed} title={t('seen_by.title')}>
      <Faces
        query={pages}
        waiting={<SkeletonRows rows={5} />}
        empty={{
          when: ({ pages: [first] }) => first?.data.length === 0,
          face: <EmptyFace drawing="people" sentence={t('seen_by.none')} />,
        }}
      >
        {({ pages: answers }) => (
          <>
            <p className={classes.about}>
              {t('seen_by.summary', { count: answers[0]?.meta.seen ?? 0, total: answers[0]?.meta.total ?? 0 })}
            </p>
            <PagedRows
              label={t('seen_by.list')}
              rows={answers.flatMap(({ data }) => data)}
              keyOf={({ user }) => user.id}
              pages={pages}
            >
              {({ user, seen_at }) => <PersonLine user={user} end={<Moment at={seen_at} />} />}
            </PagedRows>
          </>
        )}
      </Faces>
    </Dialog>
  );
}
