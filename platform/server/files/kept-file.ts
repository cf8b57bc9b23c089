import { FILE_FORMATS, type FileExtension } from '#platform/contract/file-kinds.ts';
import { PREVIEW_SIZES, type PreviewSize } from '#platform/contract/file-limits.ts';
import { renamed } from '#platform/contract/file-name.ts';
import type { FileStore } from './file-store.ts';
import type { ServedFile } from './send-file.ts';

/** A file as the database knows it. */
export type KeptFile = {
  readonly id: number;
  readonly file_name: string;
  readonly ext: FileExtension;
  readonly size: number;
  /** SHA-256 of the bytes, in hex. */
  readonly hash_name: string;
  /** Where its objects lie in the store. */
  readonly store_key: string;
  /** The sizes of the small versions in bytes, in the order of `PREVIEW_SIZES`; none for what is no image. */
  readonly preview_bytes: readonly number[];
  /** Of a picture in pixels, as it is shown; null for what is no picture, and for those from before they were kept. */
  readonly width: number | null;
  readonly height: number | null;
};

/** The object of a file, or of one of its small versions. */
export const objectKey = (store_key: string, size?: PreviewSize): string => `${store_key}/${size ?? 'file'}`;

/** Every object that a file has in the store. */
export const objectKeys = ({ store_key, preview_bytes }: Pick<KeptFile, 'store_key' | 'preview_bytes'>): string[] => [
  objectKey(store_key),
  ...PREVIEW_SIZES.slice(0, preview_bytes.length).map((size) => objectKey(store_key, size)),
];

// Drawings are images to people, but programs to browsers.
const isPicture = (ext: FileExtension): boolean => FILE_FORMATS[ext].proof === 'image';

/** What leaves when a file is fetched, whole or small; null for a small version that there is none of. */
export function servedFile(store: FileStore, file: KeptFile, size?: PreviewSize): ServedFile | null {
  const open: ServedFile['open'] = (range) => store.open(objectKey(file.store_key, size), range);
  if (size === undefined) {
    const { file_name, hash_name: hash, ext } = file;
    return { file_name, hash, type: FILE_FORMATS[ext].type, size: file.size, isShown: isPicture(ext), open };
  }
  const bytes = file.preview_bytes[PREVIEW_SIZES.indexOf(size)];
  if (bytes === undefined) return null;
  const file_name = renamed(file.file_name, 'webp');
  return { file_name, hash: `${file.hash_name}-${size}`, type: 'image/webp', size: bytes, isShown: true, open };
}
