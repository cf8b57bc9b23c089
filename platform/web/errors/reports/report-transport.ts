import { makeFetchTransport } from '@sentry/browser';
import type { Envelope, Transport } from '@sentry/core';
import { cleanParcel, kindOf, type Parcel } from '#platform/contract/error-report.ts';
import { cleanRecording } from './clean-recording.ts';

type Options = Parameters<typeof makeFetchTransport>[0];

/** A recording is a line about itself and then its events; they are packed as the receiver expects it. */
async function packRecording(recording: string): Promise<Uint8Array> {
  const split = recording.indexOf('\n') + 1;
  const events = JSON.stringify(cleanRecording(JSON.parse(recording.slice(split))));
  const packed = new Blob([events]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Blob([recording.slice(0, split), await new Response(packed).blob()]).arrayBuffer());
}

const isRecording = ([head, content]: Parcel[1][number]): boolean =>
  kindOf(head) === 'replay_recording' && typeof content === 'string';

/** The only way out of the page: whatever the library has gathered, only what may be told goes on. */
export function reportTransport(options: Options, plainFetch: typeof fetch): Transport {
  const transport = makeFetchTransport(options, plainFetch);
  const sendClean = (parcel: Parcel) => transport.send(cleanParcel(parcel) as Envelope);
  return {
    ...transport,
    send: (envelope) => {
      const parcel = envelope as Parcel;
      // At once where nothing has to be packed: a page that is being left does not wait.
      if (!parcel[1].some(isRecording)) return sendClean(parcel);
      const packing = parcel[1].map(async (item) =>
        isRecording(item) ? ([item[0], await packRecording(String(item[1]))] as const) : item,
      );
      return Promise.all(packing).then((items) => sendClean([parcel[0], items]));
    },
  };
}
