import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useCallPages } from '#platform/web/data/use-call-pages.ts';
import { useWrite } from '#platform/web/data/use-write.ts';
import { EmptyFace } from '#platform/web/ui/empty-face.tsx';
import { Faces } from '#platform/web/ui/faces.tsx';
import { SkeletonRows } from '#platform/web/ui/skeleton-rows.tsx';
import { listNotices } from '../../contract/list-notices.ts';
import { readNotices } from '../../contract/read-notices.ts';
import type { Notice } from '../../contract/shapes.ts';
import classes from './bell.module.css';
import { NoticeRow } from './notice-row.tsx';
import { PushSwitch } from './push-switch.tsx';

/** What stands under the bell, the newest first; a click reads a notice and goes where it leads. */
export function NoticeList({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('notices');
  const pages = useCallPages(listNotices, {}, ({ has_more }) => has_more);
  const navigate = useNavigate();
  const read = useWrite(readNotices);
  const readAll = useWrite(readNotices);
  const [first] = pages.data?.pages ?? [];
  const newest = first?.notices[0];
  const open = ({ id, link, read_at }: Notice) => {
    if (read_at === null) read.run({ body: { id } });
    if (link === null) return;
    onClose();
    void navigate(link);
  };
  return (
    <>
      <div className={classes.head}>
        <h2>{t('bell.title')}</h2>
        {newest && (first?.unread_count ?? 0) > 0 && (
          <Button
            variant="subtle"
            size="compact-sm"
            loading={readAll.pending}
            onClick={() => readAll.run({ body: { through: newest.id } })}
          >
            {t('bell.read_all')}
          </Button>
        )}
      </div>
      <Faces
        query={pages}
        waiting={<SkeletonRows rows={3} withAvatar={false} />}
        empty={{ when: () => first?.total === 0, face: <EmptyFace drawing="done" sentence={t('bell.none')} /> }}
      >
        {({ pages: slices }) => (
          <ul className={classes.list} aria-label={t('bell.list')}>
            {slices
              .flatMap(({ notices }) => notices)
              .map((notice) => (
                <li key={notice.id}>
                  <NoticeRow notice={notice} onOpen={() => open(notice)} />
                </li>
              ))}
          </ul>
        )}
      </Faces>
      <div className={classes.foot}>
        {pages.hasNextPage && (
          <Button
            variant="subtle"
            size="compact-sm"
            loading={pages.isFetchingNextPage}
            onClick={() => void pages.fetchNextPage()}
          >
            {t('bell.more')}
          </Button>
        )}
        <PushSwitch />
      </div>
    </>
  );
}
