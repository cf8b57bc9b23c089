import { sessionKind } from '#platform/web/data/session-bearer.ts';
import { useFileAddress } from '#platform/web/files/use-file-address.ts';
import type { Attachment } from '../../contract/shapes.ts';
import { type Room, widthsOf } from './picture-room.ts';
import { useFreshFile } from './use-fresh-file.ts';

/** What a picture is shown from in its place: the browser takes the version that is sharp on its screen. */
export function usePicture(picture: Attachment, room: Room) {
  const { fresh, renew } = useFreshFile(picture);
  const widths = widthsOf(picture, room);
  // Where no cookie reaches the server we fetch it ourselves, and so one version alone.
  const isFetched = sessionKind() === 'bearer';
  const isCoarse = widths !== null && widths.drawn * devicePixelRatio > widths.small;
  const src = useFileAddress(isFetched && isCoarse ? fresh.preview_large : fresh.preview);
  const large = useFileAddress(isFetched ? null : fresh.preview_large);
  if (!src || !large || widths === null || widths.large === widths.small) return { image: { src }, renew };
  const { small, sizes } = widths;
  return { image: { src, srcSet: `${src} ${small}w, ${large} ${widths.large}w`, sizes }, renew };
}
