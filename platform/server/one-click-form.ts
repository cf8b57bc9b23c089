const URLENCODED = /^List-Unsubscribe=One-Click\s*$/;
// One part between two lines of the same boundary; its heading is looked at apart, for headings come in any order.
const MULTIPART = /^(?:\r?\n)?--([^\r\n]{1,70})\r?\n((?:[^\r\n]{1,200}\r?\n){1,5})\r?\nOne-Click\r?\n--\1--\s*$/;
const HEADING = /^Content-Disposition:\s*form-data;\s*name="?List-Unsubscribe"?\s*$/im;

/** Whether a form is the one with which mail programs unsubscribe (RFC 8058); it may be written in either way. */
export function isOneClick(text: string): boolean {
  if (URLENCODED.test(text)) return true;
  const heading = MULTIPART.exec(text)?.[2];
  return heading !== undefined && HEADING.test(heading);
}
