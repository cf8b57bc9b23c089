import { filesOf } from '#modules/files/server/doors.ts';
import type { FileStore } from '#platform/server/files/file-store.ts';
import { servedFile } from '#platform/server/files/kept-file.ts';
import { handleDownload } from '#platform/server/handle.ts';
import { getSchoolLogo as contract } from '../contract/get-school-logo.ts';
import { schoolLogo } from '../contract/school-logo.ts';

/** Large enough for the settings page on a sharp screen. */
const SHOWN_SIZE = 320;
const KEEP_SECONDS = 24 * 3600;

export const getSchoolLogo = (store: FileStore) =>
  handleDownload(contract, async ({ tx, school, refuse }) => {
    const [file] = await filesOf(tx, schoolLogo.app_name, [school.school_id]);
    const served = file && servedFile(store, file, SHOWN_SIZE);
    return served ? { ...served, keepSeconds: KEEP_SECONDS } : refuse('data_not_found');
  });
