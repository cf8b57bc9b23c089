import { useCallback, useEffect, useRef, useState } from 'react';
import { refreshAnswers } from '#platform/web/data/answer-news.ts';
import { newKey } from '#platform/web/data/attempt.ts';
import { call } from '#platform/web/data/call.ts';
import { CallError } from '#platform/web/data/call-error.ts';
import { sendFile } from '#platform/web/files/send-file.ts';
import { profilePicture } from '../../contract/profile-picture.ts';
import { savePicture } from '../../contract/save-picture.ts';
import type { Crop } from './crop.ts';
import { cropToFile, expectLargeEnough, openPhoto } from './open-photo.ts';

/** Where a new picture is on its way: in front of the camera, being opened, being cropped, being sent (a share of it has left), being checked. */
type Step =
  | { readonly is: 'none' }
  | { readonly is: 'filming' }
  | { readonly is: 'opening' }
  | { readonly is: 'cropping' }
  | { readonly is: 'sending'; readonly share: number }
  | { readonly is: 'checking' };

type State = { readonly step: Step; readonly picture: ImageBitmap | null; readonly error: CallError | null };

const NONE: State = { step: { is: 'none' }, picture: null, error: null };
/** The end of the way. The picture stays, so that the window shows it while it fades out. */
const over = ({ picture }: State): State => ({ ...NONE, picture });

/** The way of a new picture from a chosen file to one's own face; a refusal leaves the picture where it was. */
export function useNewPicture(schoolId: number | null, onSaved: () => void) {
  const [state, setState] = useState(NONE);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  /** Runs one stretch of the way; whatever was running before is broken off. */
  const go = useCallback(async (work: (signal: AbortSignal) => Promise<void>) => {
    running.current?.abort();
    const stretch = new AbortController();
    running.current = stretch;
    try {
      await work(stretch.signal);
    } catch (error) {
      if (stretch.signal.aborted) return;
      if (!(error instanceof CallError)) throw error;
      setState(({ picture }) => ({ step: { is: 'cropping' }, picture, error }));
    }
  }, []);

  const open = useCallback(
    (file: File) =>
      void go(async (signal) => {
        setState({ step: { is: 'opening' }, picture: null, error: null });
        const picture = await openPhoto(file, { schoolId, signal });
        if (!signal.aborted) setState({ step: { is: 'cropping' }, picture, error: null });
      }),
    [go, schoolId],
  );

  const film = useCallback(() => setState({ ...NONE, step: { is: 'filming' } }), []);
  const take = useCallback(
    (picture: ImageBitmap) =>
      void go(async () => {
        expectLargeEnough(picture);
        setState({ step: { is: 'cropping' }, picture, error: null });
      }),
    [go],
  );

  const use = useCallback(
    (picture: ImageBitmap, crop: Crop) =>
      void go(async (signal) => {
        const show = (step: Step) => setState({ step, picture, error: null });
        show({ is: 'sending', share: 0 });
        const file = await cropToFile(picture, crop);
        const appName = profilePicture.app_name;
        const onProgress = (share: number) => show({ is: 'sending', share });
        const { id } = await sendFile({ file, schoolId, appName, attemptKey: newKey(), signal, onProgress });
        show({ is: 'checking' });
        await call(savePicture, { body: { file_id: id } }, { idempotencyKey: newKey(), inPlace: true, signal });
        refreshAnswers();
        setState(over);
        onSaved();
      }),
    [go, schoolId, onSaved],
  );

  const leave = useCallback(() => {
    running.current?.abort();
    setState(over);
  }, []);
  return { ...state, open, film, take, use, leave };
}
