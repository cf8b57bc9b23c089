import { SERVER_VARIABLE } from '#platform/testing/product.ts';
import { SERVER } from '#tools/server-command.mjs';
import { measureChat } from './measure-chat.ts';
import { measureConsents } from './measure-consents.ts';
import { measureDelivery } from './measure-delivery.ts';
import { measureJournal } from './measure-journal.ts';
import { measureLcp } from './measure-lcp.ts';
import { measureMe } from './measure-me.ts';
import { measureMessaging } from './measure-messaging.ts';
import { measureSearch } from './measure-search.ts';
import { measureSockets } from './measure-sockets.ts';

const benches: Record<string, () => Promise<string[]>> = {
  me: measureMe,
  lcp: measureLcp,
  sockets: measureSockets,
  consents: measureConsents,
  messaging: measureMessaging,
  delivery: measureDelivery,
  search: measureSearch,
  chat: measureChat,
  journal: measureJournal,
};

// Measured is what `npm start` runs, which `npm run bench` has built.
process.env[SERVER_VARIABLE] = SERVER.join(' ');

const wanted = process.argv.slice(2);
for (const [name, measure] of Object.entries(benches)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  for (const line of await measure()) console.log(line);
}
