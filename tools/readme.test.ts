import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { DEMO_ACCOUNTS } from '#modules/account/server/demo.ts';
import { settings } from '#platform/server/config-settings.ts';

// The formatter pads tables; a reader does not see it.
const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8').replace(/ +/g, ' ');

it.each(Object.values(settings))('tells of the setting $name', (setting) => {
  const fallback = 'fallback' in setting && setting.fallback !== '' ? `\`${setting.fallback}\`` : '';
  expect(readme).toContain(`| \`${setting.name}\` | ${fallback} | ${setting.description} |`.replace(/ +/g, ' '));
});

it('tells of every account of the demonstration', () => {
  for (const { username } of DEMO_ACCOUNTS) expect(readme).toContain(`\`${username}\``);
});
