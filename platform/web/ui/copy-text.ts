import { toast } from './toast.ts';

/** Browsers keep the clipboard from pages on plain http, and schools have those too. */
function copyByHand(text: string): void {
  const field = document.createElement('textarea');
  field.value = text;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  document.body.append(field);
  field.select();
  document.execCommand('copy');
  field.remove();
}

/** Puts a text on the clipboard and says so. */
export async function copyText(text: string, news: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    copyByHand(text);
  }
  void toast.done(news);
}
