import { useTranslation } from 'react-i18next';
import type { CallPages } from '#platform/web/data/use-call-pages.ts';
import type { Attachment } from '../../contract/shapes.ts';
import { useDialogs } from '../data/dialogs.ts';
import classes from './image-rows.module.css';
import { PagedRows } from './paged-rows.tsx';
import { Thumbnail } from './thumbnail.tsx';

const IN_A_ROW = 4;

const inRows = (images: readonly Attachment[]): Attachment[][] =>
  Array.from({ length: Math.ceil(images.length / IN_A_ROW) }, (_, row) =>
    images.slice(row * IN_A_ROW, (row + 1) * IN_A_ROW),
  );

/** The images of a conversation as a wall; each opens the gallery at its place. */
export function ImageRows({ images, pages }: { images: readonly Attachment[]; pages: CallPages<unknown> }) {
  const { t } = useTranslation('messaging');
  const open = useDialogs();
  return (
    <PagedRows
      className={classes.wall}
      label={t('files.tabs.image')}
      rows={inRows(images)}
      keyOf={(row) => `${row[0]?.message_id}:${row[0]?.attachment_id}`}
      pages={pages}
    >
      {(row) => (
        <div className={classes.row}>
          {row.map((image) => (
            <button
              key={`${image.message_id}:${image.attachment_id}`}
              type="button"
              className={classes.cell}
              aria-label={t('files.open', { name: image.original_filename })}
              onClick={() => open({ kind: 'gallery', pictures: images, at: images.indexOf(image) })}
            >
              <Thumbnail image={image} />
            </button>
          ))}
        </div>
      )}
    </PagedRows>
  );
}
