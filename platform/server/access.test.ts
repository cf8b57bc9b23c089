import { describe, expect, it } from 'vitest';
import type { PolicyRow, Who } from '#platform/contract/policy.ts';
import { mayCall } from './access.ts';
import { type Actor, type ActorRole, mintActor } from './actor.ts';

const roleOf = (type_id: number, features: string[] = []): ActorRole => ({
  role_id: 1,
  type_id,
  school_id: 1,
  class_id: null,
  features,
});

const actorWith = (role: ActorRole | null, is_root = false, is_launched = false): Actor =>
  mintActor({
    session_id: 1,
    session_key: 'key',
    is_launched,
    proved_at: null,
    eid_proved_at: null,
    user_id: 1,
    firstname: 'Mari',
    lastname: 'Maasikas',
    lang_code: 'et',
    profile_picture: null,
    support_chat_id: null,
    is_root,
    is_verified: false,
    role,
    viewed_user_id: 1,
  });

const stranger = null;
const roleless = actorWith(null);
const root = actorWith(null, true);
const teacher = actorWith(roleOf(1));
const admin = actorWith(roleOf(6));
const richAdmin = actorWith(roleOf(6, ['POLLS']));
const rootTeacher = actorWith(roleOf(1), true);
const launchedAdmin = actorWith(roleOf(6), false, true);

const NOON = new Date('2026-11-15T12:00:00Z');

const verdict = (row: Omit<PolicyRow, 'reach'>, actor: Actor | null) => {
  const told = mayCall({ ...row, reach: 'school' }, actor, NOON);
  return told.allowed ? 'allowed' : told.key;
};

const admins: Who = { roles: [6] };
const roots: Who = { roles: [], root: true };
const both: Who = { roles: [6], root: true };

describe('who may call', () => {
  it.each<[string, Who, Actor | null, string]>([
    ['a stranger', 'anyone', stranger, 'allowed'],
    ['a stranger', 'signed-in', stranger, 'not_logged_in'],
    ['a stranger', 'any-role', stranger, 'not_logged_in'],
    ['a stranger', admins, stranger, 'not_logged_in'],
    ['somebody without a role', 'signed-in', roleless, 'allowed'],
    ['somebody without a role', 'any-role', roleless, 'role_not_provided'],
    ['somebody without a role', admins, roleless, 'role_not_provided'],
    ['a teacher', 'any-role', teacher, 'allowed'],
    ['a teacher', admins, teacher, 'not_allowed_action'],
    ['a teacher', roots, teacher, 'not_allowed_action'],
    ['an administrator', admins, admin, 'allowed'],
    ['an administrator', roots, admin, 'not_allowed_action'],
    ['an administrator', both, admin, 'allowed'],
    ['the main administrator', roots, root, 'allowed'],
    ['the main administrator', both, root, 'allowed'],
    ['the main administrator', admins, root, 'role_not_provided'],
    ['the main administrator', 'any-role', root, 'role_not_provided'],
    ['the main administrator who teaches', admins, rootTeacher, 'not_allowed_action'],
  ])('%s, when the row says %j: %#', (_who, who, actor, expected) => {
    expect(verdict({ who }, actor)).toBe(expected);
  });

  it('asks those for a step-up whom another site let in', () => {
    for (const who of ['signed-in', 'any-role', admins] as const) {
      expect(verdict({ who, step_up: true }, launchedAdmin)).toBe('step_up_needed');
      expect(verdict({ who, step_up: true }, admin)).toBe('allowed');
      expect(verdict({ who }, launchedAdmin)).toBe('allowed');
    }
    expect(verdict({ who: 'signed-in', step_up: true }, stranger)).toBe('not_logged_in');
  });

  it('asks for a fresh proof where somebody changes how they get in', () => {
    const row = { who: 'signed-in', fresh: true } as const;
    const provedAgo = (seconds: number) => mintActor({ ...admin, proved_at: NOON.getTime() - seconds * 1000 });
    expect(verdict(row, provedAgo(300))).toBe('allowed');
    expect(verdict(row, provedAgo(301))).toBe('fresh_proof_needed');
    expect(verdict(row, admin)).toBe('fresh_proof_needed');
    expect(verdict(row, launchedAdmin)).toBe('step_up_needed');
    expect(verdict(row, stranger)).toBe('not_logged_in');
  });

  it('asks for the package before the role', () => {
    const row = { who: admins, feature: 'POLLS' };
    expect(verdict(row, richAdmin)).toBe('allowed');
    expect(verdict(row, admin)).toBe('feature_permission_missing');
    expect(verdict(row, teacher)).toBe('feature_permission_missing');
    expect(verdict({ who: 'any-role', feature: 'POLLS' }, teacher)).toBe('feature_permission_missing');
  });
});
