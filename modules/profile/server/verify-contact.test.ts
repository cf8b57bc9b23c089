import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changePassword } from '#modules/account/contract/change-password.ts';
import { installationSecret } from '#platform/server/installation-secret.ts';
import { hashPassword } from '#platform/server/password-hash.ts';
import { hashOf } from '#platform/server/seal.ts';
import type { TestClient } from '#platform/testing/client.ts';
import { makeMember } from '#platform/testing/make.ts';
import { startOutside } from '#platform/testing/outside.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { cancelContactCheck } from '../contract/cancel-contact-check.ts';
import { confirmEmail } from '../contract/confirm-email.ts';
import { getEmailLink } from '../contract/get-email-link.ts';
import { getProfile } from '../contract/get-profile.ts';
import { CODE_MINUTES, CODE_TRIES, CODES_PER_DAY, RESEND_SECONDS } from '../contract/limits.ts';
import { sendContactCode } from '../contract/send-contact-code.ts';
import { verifyContact } from '../contract/verify-contact.ts';

let outside: Awaited<ReturnType<typeof startOutside>>;
let school: StartedApp;
beforeAll(async () => {
  outside = await startOutside();
  school = await startApp({ env: outside.env });
});
afterAll(async () => {
  await school.stop();
  await outside.stop();
});

let person: { person_id: number; role_id: number };
let client: TestClient;
const NEW = 'new@kool.example';
const OLD = 'old@kool.example';
beforeEach(async () => {
  school.clock.follow();
  outside.clear();
  person = await makeMember(school.db, { school_id: 1, role: 'student' });
  await school.db.pool.query('update people.person set email = $2 where id = $1', [person.person_id, OLD]);
  client = await school.enter(person);
});

/** The session lives as long as the story; only the code grows old. */
const pass = async (seconds: number) => {
  school.clock.advance(seconds);
  client = await school.enter(person);
};

const ask = (address: unknown, channel: 'email' | 'phone' = 'email') =>
  client.call(sendContactCode, { body: { channel, address } });
const verify = (code: unknown, channel: 'email' | 'phone' = 'email') =>
  client.call(verifyContact, { body: { channel, code } });
const contact = async (channel: 'email' | 'phone' = 'email') => (await client.call(getProfile)).data[channel];

/** The newest letter's code and link, as its reader sees them. */
const letter = async () => {
  await school.app.jobs.runWaiting();
  const text = outside.mail.received.at(-1)?.parts ?? '';
  return {
    to: outside.mail.received.at(-1)?.to,
    code: outside.mail.received.at(-1)?.headers.get('subject')?.match(/\d{6}/)?.[0] ?? '',
    link: text.match(/verify-email\/([\w-]{43})/)?.[1] ?? '',
  };
};
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('a new e-mail address', () => {
  it('is in force once its code came back, and not before; the old address hears of it', async () => {
    expect((await ask(NEW)).data.email).toMatchObject({ address: OLD, is_verified: false, check: { address: NEW } });
    const { to, code } = await letter();
    expect(to).toEqual([NEW]);
    expect((await verify(other(code))).key).toBe('contact_code_invalid');
    expect(await contact()).toMatchObject({ address: OLD });
    expect((await verify(code)).data.email).toEqual({ address: NEW, is_verified: true, check: null });
    expect((await letter()).to).toEqual([OLD]);
    expect(outside.mail.received.at(-1)?.parts).toContain('n•••@kool.example');
    expect((await verify(code)).key).toBe('email_already_verified');
    expect((await ask(NEW.toUpperCase())).key).toBe('email_already_verified');
  });

  it('is verified by the link just as well, once, by whoever has the letter', async () => {
    await ask(NEW);
    const params = { code: (await letter()).link };
    const stranger = school.client();
    expect((await stranger.call(getEmailLink, { params })).data).toEqual({ email: NEW });
    expect(await contact()).toMatchObject({ address: OLD });
    const told = await Promise.all([1, 2, 3].map(() => stranger.call(confirmEmail, { params })));
    expect(told.map(({ key }) => key).sort()).toEqual(['email_already_verified', 'email_already_verified', undefined]);
    expect(await contact()).toEqual({ address: NEW, is_verified: true, check: null });
    expect((await stranger.call(getEmailLink, { params })).key).toBe('email_already_verified');
  });

  it('counts no longer as verified when somebody else changes it', async () => {
    await ask(OLD);
    expect((await verify((await letter()).code)).data.email.is_verified).toBe(true);
    await school.db.pool.query(`update people.person set email = 'other@kool.example' where id = $1`, [
      person.person_id,
    ]);
    expect(await contact()).toEqual({ address: 'other@kool.example', is_verified: false, check: null });
  });

  it.each(['a@', 'mari', '', null, 7, 'a@kool.example, b@kool.example'])('%j is none', async (address) =>
    expect((await ask(address)).key).toBe('email_invalid'),
  );
});

