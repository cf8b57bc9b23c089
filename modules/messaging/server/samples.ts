import type { Relation, Samples, World } from '#platform/testing/samples.ts';

type State = NonNullable<Parameters<World['conversation']>[1]>;

const mine = () => ({});

const inGroup =
  (state: State = 'plain', body?: object) =>
  async (world: World, relation: Relation) => ({
    params: { groupId: (await world.conversation(relation, state)).group_id },
    ...(body ? { body } : {}),
  });

const aboutMember = (body?: object) => async (world: World, relation: Relation) => {
  const { group_id, member_id } = await world.conversation(relation);
  return { params: { groupId: group_id, userId: member_id }, ...(body ? { body } : {}) };
};

const ofConversations: Samples = {
  'GET /v2/conversations': () => ({ query: { page: 1, search: 'talk', filter: 'all', empty: 1, forwarding: 1 } }),
  'POST /v2/conversations': async (world) => ({ body: { title: 'Trip', user_ids: [await world.contact()] } }),
  'GET /v2/conversations/:groupId': inGroup(),
  'DELETE /v2/conversations/:groupId': inGroup(),
  'DELETE /v2/conversations/:groupId/permanent': inGroup('empty'),
  'GET /v2/conversations/:groupId/members': inGroup(),
  'POST /v2/conversations/:groupId/members': async (world, relation) => ({
    ...(await inGroup()(world, relation)),
    body: { user_ids: [await world.contact()] },
  }),
  'POST /v2/conversations/:groupId/members/:userId': aboutMember({ permission_level_id: 2 }),
  'DELETE /v2/conversations/:groupId/members/:userId': aboutMember(),
  'GET /v2/conversations/:groupId/statuses': inGroup(),
  'POST /v2/conversations/:groupId/mute': inGroup('plain', { level: 'week' }),
  'DELETE /v2/conversations/:groupId/mute': inGroup('muted'),
  'POST /v2/conversations/:groupId/replies': inGroup('plain', { enabled: false }),
  'POST /v2/conversations/:groupId/archive': inGroup(),
  'DELETE /v2/conversations/:groupId/archive': inGroup(),
  'POST /v2/conversations/:groupId/clear': inGroup(),
  'POST /v2/conversations/:groupId/leave': inGroup(),
  'POST /v2/conversations/:groupId/title': inGroup('plain', { title: 'Another title' }),
  'POST /v2/conversations/:groupId/picture': async (world, relation) => ({
    ...(await inGroup()(world, relation)),
    body: { attachment_id: await world.upload(relation, 'conversation-picture') },
  }),
  'DELETE /v2/conversations/:groupId/picture': inGroup('pictured'),
  'GET /v2/conversations/:groupId/picture': inGroup('pictured'),
  'GET /v2/conversations/:groupId/important-role': inGroup(),
  'POST /v2/conversations/read-all': async (world, relation) => ({
    body: { group_id: (await world.conversation(relation)).group_id },
  }),
};

const ofUsers: Samples = {
  'GET /v2/users/me': mine,
  'GET /v2/users/me/settings': mine,
  'POST /v2/users/me/settings': () => ({
    body: { enter_sends_message: false, email_notification_delay_type: 'weekly' },
  }),
  'GET /v2/users/me/announcements': mine,
  'DELETE /v2/users/me/announcements/:id': async (world, relation) => ({
    params: { id: await world.platformNotice(relation) },
  }),
  'GET /v2/contacts': (world) => ({
    query: { school_id: world.school('own'), group: 'administration', search: 'sto' },
  }),
  'GET /v2/contact-groups': (world) => ({ query: { school_id: world.school('own'), group: 'administration' } }),
};

const ofPlatform: Samples = {
  'POST /v2/campaigns': (world, relation) => ({
    body: { school_id: world.school(relation), title: 'News', text: 'Kriit has messages now.' },
  }),
  'GET /v2/campaigns/schools': mine,
  'GET /v2/platform-notices': mine,
  'POST /v2/platform-notices': (world, relation) => ({
    body: { school_id: world.school(relation), title: 'News', text: 'Kriit sleeps tonight.', ends_at: null },
  }),
  'DELETE /v2/platform-notices/:id': async (world, relation) => ({
    params: { id: await world.platformNotice(relation) },
  }),
};

export const samples: Samples = { ...ofConversations, ...ofUsers, ...ofPlatform };
