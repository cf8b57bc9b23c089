import type { Page } from '@playwright/test';
import sharp from 'sharp';

export type Sent = { name: string; mimeType: string; buffer: Buffer };

/** A picture of one colour. */
export const draw = async (name: string, background: string, width = 200, height = width): Promise<Sent> => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer(),
});

/** The file as a browser hands it to a page when it is dragged in or pasted. */
export const carried = (page: Page, { name, mimeType, buffer }: Sent) =>
  page.evaluateHandle(
    ([base64, fileName, type]) => {
      const bytes = Uint8Array.from(atob(base64 as string), (letter) => letter.charCodeAt(0));
      const data = new DataTransfer();
      data.items.add(new File([bytes], fileName as string, { type: type as string }));
      return data;
    },
    [buffer.toString('base64'), name, mimeType],
  );

/** Pastes it wherever the page is. */
export async function paste(page: Page, file: Sent): Promise<void> {
  await page.evaluate(
    (clipboardData) => {
      document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    await carried(page, file),
  );
}
