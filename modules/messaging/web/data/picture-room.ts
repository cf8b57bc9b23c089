import { PREVIEW_SIZES } from '#platform/contract/file-limits.ts';

/** How large a picture is in its own pixels, as far as that is known. */
export type Sides = { readonly width?: number | null; readonly height?: number | null };

/** The place of a picture: its width, how many times its height that is, and which part of the line it is. */
export type Room = { readonly width: number; readonly ratio: number; readonly share: number };

/** The most that pictures take of a conversation; on a phone, of the width of its screen (message-files.module.css). */
const WIDEST_PX = 320;
const WIDEST_VW = 62;
const HIGHEST_PX = 360;
/** The least at which a picture can be seen and pressed. */
const LEAST_PX = 120;
/** A strip beyond these is cut: whole, nobody could see what is on it. */
const TALLEST = 1 / 2;
const WIDEST = 2.4;

const LINE: Room = { width: WIDEST_PX, ratio: 4 / 3, share: 1 };
const HALF: Room = { width: WIDEST_PX / 2, ratio: 1, share: 0.5 };

/** A picture alone stands whole in its own proportions, and is made larger only where nobody could press it otherwise. */
function roomAlone({ width, height }: Sides): Room {
  if (!width || !height) return LINE;
  const ratio = Math.min(WIDEST, Math.max(TALLEST, width / height));
  const most = Math.min(WIDEST_PX, HIGHEST_PX * ratio);
  return { width: Math.round(Math.min(most, Math.max(width, LEAST_PX))), ratio, share: 1 };
}

/** The place of a picture among so many; of three, the first one has a line to itself. */
export function roomFor(sides: Sides, at: number, count: number): Room {
  if (count === 1) return roomAlone(sides);
  return count === 3 && at === 0 ? { ...LINE, ratio: 2 } : HALF;
}

/** The versions between which a screen chooses. */
const [, SMALL, LARGE] = PREVIEW_SIZES;

/**
 * How wide the versions of a picture are, none larger than itself, and how wide it is drawn in its place, of which it fills
 * both sides. Null where nobody knows.
 */
export function widthsOf({ width, height }: Sides, room: Room) {
  if (!width || !height) return null;
  const widthAt = (side: number): number => Math.round(width * Math.min(1, side / Math.max(width, height)));
  const overhang = Math.max(1, width / height / room.ratio);
  const drawn = Math.round(room.width * overhang);
  const sizes = `min(${drawn}px, ${Math.round(WIDEST_VW * room.share * overhang)}vw)`;
  return { small: widthAt(SMALL), large: widthAt(LARGE), drawn, sizes };
}
