import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { bundleEmbed } from './bundle-embed.ts';

/** Host pages load the script before they show anything of ours. */
const MOST_BYTES = 5_000;

test('the script of host pages stays small, and is one classic script that loads nothing', async () => {
  const script = await bundleEmbed();
  expect(gzipSync(script, { level: 9 }).length).toBeLessThanOrEqual(MOST_BYTES);
  expect(script).toContain('Kriit');
  expect(() => new Function(script)).not.toThrow();
  expect(script).not.toMatch(/\bimport\s*\(|\brequire\s*\(/);
});
