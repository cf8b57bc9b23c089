import { expect, it } from 'vitest';
import { contactsPath, readContacts } from './contacts-address.ts';

const read = (path: string) => {
  const { pathname, searchParams } = new URL(path, 'http://here');
  return readContacts(pathname.split('/').at(-1), searchParams);
};

it('reads what it has written', () => {
  expect(read(contactsPath('new'))).toEqual({ context: 'new', group: null, messages: [] });
  expect(read(contactsPath('members', { group: 17 }))).toEqual({ context: 'members', group: 17, messages: [] });
  expect(read(contactsPath('forward', { messages: [3, 4] }))).toEqual({
    context: 'forward',
    group: null,
    messages: [3, 4],
  });
});

it.each([
  ['/messaging/main/contacts/nobody', null],
  ['/messaging/main/contacts/forward?messages=x,5,-1,1e3', [5]],
])('takes nothing else: %s', (path, messages) => {
  expect(read(path)?.messages ?? null).toEqual(messages);
});
