import { Tabs } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCallPages } from '#platform/web/data/use-call-pages.ts';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { EmptyFace } from '#platform/web/ui/empty-face.tsx';
import { Faces } from '#platform/web/ui/faces.tsx';
import { SkeletonRows } from '#platform/web/ui/skeleton-rows.tsx';
import { ATTACHMENT_TABS, type AttachmentTab } from '../../contract/kinds.ts';
import { listAttachments } from '../../contract/list-attachments.ts';
import type { DialogProps } from '../data/dialogs.ts';
import classes from './dialog-lists.module.css';
import { FileLine } from './file-line.tsx';
import { ImageRows } from './image-rows.tsx';
import { LinkLine } from './link-line.tsx';
import { PagedRows } from './paged-rows.tsx';

/** Addresses open for five minutes, so they are asked for anew before that. */
const REFRESH_MS = 4 * 60_000;

function FileList({ groupId, type }: { groupId: number; type: AttachmentTab }) {
  const { t } = useTranslation('messaging');
  const input = { params: { groupId }, query: { type } };
  const pages = useCallPages(listAttachments, input, ({ meta }) => meta.has_more, {
    singly: true,
    refreshEveryMs: () => REFRESH_MS,
  });
  return (
    <Faces
      query={pages}
      waiting={<SkeletonRows rows={5} withAvatar={false} />}
      empty={{
        when: ({ pages: [first] }) => first?.data.length === 0,
        face: <EmptyFace drawing="search" sentence={t(`files.none.${type}`)} />,
      }}
    >
      {({ pages: answers }) => {
        const found = answers.flatMap(({ data }) => data);
        if (type === 'image') return <ImageRows images={found} pages={pages} />;
        return (
          <PagedRows
            className={classes.long}
            label={t(`files.tabs.${type}`)}
            rows={found}
            keyOf={({ attachment_id, message_id, url }) => `${message_id}:${attachment_id}:${url}`}
            pages={pages}
          >
            {(file) => (type === 'link' ? <LinkLine link={file} /> : <FileLine file={file} groupId={groupId} />)}
          </PagedRows>
        );
      }}
    </Faces>
  );
}

/** Everything that was sent in a conversation besides words: images, files, links. */
export default function FilesDialog({ request, opened, onClose, onClosed }: DialogProps<'files'>) {
  const { t } = useTranslation('messaging');
  const [tab, setTab] = useState<AttachmentTab>(request.tab ?? 'image');
  return (
    <Dialog opened={opened} onClose={onClose} onClosed={onClosed} title={t('files.title')} width="large">
      <Tabs
        value={tab}
        onChange={(next) => setTab(ATTACHMENT_TABS.find((known) => known === next) ?? 'image')}
        keepMounted={false}
      >
        <Tabs.List mb="sm">
          {ATTACHMENT_TABS.map((type) => (
            <Tabs.Tab key={type} value={type}>
              {t(`files.tabs.${type}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {ATTACHMENT_TABS.map((type) => (
          <Tabs.Panel key={type} value={type}>
            <FileList groupId={request.groupId} type={type} />
          </Tabs.Panel>
        ))}
      </Tabs>
    </Dialog>
  );
}
