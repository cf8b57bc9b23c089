// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import type { Boot } from './launch.ts';

const frame: Partial<Boot> = { framed: true, foreign: true };

/** A page with its own modules, which share the browser's channels with every other page. */
async function openPage(boot: Partial<Boot> = {}, bearer: string | null = null) {
  vi.resetModules();
  window.__kriitBoot = boot as Boot;
  const channel = await import('./session-channel.ts');
  const { holdFrameSession } = await import('./session-bearer.ts');
  if (bearer) holdFrameSession(bearer);
  const heard: string[] = [];
  channel.onOtherTab(({ kind }) => heard.push(kind));
  return { ...channel, heard };
}

afterEach(() => {
  window.__kriitBoot = undefined;
});

test('tabs hear tabs, frames hear frames, and a page with a bearer is alone', async () => {
  const tabs = [await openPage(), await openPage()];
  const frames = [await openPage(frame), await openPage(frame)];
  const alone = [await openPage(frame, 'B1'), await openPage(frame, 'B2')];
  tabs[0]?.tellOtherTabs({ kind: 'signed_out' });
  frames[0]?.tellOtherTabs({ kind: 'view_changed' });
  alone[0]?.tellOtherTabs({ kind: 'signed_in', user_id: 7 });
  await vi.waitFor(() => {
    expect(tabs[1]?.heard).toEqual(['signed_out']);
    expect(frames[1]?.heard).toEqual(['view_changed']);
  });
  expect([tabs[0], frames[0], ...alone].map((page) => page?.heard)).toEqual([[], [], [], []]);
});
