// @vitest-environment jsdom
import { useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, vi } from 'vitest';
import { keptPlaceholders } from './kept-placeholders.ts';
import type { KeptDraft } from './server-draft.ts';
import { useDraft } from './use-draft.ts';
import { nothingWritten, saidForm } from './written.ts';

vi.mock('#platform/web/data/call.ts', () => ({ call: async () => ({}) }));
vi.mock('#platform/web/data/me.ts', () => ({ useMe: () => ({ id: 1 }) }));

const WAY = { inLine: async () => undefined, onSaved: () => undefined };

const draftOf = (content: string): KeptDraft => ({
  content,
  attachments: [],
  is_important: false,
  master_message_id: null,
  quote: null,
  poll: null,
  updated_at: '2026-11-17T10:00:00.000Z',
});

/** A field into which somebody types in the very moment in which another device's draft has come. */
function Field({ kept, typed }: { kept: KeptDraft; typed?: string }) {
  const { written, change } = useDraft(5, kept, WAY);
  useLayoutEffect(() => {
    if (typed !== undefined) change({ content_plain: typed });
  }, [typed, change]);
  return <output>{written.content_plain}</output>;
}

it('takes what another device wrote, and never the place of what is being typed', async () => {
  const place = document.createElement('div');
  const root = createRoot(place);
  root.render(<Field kept={null} />);
  await vi.waitFor(() => expect(place.querySelector('output')).not.toBeNull());
  root.render(<Field kept={draftOf('From the phone')} />);
  await vi.waitFor(() => expect(place.textContent).toBe('From the phone'));
  root.render(<Field kept={draftOf('From the phone, longer')} typed="Here" />);
  await vi.waitFor(() => expect(place.textContent).not.toBe('From the phone'));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(place.textContent).toBe('Here');
  root.unmount();
});

const draft: { current: ReturnType<typeof useDraft> | null } = { current: null };

/** A field of which the test has everything in its hands. */
function Typing({ kept, way = WAY }: { kept: KeptDraft; way?: Parameters<typeof useDraft>[2] }) {
  draft.current = useDraft(6, kept, way);
  return <output>{draft.current.written.content_plain}</output>;
}

it('knows what was typed before it is drawn, and another device does not take its place', async () => {
  sessionStorage.clear();
  const place = document.createElement('div');
  const root = createRoot(place);
  root.render(<Typing kept={null} />);
  await vi.waitFor(() => expect(draft.current).not.toBeNull());
  draft.current?.type('At once');
  expect(draft.current?.now().content_plain).toBe('At once');
  expect(draft.current?.isTypedAhead()).toBe(true);
  root.render(<Typing kept={draftOf('From the phone')} />);
  await vi.waitFor(() => expect(place.textContent).toBe('At once'));
  await vi.waitFor(() => expect(draft.current?.isTypedAhead()).toBe(false));

  draft.current?.type('At once, and on the way');
  root.unmount();
  expect(sessionStorage.getItem('kriit-draft:1:6')).toContain('At once, and on the way');
});

/** Somebody who sends in the very moment in which it is drawn that something is important. */
function Sending({ sends }: { sends: (isImportant: boolean) => void }) {
  const { written, now, change } = useDraft(7, null, WAY);
  useLayoutEffect(() => {
    if (written.is_important) sends(now().is_important);
    else change({ is_important: true });
  }, [written, now, change, sends]);
  return null;
}

it('knows all that is drawn', async () => {
  sessionStorage.clear();
  const sends = vi.fn();
  const root = createRoot(document.createElement('div'));
  root.render(<Sending sends={sends} />);
  await vi.waitFor(() => expect(sends).toHaveBeenCalledWith(true));
  root.unmount();
});

