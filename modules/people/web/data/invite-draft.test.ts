import { describe, expect, it } from 'vitest';
import { refusedError } from '#platform/web/data/call-error.ts';
import { ROLE_TYPES } from '../../contract/role-types.ts';
import { checkInvite, emailOwner, inviteBody, NOBODY } from './invite-draft.ts';

const mari = { ...NOBODY, firstname: 'Mari', lastname: 'Maasikas', type_id: ROLE_TYPES.teacher };

describe('an invitation before it is sent', () => {
  it('finds every field that is missing at once', () => {
    expect(Object.keys(checkInvite(NOBODY))).toEqual(['firstname', 'lastname', 'type_id']);
    expect(checkInvite({ ...mari, type_id: ROLE_TYPES.student })).toEqual({ class_id: 'errors.class_required' });
  });

  it('takes a name that shows nothing as missing', () => {
    expect(checkInvite({ ...mari, firstname: '\u200b ' })).toEqual({ firstname: 'errors.name_required' });
  });

  it.each(['mari', 'mari@', 'mari@school', 'ma ri@school.example'])('does not send %o as an address', (email) =>
    expect(checkInvite({ ...mari, email })).toEqual({ email: 'invite.email_wrong' }),
  );

  it('sends only what was filled in', () => {
    expect(inviteBody(mari)).toEqual({ firstname: 'Mari', lastname: 'Maasikas', type_id: 1 });
    expect(inviteBody({ ...mari, email: ' mari@school.example ', birthday: '7.3.2011' })).toMatchObject({
      email: 'mari@school.example',
      birthday: '2011-03-07',
    });
  });

  it('knows who has an address that was refused, and asks nothing else about it', () => {
    const refused = (key: string, params = {}) => refusedError(409, key, params);
    expect(emailOwner(refused('email_taken', { user_id: 7 }))).toBe(7);
    expect([refused('email_taken'), refused('class_not_found', { user_id: 7 }), null].map(emailOwner)).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('forgets a class that the role has no use for', () => {
    expect(inviteBody({ ...mari, class_id: 4 })).not.toHaveProperty('class_id');
    expect(inviteBody({ ...mari, type_id: ROLE_TYPES.formmaster, class_id: 4 })).toHaveProperty('class_id', 4);
  });
});
