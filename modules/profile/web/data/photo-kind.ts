/** What the first bytes of a file say that it is; null where they say something else than a photo. */
function photoKindOf(bytes: Uint8Array): 'png' | 'jpeg' | 'heif' | null {
  const text = String.fromCharCode(...bytes.subarray(0, 12));
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  return text.slice(4, 8) === 'ftyp' ? 'heif' : null;
}

const KINDS: Readonly<Record<string, string>> = { png: 'png', jpg: 'jpeg', jpeg: 'jpeg', heic: 'heif', heif: 'heif' };

/** Whether a photo is what its extension says. The server would not see it: it only gets what was cut out. */
export const isWhatItSays = (extension: string, bytes: Uint8Array): boolean => KINDS[extension] === photoKindOf(bytes);
