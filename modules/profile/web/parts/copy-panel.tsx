import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { call } from '#platform/web/data/call.ts';
import { useCall } from '#platform/web/data/use-call.ts';
import { useWrite } from '#platform/web/data/use-write.ts';
import { relativeLabel } from '#platform/web/i18n/dates.ts';
import { formatSize } from '#platform/web/i18n/sizes.ts';
import { useReader } from '#platform/web/i18n/use-reader.ts';
import { Faces } from '#platform/web/ui/faces.tsx';
import { Panel } from '#platform/web/ui/panel.tsx';
import { Row, Rows } from '#platform/web/ui/rows.tsx';
import { SkeletonRows } from '#platform/web/ui/skeleton-rows.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { askForCopy } from '../../contract/ask-for-copy.ts';
import { type Copy, listCopies } from '../../contract/list-copies.ts';
import classes from './copy-panel.module.css';

/** Addresses open for five minutes, so they are asked for anew before that. */
const REFRESH_MS = 4 * 60_000;

/** An address belongs to the session's id, which another tab may have renewed since the list was loaded. */
async function fetchAnew(copy_id: number): Promise<void> {
  const { copies } = await call(listCopies, {});
  const path = copies.find(({ id }) => id === copy_id)?.path;
  if (path) location.assign(path);
}

function CopyRow({ copy }: { copy: Copy }) {
  const { t } = useTranslation('profile');
  const reader = useReader();
  const label = (moment: string) => relativeLabel(moment, reader, new Date());
  const { ready_at, expires_at, path, size } = copy;
  if (ready_at === null || expires_at === null || path === null) return <Row title={t('data.making')} />;
  return (
    <Row
      title={t('data.ready', { at: label(ready_at) })}
      note={t('data.until', { size: formatSize(size ?? 0, reader.language), at: label(expires_at) })}
      end={
        <Button
          component="a"
          href={path}
          download
          onClick={(event) => {
            event.preventDefault();
            // What fails on the way has been told by then.
            fetchAnew(copy.id).catch(() => undefined);
          }}
          variant="default"
          leftSection={<IconDownload size={18} stroke={1.75} aria-hidden="true" />}
        >
          {t('data.fetch')}
        </Button>
      }
    />
  );
}

/** Everything about oneself as a file: asked for here, made by the server in its own time, fetched here. */
export function CopyPanel() {
  const { t } = useTranslation('profile');
  const copies = useCall(listCopies, {}, { refreshEveryMs: REFRESH_MS });
  const ask = useWrite(askForCopy, { onDone: () => void toast.done(t('data.asked')) });
  const isMaking = copies.data?.copies.some(({ ready_at }) => ready_at === null) ?? false;
  return (
    <Panel
      title={t('data.title')}
      note={t('data.note')}
      flush
      actions={
        <Button className={classes.ask} onClick={() => ask.run({})} loading={ask.pending} disabled={isMaking}>
          {t('data.ask')}
        </Button>
      }
    >
      <Faces
        query={copies}
        waiting={<SkeletonRows rows={1} withAvatar={false} />}
        empty={{
          when: (answer) => answer.copies.length === 0,
          face: <p className={classes.none}>{t('data.none')}</p>,
        }}
      >
        {(answer) => (
          <Rows label={t('data.title')}>
            {answer.copies.map((copy) => (
              <CopyRow key={copy.id} copy={copy} />
            ))}
          </Rows>
        )}
      </Faces>
    </Panel>
  );
}