it('tells what the server has, also after one has left: whoever comes back at once goes on from there', async () => {
  sessionStorage.clear();
  const way = { ...WAY, inLine: (work: () => Promise<unknown>) => work(), onSaved: vi.fn() };
  const place = document.createElement('div');
  const root = createRoot(place);
  root.render(<Typing kept={null} way={way} />);
  await vi.waitFor(() => expect(place.querySelector('output')).not.toBeNull());
  draft.current?.type('Half a sentence');
  root.unmount();
  await vi.waitFor(() => expect(way.onSaved).toHaveBeenCalledOnce());
  expect(way.onSaved).toHaveBeenCalledWith(expect.objectContaining({ content: 'Half a sentence', attachments: [] }));
  expect(sessionStorage.getItem('kriit-draft:1:6')).toBeNull();
});

describe('what was typed a moment ago', () => {
  const typeAndGo = async (go: (leave: () => void) => void) => {
    sessionStorage.clear();
    const place = document.createElement('div');
    const root = createRoot(place);
    root.render(<Field kept={undefined} typed="Half a word" />);
    await vi.waitFor(() => expect(place.textContent).toBe('Half a word'));
    go(() => root.unmount());
    const kept = sessionStorage.getItem('kriit-draft:1:5');
    root.unmount();
    return kept;
  };

  it('is in the tab when somebody leaves the conversation', async () => {
    expect(await typeAndGo((leave) => leave())).toContain('Half a word');
  });

  it('is in the tab when the page goes', async () => {
    expect(await typeAndGo(() => dispatchEvent(new Event('pagehide')))).toContain('Half a word');
  });
});

describe('what could not be sent', () => {
  const formOf = (content_plain: string) => saidForm({ ...nothingWritten, content_plain });
  const UNSENT = { creation_date: '2026-11-17T10:00:00.000Z', state: 'failed', fault: null } as const;
  /** Opens a conversation in which "Hello, all" stands unsent, of which the server may have had "Hello". */
  const open = async (kept: KeptDraft) => {
    sessionStorage.clear();
    localStorage.clear();
    const unsent = {
      ...nothingWritten,
      ...UNSENT,
      client_id: 'a',
      content_plain: 'Hello, all',
      begun: [formOf('Hello')],
    };
    keptPlaceholders.write(1, 6, [], [unsent]);
    const way = { ...WAY, inLine: vi.fn((work: () => Promise<unknown>) => work()) };
    const place = document.createElement('div');
    const root = createRoot(place);
    const show = (now: KeptDraft) => root.render(<Typing kept={now} way={way} />);
    show(kept);
    await vi.waitFor(() => expect(place.querySelector('output')).not.toBeNull());
    return { place, show, root, way };
  };

  it.each<[draft: string, field: string]>([
    ['Hello, all', ''],
    ['Hello', ''],
    ['Hello, Ben', 'Hello, Ben'],
  ])('is not a draft as well: of "%s" the field says "%s"', async (draft, field) => {
    const { place, show, root } = await open(draftOf(draft));
    expect(place.textContent).toBe(field);
    show(draftOf('From the phone'));
    await vi.waitFor(() => expect(place.textContent).toBe('From the phone'));
    root.unmount();
  });

  it('does not come back with an answer that comes later, nor takes the place of what is typed', async () => {
    const { place, show, root } = await open(undefined);
    draft.current?.type('And a cake');
    await vi.waitFor(() => expect(place.textContent).toBe('And a cake'));
    show(draftOf('Hello'));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(place.textContent).toBe('And a cake');
    show(null);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(place.textContent).toBe('And a cake');
    root.unmount();
  });

  it('knows what the server may have of it: what it has, and what is on its way there', async () => {
    const { place, root, way } = await open(draftOf('Hello, Ben'));
    way.inLine.mockImplementation(() => new Promise(() => undefined));
    draft.current?.type('Hello, Ben and');
    await vi.waitFor(() => expect(way.inLine).toHaveBeenCalledOnce(), 3_000);
    draft.current?.type('Hello, Ben and Carl');
    expect(draft.current?.forget()).toEqual([formOf('Hello, Ben'), formOf('Hello, Ben and')]);
    await vi.waitFor(() => expect(place.textContent).toBe(''));
    root.unmount();
  });
});
