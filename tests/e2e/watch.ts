import type { BrowserContext } from '@playwright/test';

// A call that is refused or cut off, as many stories want it, is told by the browser in this way.
const EXPECTED = /^Failed to load resource|^WebSocket connection to .* failed/;

/**
 * Notes what no page of ours may ever do: leave the origins of its story, break the content security policy,
 * or throw. The browser tells the second one as an error on its console. Gives the way to look no more.
 */
export function watch(context: BrowserContext, origins: readonly string[], offences: string[]): () => void {
  let isWatching = true;
  const note = (offence: string): void => {
    if (isWatching) offences.push(offence);
  };
  context.on('request', (request) => {
    const { protocol, origin: asked } = new URL(request.url());
    if (protocol.startsWith('http') && !origins.includes(asked)) note(`asked ${request.url()}`);
  });
  context.on('console', (message) => {
    if (message.type() === 'error' && !EXPECTED.test(message.text())) note(message.text());
  });
  context.on('weberror', (error) => note(String(error.error())));
  return () => {
    isWatching = false;
  };
}
