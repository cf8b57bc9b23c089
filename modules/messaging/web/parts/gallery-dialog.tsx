import { ActionIcon, Modal } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconDownload, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBackCloses } from '#platform/web/ui/use-back-closes.ts';
import type { Attachment } from '../../contract/shapes.ts';
import type { DialogProps } from '../data/dialogs.ts';
import { saveAttachment } from '../data/save-file.ts';
import { useSwipe } from '../data/use-swipe.ts';
import { useSentBy } from './file-line.tsx';
import classes from './gallery-dialog.module.css';
import { GalleryPicture } from './gallery-picture.tsx';

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  Home: () => 0,
  End: (_at, last) => last,
};

type BarProps = { picture: Attachment; title: string; onClose: () => void };

/** Which picture it is, whose, and what can be done with it. */
function Bar({ picture, title, onClose }: BarProps) {
  const { t } = useTranslation('messaging');
  const sentBy = useSentBy();
  return (
    <div className={classes.bar}>
      <div className={classes.about}>
        <p className={classes.name}>{picture.original_filename}</p>
        <p className={classes.note}>
          {title} · {sentBy(picture)}
        </p>
      </div>
      <ActionIcon
        className={classes.tool}
        variant="transparent"
        size={44}
        aria-label={t('gallery.download')}
        onClick={() => saveAttachment(picture)}
      >
        <IconDownload size={22} aria-hidden="true" />
      </ActionIcon>
      <ActionIcon
        className={classes.tool}
        variant="transparent"
        size={44}
        aria-label={t('gallery.close')}
        onClick={onClose}
        data-autofocus
      >
        <IconX size={22} aria-hidden="true" />
      </ActionIcon>
    </div>
  );
}

/** One picture after the other over the whole window: by arrow keys, by a swipe, by the buttons at its edges. */
export default function GalleryDialog({ request, opened, onClose, onClosed }: DialogProps<'gallery'>) {
  const { t } = useTranslation('messaging');
  const { pictures } = request;
  const [at, setAt] = useState(request.at);
  const { zIndex, isTop } = useBackCloses(opened, onClose);
  const last = pictures.length - 1;
  const goTo = (next: number): void => setAt(Math.min(last, Math.max(0, next)));
  const swipe = useSwipe((steps) => goTo(at + steps));
  const picture = pictures[at];
  if (!picture) return null;
  const title = t('gallery.title', { at: at + 1, count: pictures.length });
  const move = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    goTo(step(at, last));
  };
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      onExitTransitionEnd={onClosed}
      fullScreen
      radius={0}
      withCloseButton={false}
      closeOnEscape={isTop}
      zIndex={zIndex}
      padding={0}
      attributes={{ content: { 'aria-label': title } }}
      classNames={{ content: classes.content, body: classes.body }}
      onKeyDown={move}
    >
      <Bar picture={picture} title={title} onClose={onClose} />
      <div className={classes.stage} {...swipe}>
        <GalleryPicture key={`${picture.message_id}:${picture.attachment_id}`} picture={picture} />
        {at > 0 && (
          <ActionIcon
            className={`${classes.tool} ${classes.previous}`}
            variant="transparent"
            size={48}
            aria-label={t('gallery.previous')}
            onClick={() => goTo(at - 1)}
          >
            <IconChevronLeft size={28} aria-hidden="true" />
          </ActionIcon>
        )}
        {at < last && (
          <ActionIcon
            className={`${classes.tool} ${classes.next}`}
            variant="transparent"
            size={48}
            aria-label={t('gallery.next')}
            onClick={() => goTo(at + 1)}
          >
            <IconChevronRight size={28} aria-hidden="true" />
          </ActionIcon>
        )}
      </div>
      <p className={classes.news} role="status">
        {title}
      </p>
    </Modal>
  );
}
