import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnswerOf } from '#platform/contract/endpoint.ts';
import { useCall } from '#platform/web/data/use-call.ts';
import { relativeLabel } from '#platform/web/i18n/dates.ts';
import { useReader } from '#platform/web/i18n/use-reader.ts';
import { EmptyFace } from '#platform/web/ui/empty-face.tsx';
import { Faces } from '#platform/web/ui/faces.tsx';
import { Panel } from '#platform/web/ui/panel.tsx';
import { Row, Rows } from '#platform/web/ui/rows.tsx';
import { SkeletonRows } from '#platform/web/ui/skeleton-rows.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { WriteConfirm } from '#platform/web/ui/write-confirm.tsx';
import { listPlatformNotices } from '../../contract/list-platform-notices.ts';
import { withdrawPlatformNotice } from '../../contract/withdraw-platform-notice.ts';
import type { School } from '../data/announcing.ts';
import { NoticeDialog } from './notice-dialog.tsx';

type Notice = AnswerOf<typeof listPlatformNotices>[number];
type RowProps = { notice: Notice; schools: readonly School[]; onWithdraw: () => void };

function NoticeRow({ notice, schools, onWithdraw }: RowProps) {
  const { t } = useTranslation('messaging');
  const reader = useReader();
  const { title, school_id, created_at, ends_at } = notice;
  const at = (moment: string): string => relativeLabel(moment, reader, new Date());
  const isOver = ends_at !== null && Date.parse(ends_at) <= Date.now();
  const where = schools.find(({ id }) => id === school_id)?.name ?? t('campaigns.all_schools');
  const when = [t('campaigns.since', { at: at(created_at) }), ends_at && t('campaigns.until', { at: at(ends_at) })];
  return (
    <Row
      title={title}
      note={`${where} · ${when.filter(Boolean).join(', ')}`}
      end={
        <>
          <StatusChip accent={isOver ? 'gray' : 'green'}>
            {t(isOver ? 'campaigns.over' : 'campaigns.standing')}
          </StatusChip>
          {!isOver && (
            <Button variant="default" size="compact-sm" onClick={onWithdraw}>
              {t('campaigns.withdraw')}
            </Button>
          )}
        </>
      }
    />
  );
}

/** The notices of the platform: those that stand above everybody's list, and those that stood there. */
export function NoticesPanel({ schools }: { schools: readonly School[] }) {
  const { t } = useTranslation('messaging');
  const notices = useCall(listPlatformNotices, {});
  const [isWriting, writing] = useDisclosure();
  const [isAsking, asking] = useDisclosure();
  const [chosen, setChosen] = useState<Notice | null>(null);
  return (
    <Panel
      title={t('campaigns.notices')}
      note={t('campaigns.notices_note')}
      flush
      actions={
        <Button variant="default" leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={writing.open}>
          {t('campaigns.notice_new')}
        </Button>
      }
    >
      <Faces
        query={notices}
        waiting={<SkeletonRows rows={2} withAvatar={false} />}
        empty={{
          when: (all) => all.length === 0,
          face: <EmptyFace drawing="done" sentence={t('campaigns.none')} />,
        }}
      >
        {(all) => (
          <Rows label={t('campaigns.list')}>
            {all.map((notice) => (
              <NoticeRow
                key={notice.id}
                notice={notice}
                schools={schools}
                onWithdraw={() => {
                  setChosen(notice);
                  asking.open();
                }}
              />
            ))}
          </Rows>
        )}
      </Faces>
      <NoticeDialog opened={isWriting} onClose={writing.close} schools={schools} />
      <WriteConfirm
        opened={isAsking}
        onClose={asking.close}
        endpoint={withdrawPlatformNotice}
        input={{ params: { id: chosen?.id ?? 0 } }}
        title={t('campaigns.withdraw_title', { title: chosen?.title ?? '' })}
        confirmLabel={t('campaigns.withdraw_confirm')}
        done={t('campaigns.withdrawn')}
      >
        {t('campaigns.withdraw_text')}
      </WriteConfirm>
    </Panel>
  );
}
