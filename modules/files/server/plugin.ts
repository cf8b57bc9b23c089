import { type FileUse, gatherUses } from '#platform/server/files/file-use.ts';
import type { FileKit } from '#platform/server/files/open-files.ts';
import type { ServerModule } from '#platform/server/module.ts';
import { aboutPerson } from '../contract/about-person.ts';
import { errors } from '../contract/errors.ts';
import { policy } from '../contract/policy.ts';
import { fetchFile } from './fetch-file.ts';
import { forgetUnused } from './file-store.ts';
import { getFile } from './get-file.ts';
import { getUploadLimits } from './get-upload-limits.ts';
import { uploadFile } from './upload-file.ts';

export { keepRemoving } from './remove-forgotten-job.ts';

/** What people upload, for the purposes that the other modules hand in. */
export function files(kit: FileKit, purposes: readonly FileUse[]): ServerModule {
  const uses = gatherUses(purposes);
  return {
    name: 'files',
    handlers: [uploadFile(kit, uses), getUploadLimits(uses), getFile(uses), fetchFile(kit, uses)],
    policy,
    errors,
    aboutPerson,
    sweep: forgetUnused,
  };
}
