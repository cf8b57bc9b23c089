// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { call } from '#platform/web/data/call.ts';
import type { Attachment, Message } from '../../contract/shapes.ts';
import { MessageFiles } from './message-files.tsx';
import { PlaceholderFiles } from './placeholder-files.tsx';

vi.mock('#platform/web/data/session-bearer.ts', () => ({ sessionKind: () => 'ordinary' }));
vi.mock('#platform/web/data/call.ts', () => ({ call: vi.fn() }));
vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key, i18n: { language: 'en' } }) }));

const standing = {
  attachment_id: 5,
  message_id: 7,
  original_filename: 'notice.jpg',
  extension: 'jpg',
  size: 90_000,
  path_in_filesystem: '/5',
  preview: '/5?size=320',
  preview_large: '/5?size=1280',
  width: 3000,
  height: 4000,
} as Attachment;
const song: Attachment = {
  ...standing,
  attachment_id: 6,
  original_filename: 'song.mp3',
  extension: 'mp3',
  preview: null,
};

let root: Root;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.mocked(call).mockReset();
});

const show = (...attachments: Attachment[]) =>
  act(() => root.render(<MessageFiles message={{ attachments } as Message} />));
const find = (what: string) => document.querySelector<HTMLElement>(what);
const roomOf = (grid: HTMLElement | null) =>
  ['--picture-width', '--picture-ratio'].map((name) => grid?.style.getPropertyValue(name));

it('a picture has its own proportions, before its address is there and after', () => {
  show({ ...standing, path_in_filesystem: '', preview: null, preview_large: null });
  expect(roomOf(find('[data-count]'))).toEqual(['270px', '0.75']);
  expect(find('img')).toBeNull();
  show(standing);
  expect(roomOf(find('[data-count]'))).toEqual(['270px', '0.75']);
  expect(find('img')?.getAttribute('srcset')).toBe('/5?size=320 240w, /5?size=1280 960w');
  expect(find('img')?.getAttribute('sizes')).toBe('min(270px, 62vw)');
});

it('a picture that is on its way stands in the room that it will have', () => {
  const file = { id: 5, file_name: 'notice.jpg', ext: 'jpg', size: 9, path: '/5', width: 3000, height: 4000 };
  act(() => root.render(<PlaceholderFiles files={[file]} />));
  expect(roomOf(find('[data-count]'))).toEqual(['270px', '0.75']);
  expect(find('img')?.getAttribute('alt')).toBe('notice.jpg');
});

it('a picture from before its sides were kept is shown from its small version', () => {
  show({ ...standing, width: null, height: null });
  expect(find('img')?.getAttribute('src')).toBe('/5?size=320');
  expect(find('img')?.hasAttribute('srcset')).toBe(false);
});

it('addresses that have run out are renewed, both of them and once', async () => {
  const fresh = { ...standing, path_in_filesystem: '/n', preview: '/n?size=320', preview_large: '/n?size=1280' };
  vi.mocked(call).mockResolvedValue(fresh as never);
  show(standing);
  for (let time = 0; time < 2; time += 1) await act(async () => find('img')?.dispatchEvent(new Event('error')));
  expect(find('img')?.getAttribute('srcset')).toBe('/n?size=320 240w, /n?size=1280 960w');
  expect(call).toHaveBeenCalledTimes(1);
});

it('a sound and its name stand in one card', () => {
  show(song);
  const card = find('audio')?.parentElement;
  expect(card?.querySelectorAll('button')).toHaveLength(1);
  expect(card?.textContent).toContain('song.mp3');
});
