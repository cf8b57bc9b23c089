import { createHash, randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { filesBy, forgetObjects, keepObjects, noteObjects } from '#modules/files/server/doors.ts';
import { noticesInWords, notify } from '#modules/notices/server/doors.ts';
import { ownDetails } from '#modules/people/server/doors.ts';
import type { PersonTable } from '#platform/contract/about-person.ts';
import { tellAbout } from '#platform/server/about-person.ts';
import { type KeptFile, objectKey } from '#platform/server/files/kept-file.ts';
import type { FileKit } from '#platform/server/files/open-files.ts';
import { runningSlowly } from '#platform/server/jobs/job-handler.ts';
import { writeZip, type ZipEntry } from '#platform/server/zip.ts';
import { copiesChanged } from '../contract/facts.ts';
import { makeCopy } from '../contract/jobs.ts';
import { COPY_DAYS } from '../contract/limits.ts';
import { copyReadyNotice } from '../contract/notices.ts';
import { finishCopy, personOfWaiting } from './copy-store.ts';

type Kit = { readonly files: FileKit; readonly aboutPerson: () => readonly PersonTable[] };

const entriesFor = (store: FileKit['store'], said: object, files: readonly KeptFile[]): ZipEntry[] => [
  { name: 'data.json', open: async () => Readable.from([JSON.stringify(said, null, 2)]) },
  ...files.map(({ id, file_name, store_key }) => ({
    name: `files/${id}-${file_name}`,
    open: () => store.open(objectKey(store_key)),
  })),
];

async function measure(path: string): Promise<{ size: number; hash_name: string }> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return { size: (await stat(path)).size, hash_name: hash.digest('hex') };
}

/** Gathers what all modules keep of a person, packs it with their files, stores it and tells them. */
export const makeCopyJob = ({ files: { store, spool }, aboutPerson }: Kit) =>
  runningSlowly(makeCopy, async ({ transaction, payload: { copy_id }, now }) => {
    const found = await transaction(async (tx) => {
      const copy = await personOfWaiting(tx, copy_id);
      if (!copy) return null;
      const { person_id } = copy;
      const said = await tellAbout(tx, aboutPerson(), person_id);
      const { lang_code } = await ownDetails(tx, person_id);
      // A notice is kept as a kind and its parameters; a person reads sentences.
      const notices = await noticesInWords(tx, person_id, lang_code);
      return { person_id, said: { ...said, 'notices.notice': notices }, files: await filesBy(tx, person_id) };
    });
    if (!found) return;
    const { person_id, said, files } = found;
    const folder = await spool.create();
    try {
      const path = folder.at('copy.zip');
      const out = createWriteStream(path);
      const entries = entriesFor(store, { made_at: now.toISOString(), ...said }, files);
      await Promise.all([finished(out), writeZip(out, entries, now)]);
      const measured = await measure(path);

      const store_key = `copies/${randomBytes(16).toString('hex')}`;
      const keys = [objectKey(store_key)];
      await transaction((tx) => noteObjects(tx, keys, now));
      await store.put(objectKey(store_key), path);
      await transaction(async (tx, announce) => {
        if (!(await keepObjects(tx, keys))) throw new Error('the copy took longer to store than it may');
        if (!(await finishCopy(tx, copy_id, { ...measured, store_key }, now))) return forgetObjects(tx, keys, now);
        const told = { now, link: '/profile/data', cause: `copy:${copy_id}` } as const;
        await notify(tx, { persons: [person_id] }, copyReadyNotice, { days: COPY_DAYS }, told);
        return announce(copiesChanged, {}, { persons: [person_id] });
      });
    } finally {
      await folder.remove();
    }
  });