describe('a code', () => {
  it(`is good for ${CODE_MINUTES} minutes, and so is its link`, async () => {
    await ask(NEW);
    const { code, link } = await letter();
    await pass(CODE_MINUTES * 60 + 1);
    expect((await verify(code)).key).toBe('contact_code_expired');
    for (const call of [getEmailLink, confirmEmail])
      expect((await school.client().call(call, { params: { code: link } })).key).toBe('email_link_expired');
    expect(await contact()).toEqual({ address: OLD, is_verified: false, check: null });
  });

  it('ends the older one, and its link', async () => {
    await ask(NEW);
    const older = await letter();
    await pass(RESEND_SECONDS);
    await ask(NEW);
    const newer = await letter();
    expect((await verify(older.code)).key).toBe('contact_code_invalid');
    const { key } = await school.client().call(confirmEmail, { params: { code: older.link } });
    expect(key).toBe('email_link_invalid');
    expect((await verify(newer.code)).status).toBe(200);
  });

  it('is spent after five wrong ones, however many windows try', async () => {
    await ask(NEW);
    const { code } = await letter();
    const told = await Promise.all(Array.from({ length: CODE_TRIES + 3 }, () => verify(other(code))));
    expect(told.filter(({ key }) => key === 'contact_code_invalid')).toHaveLength(CODE_TRIES);
    expect(told.filter(({ key }) => key === 'contact_code_spent')).toHaveLength(3);
    expect((await verify(code)).key).toBe('contact_code_spent');
  });

  it('is sent again after a minute, once for a double click, and not without end', async () => {
    const told = await Promise.all([ask(NEW), ask(NEW)]);
    expect(told.map(({ key }) => key).sort()).toEqual(['code_too_soon', undefined]);
    expect((await contact()).check?.resend_in_seconds).toBeGreaterThan(RESEND_SECONDS - 10);
    for (let sent = 1; sent < CODES_PER_DAY; sent += 1) {
      await pass(RESEND_SECONDS);
      expect((await ask(NEW)).key).toBe(undefined);
    }
    await pass(RESEND_SECONDS);
    expect((await ask(NEW)).key).toBe('too_many_codes');
    await pass(86_400);
    expect((await ask(NEW)).key).toBe(undefined);
  });

  it('is never kept as it is, nor so that a million hashes would find it', async () => {
    await ask(NEW);
    const { code } = await letter();
    const kept = 'select * from profile.contact_check where person_id = $1';
    const { rows } = await school.db.pool.query(kept, [person.person_id]);
    expect(JSON.stringify(rows)).not.toContain(code);
    expect(rows[0].code_hash.equals(hashOf(code))).toBe(false);
  });

  it('keeps the noughts that it begins with', async () => {
    await ask(NEW);
    const key = (await installationSecret(school.db.kysely, 'account')).toString('base64url');
    await school.db.pool.query('update profile.contact_check set code_hash = $2 where person_id = $1', [
      person.person_id,
      hashOf(`${key} ${person.person_id} 004211`),
    ]);
    for (const typed of ['4211', 4211, null, undefined, ['004211']])
      expect((await verify(typed)).key).toBe('contact_code_invalid');
    expect((await verify('004211')).data.email.is_verified).toBe(true);
  });

  it('of somebody else opens nothing', async () => {
    await ask(NEW);
    const { code } = await letter();
    client = await school.enter(await makeMember(school.db, { school_id: 1, role: 'teacher' }));
    expect((await verify(code)).key).toBe('contact_code_invalid');
  });

  it('is given up with the change', async () => {
    await ask(NEW);
    const { code, link } = await letter();
    const { data } = await client.call(cancelContactCheck, { params: { channel: 'email' } });
    expect(data.email).toEqual({ address: OLD, is_verified: false, check: null });
    expect((await verify(code)).key).toBe('contact_code_expired');
    expect((await school.client().call(getEmailLink, { params: { code: link } })).key).toBe('email_link_expired');
    expect((await ask(NEW)).key).toBe('code_too_soon');
  });
});

