// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { tabFor } from './outgoing-links.ts';

const ORIGIN = 'https://school.example';
const FRAMED = ['/', '/school'];
const tabOf = (href: string) => tabFor(new URL(href, ORIGIN), ORIGIN, FRAMED);

afterEach(() => {
  window.kriitHashRouting = undefined;
});

test.each([
  ['/', null],
  ['/school/people/7?tab=1#x', null],
  ['/platform', `${ORIGIN}/platform`],
  ['/login?redirect=%2Fschool', `${ORIGIN}/login?redirect=%2Fschool`],
  ['/platform?standalone=true&open=1', `${ORIGIN}/platform?open=1`],
  ['/schools', `${ORIGIN}/schools`],
  ['/api/files/7/content/t?frame=1', null],
  ['https://elsewhere.example/a', 'https://elsewhere.example/a'],
  ['mailto:mari@school.example', null],
  ['tel:+3725551234', null],
  ['#content', null],
])('a link to %s opens in the tab %s', (href, tab) => expect(tabOf(href)).toBe(tab));

test.each([
  ['/?standalone=true&routing=hash#/school/people', null],
  ['/?standalone=true&routing=hash#/platform?open=1', `${ORIGIN}/platform?open=1`],
  ['/?standalone=true&routing=hash#/login', `${ORIGIN}/login`],
])('behind the hash %s opens in the tab %s', (href, tab) => {
  window.kriitHashRouting = true;
  expect(tabOf(href)).toBe(tab);
});
