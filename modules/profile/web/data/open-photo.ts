import { fitsLimits } from '#platform/contract/file-consumer.ts';
import { PHOTO_SIDE_MIN } from '#platform/contract/file-limits.ts';
import { extensionOf } from '#platform/contract/file-name.ts';
import { newKey } from '#platform/web/data/attempt.ts';
import { refusedError } from '#platform/web/data/call-error.ts';
import { sessionHeaders } from '#platform/web/data/session-bearer.ts';
import { sendFile } from '#platform/web/files/send-file.ts';
import { profilePicture } from '../../contract/profile-picture.ts';
import { type Crop, drawCrop, PICTURE_SIDE, sideOf } from './crop.ts';
import { isWhatItSays } from './photo-kind.ts';

type From = { readonly schoolId: number | null; readonly signal: AbortSignal };

/** Browsers show no HEIC, so the server makes a JPEG of it; what is no picture at all is refused there by its name. */
async function openedByServer(file: File, { schoolId, signal }: From): Promise<ImageBitmap> {
  const appName = profilePicture.app_name;
  const { path } = await sendFile({ file, schoolId, appName, attemptKey: newKey(), signal, onProgress: () => {} });
  const answer = await fetch(path, { headers: sessionHeaders(), signal });
  return createImageBitmap(await answer.blob());
}

/** Raises why a picture cannot be used, before it is cropped. */
export function expectLargeEnough(picture: ImageBitmap): void {
  if (Math.min(picture.width, picture.height) < PHOTO_SIDE_MIN)
    throw refusedError(422, 'photo_too_small', { side: PHOTO_SIDE_MIN });
}

/** Opens a chosen file as a picture that can be drawn; raises why it cannot be used. */
export async function openPhoto(file: File, from: From): Promise<ImageBitmap> {
  const verdict = fitsLimits(profilePicture, extensionOf(file.name), file.size);
  if (!verdict.allowed) throw refusedError(415, verdict.key, verdict.params);
  const first = new Uint8Array(await file.slice(0, 12).arrayBuffer());
  const extension = extensionOf(file.name);
  if (!isWhatItSays(extension, first)) throw refusedError(415, 'error.file.content', { extension });
  const picture = await createImageBitmap(file).catch(() => openedByServer(file, from));
  expectLargeEnough(picture);
  return picture;
}

const QUALITY = 0.92;

/** The chosen square as a file of its own. */
export async function cropToFile(picture: ImageBitmap, crop: Crop): Promise<File> {
  const side = Math.round(Math.min(PICTURE_SIDE, Math.max(PHOTO_SIDE_MIN, sideOf(picture, crop))));
  const canvas = new OffscreenCanvas(side, side);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('the browser gives no canvas');
  drawCrop(context, picture, crop, side);
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
  return new File([blob], 'picture.jpg', { type: blob.type });
}