describe('a phone number', () => {
  it('is checked by a text message and kept in one form', async () => {
    await school.db.pool.query(`update people.person set country = 'EE' where id = $1`, [person.person_id]);
    expect((await ask('5551 2345', 'phone')).data.phone.check?.address).toBe('+37255512345');
    await school.app.jobs.runWaiting();
    const [message] = outside.sms.taken;
    expect(message?.body).toMatchObject({ to: '+37255512345' });
    const code = JSON.stringify(message?.body).match(/code (\d{6})/)?.[1] ?? '';
    expect((await verify(code, 'email')).key).toBe('contact_code_invalid');
    expect((await verify(code, 'phone')).data.phone).toEqual({
      address: '+37255512345',
      is_verified: true,
      check: null,
    });
    expect((await ask('+372 5551 2345', 'phone')).key).toBe('phone_already_verified');
  });

  it.each(['12ab', '+372', '', null, 37255512345, '5551 2345'])(
    '%j is none where the country is not known',
    async (address) => expect((await ask(address, 'phone')).key).toBe('phone_invalid'),
  );
});

describe('a contact', () => {
  it('is changed only by somebody who has just shown who they are', async () => {
    school.clock.advance(6 * 60);
    expect((await ask(NEW)).key).toBe('fresh_proof_needed');
  });

  it('takes the links for a new password along that lie in the former mailbox', async () => {
    await school.db.pool.query(
      `insert into account.password_reset (person_id, code_hash, expires_at) values ($1, $2, $3)`,
      [person.person_id, hashOf('a link'), new Date(school.clock().getTime() + 60_000)],
    );
    await ask(NEW);
    expect((await verify((await letter()).code)).key).toBeUndefined();
    const left = 'select from account.password_reset where person_id = $1';
    expect((await school.db.pool.query(left, [person.person_id])).rows).toEqual([]);
  });

  it('is not changed from a site that vouches for its people', async () => {
    await school.db.pool.query(`update account.session set method = 'launch' where person_id = $1`, [person.person_id]);
    expect((await ask(NEW)).key).toBe('step_up_needed');
    expect((await client.call(getProfile)).key).toBe('step_up_needed');
  });

  it('is not changed any more by what was begun before the password became another one', async () => {
    await school.db.pool.query(
      `insert into account.credential (person_id, username, password_hash) values ($1, $2, $3)`,
      [person.person_id, `contact-${person.person_id}`, await hashPassword('Seven-grey-geese-7')],
    );
    await ask('thief@evil.example');
    const { code, link } = await letter();
    const fresh = { password: 'Eight-grey-geese-8', password_repeat: 'Eight-grey-geese-8', end_other_sessions: false };
    const changed = await client.call(changePassword, { body: { old_password: 'Seven-grey-geese-7', ...fresh } });
    expect(changed.status).toBe(200);
    expect((await school.client().call(confirmEmail, { params: { code: link } })).key).toBe('email_link_expired');
    expect((await verify(code)).key).toBe('contact_code_expired');
    expect(await contact()).toMatchObject({ address: OLD, check: null });
  });
});
