import { useRef } from 'react';
import { getUploadLimits } from '#platform/contract/file-upload.ts';
import { useMe } from '#platform/web/data/me.ts';
import { useCall } from '#platform/web/data/use-call.ts';
import { useUploads } from '#platform/web/files/use-uploads.ts';
import { messageFile } from '../../contract/message-file.ts';
import type { Change, Written } from './written.ts';

const { app_name: appName } = messageFile;

/** What may be sent along from this school; undefined until that is known. */
export function useFileLimits() {
  const { school } = useMe();
  const own = useCall(
    getUploadLimits,
    { params: { schoolId: school?.id ?? 0 }, query: { app_name: appName } },
    { enabled: school?.has_upload_limits ?? false, untilNews: true },
  );
  // Where packages make no difference, nobody asks (S2 section 5); where no answer comes, the server still judges.
  return school?.has_upload_limits && !own.error ? own.data : messageFile;
}

/** The files of a message that is being written: each goes up as soon as it is picked. */
export function useMessageFiles(limits: ReturnType<typeof useFileLimits>, { files }: Written, change: Change) {
  const schoolId = useMe().school?.id ?? 0;
  /** In which order they were picked; those of a draft were there before. */
  const places = useRef(new Map<number, number>());
  const placeOf = ({ id }: { id: number }): number => places.current.get(id) ?? 0;
  const uploads = useUploads({
    schoolId,
    appName,
    limits,
    present: files.length,
    onUploaded: ({ id, file_name, ext, size, path, width, height }, place) => {
      places.current.set(id, place);
      const come = { id, file_name, ext, size, path, width, height };
      change((known) => ({ files: [...known.files, come].toSorted((one, other) => placeOf(one) - placeOf(other)) }));
    },
    forgetsDone: true,
  });
  const accept = (limits?.extensions ?? []).map((extension) => `.${extension}`).join();
  return { uploads, accept };
}
