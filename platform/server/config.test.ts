import { readFileSync } from 'node:fs';
import { isAbsolute } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { settings } from './config-settings.ts';
import type { Setting } from './setting.ts';
import { StartError } from './start-error.ts';

const refusalOf = (environment: Record<string, string>): string => {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof StartError) return error.message;
    throw error;
  }
  return 'accepted';
};

describe('the configuration', () => {
  it('starts the demonstration on the embedded database when nothing is set', () => {
    const config = readConfig({});
    expect(config).toMatchObject({ port: 3000, host: 'localhost', demo: true, logLevel: 'warn', databasePool: 10 });
    expect(config).toMatchObject({ trustedProxies: [], origins: [], callsPerMinute: 1200 });
    expect(config.databaseUrl).toBeUndefined();
    expect(isAbsolute(config.dataFolder)).toBe(true);
    expect(Object.isFrozen(config)).toBe(true);
  });

  it('makes no demonstration on a database of your own unless asked', () => {
    const databaseUrl = 'postgres://kriit:secret@db.example:5432/kriit';
    expect(readConfig({ DATABASE_URL: databaseUrl }).demo).toBe(false);
    expect(readConfig({ DATABASE_URL: databaseUrl, KRIIT_DEMO: '1' }).demo).toBe(true);
    expect(readConfig({ KRIIT_DEMO: '0' }).demo).toBe(false);
  });

  it('takes lists apart and an empty variable as not set', () => {
    const config = readConfig({
      PORT: '',
      KRIIT_TRUSTED_PROXIES: '10.0.0.0/8, ::1',
      KRIIT_ORIGINS: 'https://school.example,http://localhost:8080',
    });
    expect(config.port).toBe(3000);
    expect(config.trustedProxies).toEqual(['10.0.0.0/8', '::1']);
    expect(config.origins).toEqual(['https://school.example', 'http://localhost:8080']);
  });

  it.each([
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '3000.5'],
    ['PORT', '0x10'],
    ['PORT', 'three thousand'],
    ['HOST', 'not a host'],
    ['KRIIT_DEMO', 'yes'],
    ['KRIIT_LOG_LEVEL', 'loud'],
    ['KRIIT_TRUSTED_PROXIES', '10.0.0.0/33'],
    ['KRIIT_TRUSTED_PROXIES', '10.0.0.1,'],
    ['KRIIT_TRUSTED_PROXIES', 'proxy.example'],
    ['KRIIT_ORIGINS', 'https://school.example/'],
    ['KRIIT_ORIGINS', 'school.example'],
    ['KRIIT_ORIGINS', 'file:///school'],
    ['KRIIT_ORIGINS', '*'],
    ['KRIIT_ORIGINS', 'https://*.example'],
    ['KRIIT_HOST_ORIGINS', 'https://portal.example/'],
    ['KRIIT_HOST_ORIGINS', 'https://*.example'],
    ['KRIIT_HOST_ORIGINS', 'https://portal.example;script-src'],
    ['KRIIT_HOST_ORIGINS', 'null'],
    ['KRIIT_HOST_PAGE_PORT', '65536'],
    ['KRIIT_ERROR_REPORTS', 'https://errors.example/7'],
    ['KRIIT_ERROR_REPORTS', 'https://key:secret@errors.example/7'],
    ['KRIIT_ERROR_REPORTS', 'https://key@errors.example/project'],
    ['KRIIT_ERROR_REPORTS', 'https://key@errors.example/7?x=1'],
    ['KRIIT_ERROR_REPORTS', 'https://key@errors.example/"><script>/7'],
    ['KRIIT_ERROR_REPORTS', 'ftp://key@errors.example/7'],
    ['KRIIT_DB_POOL', '1'],
    ['KRIIT_DB_POOL', '101'],
    ['KRIIT_CALLS_PER_MINUTE', '0'],
    ['KRIIT_LESSON_TYPE_DIGITS', '12a'],
    ['KRIIT_JOBS', 'yes'],
    ['KRIIT_PUBLIC_URL', 'school.example'],
    ['KRIIT_MAIL_FROM', 'Kriit <kriit>'],
    ['KRIIT_PUSH_HOSTS', 'https://push.example'],
  ])('refuses %s=%s with one sentence that names it', (name, value) => {
    expect(refusalOf({ [name]: value })).toMatch(new RegExp(`^${name} is ".+", but must be .+\\.$`));
  });

  it('never repeats a database address, because it holds a password', () => {
    const sentence = refusalOf({ DATABASE_URL: 'mysql://kriit:secret@db.example/kriit' });
    expect(sentence).toMatch(/^DATABASE_URL must be .+\.$/);
    expect(sentence).not.toContain('secret');
  });

  it('takes keys of hosts that it knows, and never repeats one', () => {
    const hosts = { KRIIT_HOST_ORIGINS: 'https://portal.example, http://127.0.0.1:3001' };
    const key = '0123456789abcdef0123456789abcd==';
    expect(readConfig({ ...hosts, KRIIT_HOST_KEYS: `https://portal.example=${key}` })).toMatchObject({
      hostOrigins: ['https://portal.example', 'http://127.0.0.1:3001'],
      hostKeys: [{ origin: 'https://portal.example', key }],
    });
    for (const keys of [
      `https://portal.example=${key.slice(1)}`,
      key,
      `portal.example=${key}`,
      'https://portal.example=',
    ]) {
      const sentence = refusalOf({ ...hosts, KRIIT_HOST_KEYS: keys });
      expect(sentence).toMatch(/^KRIIT_HOST_KEYS must be .+\.$/);
      expect(sentence).not.toContain(key.slice(1));
    }
    const stranger = refusalOf({ ...hosts, KRIIT_HOST_KEYS: `https://other.example=${key}` });
    expect(stranger).toBe(
      'KRIIT_HOST_KEYS has a key for https://other.example, which KRIIT_HOST_ORIGINS does not name.',
    );
  });

  it('sends mail only with a sender and an address for its links', () => {
    const mail = { KRIIT_SMTP_URL: 'smtp://mail.example', KRIIT_MAIL_FROM: 'Kriit <kriit@school.example>' };
    expect(refusalOf(mail)).toBe('KRIIT_SMTP_URL needs KRIIT_MAIL_FROM and KRIIT_PUBLIC_URL beside it.');
    expect(refusalOf({ ...mail, KRIIT_PUBLIC_URL: 'https://school.example' })).toBe('accepted');
    expect(refusalOf({ KRIIT_SMTP_URL: 'https://kriit:secret@mail.example' })).toMatch(/^KRIIT_SMTP_URL must be/);
  });

  it('refuses a misspelled variable instead of ignoring it', () => {
    expect(refusalOf({ KRIIT_DATTA: '/tmp' })).toMatch(/^KRIIT_DATTA is not a setting of Kriit; .*KRIIT_DATA,.*\.$/);
    expect(refusalOf({ HOME: '/root' })).toBe('accepted');
  });

  it('is told in the README as it is', () => {
    const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8').replaceAll(/ +/g, ' ');
    for (const { name, description, ...rest } of Object.values<Setting>(settings)) {
      const fallback = rest.fallback ? `\`${rest.fallback}\` ` : '';
      expect(readme).toContain(`| \`${name}\` | ${fallback}| ${description} |`);
    }
  });
});
