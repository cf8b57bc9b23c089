import { expect, test } from 'vitest';
import { shownInvitation } from './shown-invitation.ts';

const over = { is_over: true };
const held = { is_over: false };

test.each([
  ['waiting', [held], 'waiting'],
  ['expired', [over, held], 'expired'],
  ['waiting', [over], 'none'],
  ['expired', [], 'none'],
  ['accepted', [over], 'accepted'],
  ['none', [held], 'none'],
] as const)('%s with %o is shown as %s', (invitation, roles, shown) => {
  expect(shownInvitation(invitation, roles)).toBe(shown);
});
