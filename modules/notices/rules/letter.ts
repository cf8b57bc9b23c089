/** One notice in a letter. */
export type LetterLine = { readonly title: string; readonly text: string; readonly url: string | null };

/** The words around the notices, already in the reader's language. */
export type LetterFrame = {
  readonly language: string;
  readonly greeting: string;
  /** What the link to a notice says. */
  readonly open: string;
  /** A sentence about those that are not written out. */
  readonly rest: string | null;
  /** Why this letter came. */
  readonly reason: string;
  readonly unsubscribe: { readonly label: string; readonly url: string } | null;
};

const MARKS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** What people typed stays text, in letters too. */
const plain = (text: string): string => text.replace(/[&<>"']/g, (mark) => MARKS[mark] ?? mark);

function asText(lines: readonly LetterLine[], { greeting, rest, reason, unsubscribe }: LetterFrame): string {
  const notices = lines.map(({ title, text, url }) => [title, text, ...(url ? [url] : [])].join('\n'));
  const foot = ['—', reason, ...(unsubscribe ? [`${unsubscribe.label}: ${unsubscribe.url}`] : [])].join('\n');
  return [greeting, ...notices, ...(rest ? [rest] : []), foot].join('\n\n');
}

const soft = 'color:#5b635e;font-size:13px;line-height:1.5';
const ink = 'color:#1f2a24;font-size:15px;line-height:1.5';

const linkTo = (url: string, label: string, style: string): string =>
  `<a href="${plain(url)}" style="${style}">${plain(label)}</a>`;

function lineAsHtml({ title, text, url }: LetterLine, open: string): string {
  const link = url ? `<p style="margin:8px 0 0">${linkTo(url, open, 'color:#1e6b4f;font-weight:600')}</p>` : '';
  return `<tr><td style="padding:16px 0;border-top:1px solid #e4e2da"><p style="margin:0;font-weight:650;${ink}">${plain(title)}</p><p style="margin:4px 0 0;${ink}">${plain(text)}</p>${link}</td></tr>`;
}

function asHtml(lines: readonly LetterLine[], frame: LetterFrame): string {
  const { language, greeting, open, rest, reason, unsubscribe } = frame;
  const leave = unsubscribe ? `<br>${linkTo(unsubscribe.url, unsubscribe.label, 'color:#5b635e')}` : '';
  return [
    `<!doctype html><html lang="${plain(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>`,
    `<body style="margin:0;padding:24px;background:#f6f4ee;font-family:system-ui,-apple-system,'Segoe UI',sans-serif">`,
    `<table role="presentation" style="width:100%;max-width:560px;margin:0 auto;padding:24px;border-radius:12px;background:#fff">`,
    `<tr><td style="padding:0 0 16px;${ink}">${plain(greeting)}</td></tr>`,
    ...lines.map((line) => lineAsHtml(line, open)),
    ...(rest ? [`<tr><td style="padding:16px 0;border-top:1px solid #e4e2da;${ink}">${plain(rest)}</td></tr>`] : []),
    `<tr><td style="padding:16px 0 0;border-top:1px solid #e4e2da;${soft}">${plain(reason)}${leave}</td></tr>`,
    '</table></body></html>',
  ].join('\n');
}

/** A letter in both its forms. */
export const writeLetter = (lines: readonly LetterLine[], frame: LetterFrame): { text: string; html: string } => ({
  text: asText(lines, frame),
  html: asHtml(lines, frame),
});
