import { type Entry, openPromise, type ZipFile } from 'yauzl';

/** What the parts of an office file may come to when unpacked; a bomb is larger. */
const UNPACKED_MAX = 500_000_000;
const ENTRIES_MAX = 10_000;
/** The small part that says what the whole is. */
const TOLD_MAX = 1_048_576;

const wordsOf: Readonly<Record<string, { part: string; says: RegExp }>> = {
  docx: told('wordprocessingml.document'),
  xlsx: told('spreadsheetml.sheet'),
  pptx: told('presentationml.presentation'),
  odt: mimetype('text'),
  ods: mimetype('spreadsheet'),
  odp: mimetype('presentation'),
};

// Files with macros say so in this very place and are another kind.
function told(kind: string) {
  const type = `application/vnd.openxmlformats-officedocument.${kind}.main+xml`;
  return {
    part: '[Content_Types].xml',
    says: new RegExp(`ContentType\\s*=\\s*["']${type.replace(/[.+]/g, '\\$&')}["']`),
  };
}

function mimetype(kind: string) {
  return { part: 'mimetype', says: new RegExp(`^application/vnd\\.oasis\\.opendocument\\.${kind}$`) };
}

// A name with a backslash, as old Windows packers write it, is no fault: nothing is ever unpacked to a disk.
const openArchive = (path: string): Promise<ZipFile | null> =>
  openPromise(path, { lazyEntries: true, autoClose: false, strictFileNames: false, decodeStrings: true }).catch(
    () => null,
  );

async function readPart(archive: ZipFile, entry: Entry): Promise<string> {
  if (entry.uncompressedSize > TOLD_MAX) throw new Error('the part is too large');
  const stream = await archive.openReadStreamPromise(entry);
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

/** True when a zip archive can be opened and says of itself that it is this kind of office file. */
export async function isOfficeFile(path: string, extension: string): Promise<boolean> {
  const wanted = wordsOf[extension];
  if (!wanted) return false;
  const archive = await openArchive(path);
  if (!archive) return false;
  let unpacked = 0;
  let says: string | undefined;
  try {
    if (archive.entryCount > ENTRIES_MAX) return false;
    for await (const entry of archive.eachEntry()) {
      unpacked += entry.uncompressedSize;
      if (unpacked > UNPACKED_MAX) return false;
      if (entry.fileName === wanted.part) says = await readPart(archive, entry);
    }
    return says !== undefined && wanted.says.test(says);
  } catch {
    return false;
  } finally {
    archive.close();
  }
}

/** True when a zip archive has a table that can be read; what is in it stays packed. */
export async function isZip(path: string): Promise<boolean> {
  const archive = await openArchive(path);
  archive?.close();
  return archive !== null;
}
