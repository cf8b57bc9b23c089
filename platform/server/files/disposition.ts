import { cleanFileName } from '#platform/contract/file-name.ts';

const encoded = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * The header that names a download (RFC 6266): plain letters for old programs, everything for the rest. The
 * name is cleaned again, so that no row of the database can break a line or turn a name around.
 */
export function disposition(kind: 'inline' | 'attachment', file_name: string): string {
  const name = cleanFileName(file_name);
  const plain = name.normalize('NFKD').replace(/[^\x20-\x7e]|[%"\\;]/g, '') || 'file';
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded(name)}`;
}
