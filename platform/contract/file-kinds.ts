/** What a file is to a person: it decides the icon, the tab and the way it is shown. */
type FileKind =
  | 'document'
  | 'spreadsheet'
  | 'presentation'
  | 'audio'
  | 'video'
  | 'image'
  | 'archive'
  | 'cad'
  | 'markup';

/** The way in which the content of a file has to prove what its extension says. */
type FileProof = 'image' | 'heic' | 'svg' | 'office' | 'old-office' | 'text' | 'signature';

type FileFormat = { readonly kind: FileKind; readonly proof: FileProof; readonly type: string };

const format = (kind: FileKind, proof: FileProof, type: string): FileFormat => ({ kind, proof, type });

// What could run in a browser leaves as bytes without a meaning, whatever it is.
const BYTES = 'application/octet-stream';
const office = (name: string): string => `application/vnd.openxmlformats-officedocument.${name}`;
const open = (name: string): string => `application/vnd.oasis.opendocument.${name}`;

/** Every format that the platform knows, by extension (DECISIONS, "upload whitelist"). */
export const FILE_FORMATS = {
  doc: format('document', 'old-office', 'application/msword'),
  docx: format('document', 'office', office('wordprocessingml.document')),
  odt: format('document', 'office', open('text')),
  rtf: format('document', 'signature', 'application/rtf'),
  txt: format('document', 'text', 'text/plain'),
  pdf: format('document', 'signature', 'application/pdf'),
  md: format('document', 'text', 'text/plain'),
  xls: format('spreadsheet', 'old-office', 'application/vnd.ms-excel'),
  xlsx: format('spreadsheet', 'office', office('spreadsheetml.sheet')),
  ods: format('spreadsheet', 'office', open('spreadsheet')),
  csv: format('spreadsheet', 'text', 'text/csv'),
  ppt: format('presentation', 'old-office', 'application/vnd.ms-powerpoint'),
  pptx: format('presentation', 'office', office('presentationml.presentation')),
  odp: format('presentation', 'office', open('presentation')),
  mp3: format('audio', 'signature', 'audio/mpeg'),
  wav: format('audio', 'signature', 'audio/wav'),
  ogg: format('audio', 'signature', 'audio/ogg'),
  m4a: format('audio', 'signature', 'audio/mp4'),
  mp4: format('video', 'signature', 'video/mp4'),
  webm: format('video', 'signature', 'video/webm'),
  mov: format('video', 'signature', 'video/quicktime'),
  avi: format('video', 'signature', 'video/x-msvideo'),
  mkv: format('video', 'signature', 'video/x-matroska'),
  png: format('image', 'image', 'image/png'),
  jpg: format('image', 'image', 'image/jpeg'),
  jpeg: format('image', 'image', 'image/jpeg'),
  gif: format('image', 'image', 'image/gif'),
  webp: format('image', 'image', 'image/webp'),
  heic: format('image', 'heic', 'image/heic'),
  heif: format('image', 'heic', 'image/heif'),
  svg: format('image', 'svg', BYTES),
  zip: format('archive', 'signature', 'application/zip'),
  rar: format('archive', 'signature', 'application/vnd.rar'),
  '7z': format('archive', 'signature', 'application/x-7z-compressed'),
  dwg: format('cad', 'signature', 'image/vnd.dwg'),
  dxf: format('cad', 'signature', 'image/vnd.dxf'),
  html: format('markup', 'text', BYTES),
  htm: format('markup', 'text', BYTES),
  xml: format('markup', 'text', BYTES),
  json: format('markup', 'text', 'application/json'),
} as const satisfies Readonly<Record<string, FileFormat>>;

export type FileExtension = keyof typeof FILE_FORMATS;

/** A reading of untrusted text as an extension that we know. */
export const asExtension = (text: string): FileExtension | undefined =>
  Object.hasOwn(FILE_FORMATS, text) ? (text as FileExtension) : undefined;

/** What lesson files may be (DECISIONS, "upload whitelist, lesson"). */
export const LESSON_EXTENSIONS = (Object.keys(FILE_FORMATS) as FileExtension[]).filter(
  (extension) => FILE_FORMATS[extension].kind !== 'markup' && extension !== 'heif',
);

/** What messages may carry: the lesson list and some markup (DECISIONS, "uploads"). */
export const MESSAGE_EXTENSIONS: readonly FileExtension[] = [
  ...LESSON_EXTENSIONS,
  'html',
  'htm',
  'xml',
  'json',
  'heif',
];

/** Photos as cameras and phones make them (DECISIONS, "photo formats"). */
export const PHOTO_EXTENSIONS: readonly FileExtension[] = ['png', 'jpg', 'jpeg', 'heic', 'heif'];
