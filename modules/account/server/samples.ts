import { newToken } from '#platform/server/new-secret.ts';
import { hashOf } from '#platform/server/seal.ts';
import type { SampleRequest, Samples } from '#platform/testing/samples.ts';
import { DEMO_PASSWORD } from './demo-password.ts';

export const samples: Samples = {
  'POST /auth/login': () => ({ body: { username: 'teacher', password: DEMO_PASSWORD } }),
  'GET /auth/logout': () => ({ query: { redirect: false } }),
  'GET /auth/demo-accounts': () => ({}),
  'GET /auth/invitations/:code': async (world, relation) => ({
    params: { code: (await world.invited(relation)).code },
  }),
  'POST /auth/invitations/:code': async (world, relation) => ({
    params: { code: (await world.invited(relation)).code },
    body: { username: world.word(), password: 'Seven-grey-geese-7', password_repeat: 'Seven-grey-geese-7' },
  }),
  'POST /launch-codes': async ({ host, account }, relation) => ({
    body: { host_key: host.key, origin: host.origin, module: 'people', ...(await account(relation)) },
  }),
  'POST /auth/launch': async ({ host, launchCode }) => ({
    body: { code: await launchCode(), origin: host.origin, path: '/school', framed: true },
  }),
  'POST /auth/handovers': ({ host }) => ({
    body: { code_hash: hashOf(newToken()).toString('hex'), origin: host.origin, module: 'people' },
  }),
  'POST /auth/bearer': async ({ bearer }) => {
    const token = await bearer();
    return token === null ? {} : { headers: { authorization: `Bearer ${token}` } };
  },
  'GET /user/me/status': () => ({}),
  'POST /user/me/status': () => ({}),
  'POST /socket-ticket': () => ({}),
  'GET /set-user': async (world, relation) => {
    const role_id = relation === 'own' ? world.me.role_id : (await world.member(relation, 'parent')).role_id;
    const query: SampleRequest['query'] = role_id === null ? { redirect: false } : { redirect: false, role_id };
    return { query };
  },
  'POST /auth/passkey-options': () => ({}),
  'POST /auth/passkey': async ({ entries }) => ({ body: await entries.signIn() }),
  'POST /auth/passkey-proof-options': async ({ entries }) => {
    await entries.passkey('own');
    return {};
  },
  'POST /auth/passkey-proof': async ({ entries }) => ({ body: await entries.proof() }),
  'GET /user/me/passkeys': () => ({}),
  'POST /user/me/passkey-options': () => ({}),
  'POST /user/me/passkeys': async ({ entries }) => ({ body: { creation: await entries.creation(), name: 'My phone' } }),
  'POST /user/me/passkeys/:passkeyId': async ({ entries }, relation) => ({
    params: { passkeyId: await entries.passkey(relation) },
    body: { name: 'My phone' },
  }),
  'DELETE /user/me/passkeys/:passkeyId': async ({ entries }, relation) => ({
    params: { passkeyId: await entries.passkey(relation) },
  }),
  'GET /user/me/sessions': () => ({}),
  'DELETE /user/me/sessions': () => ({}),
  'DELETE /user/me/sessions/:sessionId': async ({ entries }, relation) => ({
    params: { sessionId: await entries.session(relation) },
  }),
  'POST /user/me/devices/:deviceId/disown': async ({ entries }, relation) => ({
    params: { deviceId: await entries.device(relation) },
  }),
  'POST /auth/prove': async ({ ownPassword }) => ({ body: { password: await ownPassword() } }),
  'POST /user/me/password': async ({ ownPassword }) => ({
    body: {
      old_password: await ownPassword(),
      password: 'Eight-blue-boats-8',
      password_repeat: 'Eight-blue-boats-8',
      end_other_sessions: true,
    },
  }),
  'POST /user/me/password/put-off': async ({ ownPassword }) => {
    await ownPassword();
    return {};
  },
  'POST /auth/resets': async ({ account }) => ({ body: { username: (await account('own')).username } }),
  'GET /auth/resets/:code': async ({ resetCode }) => ({ params: { code: await resetCode() } }),
  'POST /auth/resets/:code': async ({ resetCode }) => ({
    params: { code: await resetCode() },
    body: { password: 'Eight-blue-boats-8', password_repeat: 'Eight-blue-boats-8' },
  }),
  'POST /auth/second-step/code': async ({ secondStep }) => ({
    body: { challenge: (await secondStep()).challenge, method: 'email' },
  }),
  'POST /auth/second-step': async ({ secondStep }) => ({
    body: { ...(await secondStep()), method: 'recovery_code', trust_device: true },
  }),
  'GET /user/me/security': () => ({}),
  'POST /user/me/second-step/app/begin': () => ({}),
  'POST /user/me/second-step/:factor/code': async ({ ownAddress }) => {
    await ownAddress();
    return { params: { factor: 'email' } };
  },
  'POST /user/me/second-step/:factor': async ({ appCode }) => ({
    params: { factor: 'app' },
    body: { code: await appCode() },
  }),
  'DELETE /user/me/second-step/:factor': async ({ ownFactor }) => ({ params: { factor: await ownFactor() } }),
  'POST /user/me/recovery-codes': async ({ ownFactor }) => {
    await ownFactor();
    return {};
  },
  'DELETE /user/me/trusted-devices': async ({ ownFactor }) => {
    await ownFactor();
    return {};
  },
  'GET /auth/eid/ways': () => ({}),
  'POST /auth/eid/smart-id': async ({ eids }) => ({
    body: { purpose: 'sign-in', language: 'et', person: await eids.person(), origin: null },
  }),
  'POST /auth/eid/mobile-id': async ({ eids }) => ({
    body: { purpose: 'sign-in', language: 'et', phone: '+37255500000', id_code: (await eids.person()).id_code },
  }),
  'POST /auth/eid/id-card': () => ({ body: { purpose: 'sign-in', language: 'et' } }),
  'POST /auth/eid/openid': () => ({
    body: { purpose: 'sign-in', language: 'et', origin: 'http://localhost:3000' },
  }),
  'POST /auth/eid/poll': async ({ eids }) => {
    const { cookie, turn } = await eids.phone();
    return { headers: { cookie }, body: { turn, came_back: null } };
  },
  'POST /auth/eid/id-card/token': async ({ eids }) => {
    const { cookie, turn, token } = await eids.card();
    return { headers: { cookie }, body: { turn, token, origin: 'http://localhost:3000' } };
  },
  'POST /auth/eid/openid/answer': async ({ eids }) => {
    const { cookie, turn, answer } = await eids.openid();
    return { headers: { cookie }, body: { turn, answer } };
  },
  'POST /auth/demo-card': async ({ eids }) => ({
    body: { ...(await eids.person()), origin: 'http://localhost:3000', nonce: 'A'.repeat(44) },
  }),
};
