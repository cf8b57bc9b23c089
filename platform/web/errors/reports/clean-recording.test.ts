import { expect, it } from 'vitest';
import { cleanRecording } from './clean-recording.ts';

const node = {
  type: 2,
  id: 1,
  tagName: 'a',
  attributes: {
    class: 'row',
    href: '/people/77?name=Mari',
    title: 'Mari',
    'aria-label': 'Mari Maasikas',
    'aria-expanded': 'false',
    'data-active': true,
    'data-name': 'Mari',
    value: 'Mari',
    rr_src: '/Mari',
    rr_width: '20px',
    style: 'color: red; background: url(/api/files/Mari)',
  },
  childNodes: [
    { type: 3, id: 2, textContent: 'Mari Maasikas' },
    {
      type: 2,
      id: 3,
      tagName: 'style',
      childNodes: [{ type: 3, id: 4, isStyle: true, textContent: 'a { color: red }' }],
    },
  ],
};

it('keeps the boxes of a page and none of its words', () => {
  const [snapshot] = cleanRecording([{ type: 2, timestamp: 5, data: { node, initialOffset: { top: 0, left: 0 } } }]);
  expect(JSON.parse(JSON.stringify(snapshot))).toEqual({
    type: 2,
    timestamp: 5,
    data: {
      node: {
        type: 2,
        id: 1,
        tagName: 'a',
        attributes: {
          class: 'row',
          'aria-expanded': 'false',
          'data-active': true,
          rr_width: '20px',
          style: 'color: red; background: none',
        },
        childNodes: [
          { type: 3, id: 2, textContent: '**** ********' },
          {
            type: 2,
            id: 3,
            tagName: 'style',
            childNodes: [{ type: 3, id: 4, isStyle: true, textContent: 'a { color: red }' }],
          },
        ],
      },
      initialOffset: { top: 0, left: 0 },
    },
  });
});

it.each([
  ['what is typed', { type: 3, data: { source: 5, id: 1, text: 'Mari', isChecked: false } }],
  ['what changes', { type: 3, data: { source: 0, texts: [{ id: 1, value: 'Mari' }], removes: [], attributes: [] } }],
  ['what appears', { type: 3, data: { source: 0, adds: [{ parentId: 1, nextId: null, node }] } }],
  [
    'a state',
    { type: 3, data: { source: 0, attributes: [{ id: 1, attributes: { title: 'Mari', style: { left: '1px' } } }] } },
  ],
  ['the address', { type: 4, data: { href: 'https://school.example/people/77?search=Mari', width: 1, height: 2 } }],
])('tells of %s without a word of it', (_what, event) => {
  const [cleaned] = cleanRecording([event]);
  expect(cleaned).toBeDefined();
  expect(JSON.stringify(cleaned)).not.toMatch(/Mari|77/);
});

it.each([
  ['a note of the library', { type: 5, data: { tag: 'breadcrumb', payload: { message: 'Mari' } } }],
  ['a canvas', { type: 3, data: { source: 9, commands: ['Mari'] } }],
  ['a line of the console', { type: 3, data: { source: 11, payload: ['Mari'] } }],
  ['nonsense', 'Mari'],
])('drops %s', (_what, event) => {
  expect(cleanRecording([event])).toEqual([]);
});

it('keeps movements as they are', () => {
  const scroll = { type: 3, timestamp: 1, data: { source: 3, id: 1, x: 0, y: 20 } };
  expect(cleanRecording([scroll])).toEqual([scroll]);
  expect(cleanRecording('Mari')).toEqual([]);
});
