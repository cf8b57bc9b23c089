import { linkFiles, unlinkFiles } from '#modules/files/server/doors.ts';
import { handle } from '#platform/server/handle.ts';
import { saveSchoolLogo as contract } from '../contract/save-school-logo.ts';
import { schoolLogo } from '../contract/school-logo.ts';
import { saveLogo, tellOfSchool } from './school-store.ts';

const HASH_SHOWN = 12;

export const saveSchoolLogo = handle(contract, async ({ tx, actor, school, body, now, announce }) => {
  const thing_id = school.school_id;
  await unlinkFiles(tx, schoolLogo, { thing_id }, now);
  const file_ids = body.file_id === null ? [] : [body.file_id];
  const [file] = await linkFiles(tx, actor, schoolLogo, { thing_id, file_ids }, now);
  const logo = file ? `/api/schools/${thing_id}/logo?v=${file.hash_name.slice(0, HASH_SHOWN)}` : null;
  await saveLogo(tx, school, logo);
  await tellOfSchool(announce, thing_id);
  return { logo };
});
