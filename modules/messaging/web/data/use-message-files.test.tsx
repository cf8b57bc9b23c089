// @vitest-environment jsdom
import { useEffect, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import type { UploadedFile } from '#platform/web/files/send-file.ts';
import { useDraft } from './use-draft.ts';
import { useMessageFiles } from './use-message-files.ts';

type Arrived = (file: UploadedFile, place: number) => void;

const arrived = vi.hoisted(() => ({ tell: (() => {}) as Arrived }));
vi.mock('#platform/web/data/call.ts', () => ({ call: async () => ({}) }));
vi.mock('#platform/web/data/me.ts', () => ({ useMe: () => ({ id: 1, school: { id: 1 } }) }));
vi.mock('#platform/web/files/use-uploads.ts', () => ({
  useUploads: ({ onUploaded }: { onUploaded: Arrived }) => {
    arrived.tell = onUploaded;
    return { list: [] };
  },
}));

const WAY = { inLine: async () => undefined, onSaved: () => undefined };

/** The place of a file among those that were picked is its number. */
const arrive = (id: number): void =>
  arrived.tell({ id, file_name: `${id}.txt`, ext: 'txt', size: 5, path: '', width: null, height: null } as never, id);

/** A field to which the second file comes as the first is being drawn, and the third right after that. */
function Field() {
  const { written, change } = useDraft(9, null, WAY);
  useMessageFiles(undefined, written, change);
  const { length } = written.files;
  useLayoutEffect(() => {
    if (length === 1) arrive(1);
  }, [length]);
  useEffect(() => {
    if (length === 1) arrive(3);
  }, [length]);
  return <output>{written.files.map(({ id }) => id).join()}</output>;
}

it('keeps every file, in the order in which they were picked, whenever they come', async () => {
  const place = document.createElement('div');
  const root = createRoot(place);
  root.render(<Field />);
  await vi.waitFor(() => expect(place.querySelector('output')).not.toBeNull());
  arrive(2);
  await vi.waitFor(() => expect(place.textContent).toBe('1,2,3'));
  root.unmount();
});
