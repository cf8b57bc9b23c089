import type { CSSProperties, ReactNode } from 'react';
import { type Room, roomFor, type Sides } from '../data/picture-room.ts';
import classes from './message-files.module.css';

/** Pictures that a message shows; the rest is in the gallery. */
const SHOWN_PICTURES = 4;

type Props<P extends Sides> = {
  pictures: readonly P[];
  /** Draws one of them in its place, and says of the last how many more there are. */
  children: (picture: P, place: { at: number; room: Room; more: number }) => ReactNode;
};

/** The pictures of a message. Their room is there before they are, so that nothing moves when they come. */
export function PictureGrid<P extends Sides>({ pictures, children }: Props<P>) {
  const shown = pictures.slice(0, SHOWN_PICTURES);
  const placed = shown.map((picture, at) => ({ picture, at, room: roomFor(picture, at, shown.length) }));
  const [first] = placed;
  const alone = { '--picture-width': `${first?.room.width}px`, '--picture-ratio': first?.room.ratio } as CSSProperties;
  return (
    <div className={classes.pictures} data-count={shown.length} style={shown.length === 1 ? alone : undefined}>
      {placed.map(({ picture, at, room }) =>
        children(picture, { at, room, more: at === SHOWN_PICTURES - 1 ? pictures.length - SHOWN_PICTURES : 0 }),
      )}
    </div>
  );
}
