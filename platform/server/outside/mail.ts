import { createTransport } from 'nodemailer';

/** A letter by e-mail. */
type Mail = {
  /** The same for every try, so that a mailbox that got it twice shows it once. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where mail programs unsubscribe with one click (RFC 8058). */
  readonly unsubscribe_url?: string;
};

/** `refused` is an address that will never take mail. */
export type SendMail = (mail: Mail) => Promise<'sent' | 'refused'>;

const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Sends by an SMTP server. */
export function mailBySmtp(url: string, from: string): SendMail {
  const transport = createTransport({ url, ...PATIENCE });
  const host = from.replace(/^.*@|[>\s].*$/g, '');
  return async ({ id, to, subject, text, html, unsubscribe_url }) => {
    const headers: Record<string, string> = { 'Auto-Submitted': 'auto-generated' };
    if (unsubscribe_url) {
      headers['List-Unsubscribe'] = `<${unsubscribe_url}>`;
      headers['List-Unsubscribe-Post'] = 'List-Unsubscribe=One-Click';
    }
    // As an object, so that nothing in an address can name a second receiver.
    const receiver = { name: '', address: to };
    try {
      await transport.sendMail({ from, to: receiver, messageId: `<${id}@${host}>`, subject, text, html, headers });
      return 'sent';
    } catch (error) {
      const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
      if (code === 'EENVELOPE' && responseCode >= 500) return 'refused';
      // The server quotes the address in its answer, and that does not belong in a log.
      throw new Error(`The mail server did not take the letter: ${responseCode || code}.`);
    }
  };
}
