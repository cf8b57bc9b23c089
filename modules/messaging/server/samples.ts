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
  'GET /v2/conversations/exists': async (world, relation) => ({
    query: {
      journal_id: (await world.journal(relation)).journal_id,
      school_id: world.school(relation),
      study_year_id: 1,
    },
  }),
  'GET /v2/contacts': (world) => ({
    query: { school_id: world.school('own'), group: 'administration', search: 'sto' },
  }),
  'GET /v2/contact-groups': (world) => ({ query: { school_id: world.school('own'), group: 'administration' } }),
};

const ofPlatform: Samples = {
  // To a small school: each of its people is written to.
  'POST /v2/campaigns': async (world, relation) => ({
    body: { school_id: await world.newSchool(relation), title: 'News', text: 'Kriit has messages now.' },
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

type Talk = Awaited<ReturnType<World['conversation']>>;

/** About a message of the other person, or of the caller where that is what counts. */
const aboutMessage =
  (of: 'message_id' | 'own_message_id' = 'message_id', body?: object, state: State = 'plain') =>
  async (world: World, relation: Relation) => ({
    params: { messageId: (await world.conversation(relation, state))[of] },
    ...(body ? { body } : {}),
  });

const saying = (body: (talk: Talk) => object) => async (world: World, relation: Relation) => ({
  body: body(await world.conversation(relation)),
});

const aboutPoll = async (world: World, relation: Relation) => ({
  params: { pollId: (await world.conversation(relation)).poll_id },
});

const ofMessages: Samples = {
  'POST /v2/messages': saying(({ group_id }) => ({ group_id, text: 'Hello', client_id: 'sample' })),
  'GET /v2/messages': () => ({ query: { search: 'said', page: 1 } }),
  'POST /v2/messages/forward': saying(({ group_id, message_id }) => ({
    messages: [message_id],
    group_ids: [group_id],
  })),
  'GET /v2/messages/:messageId': aboutMessage(),
  'POST /v2/messages/:messageId': aboutMessage('own_message_id', { text: 'Better said' }),
  'DELETE /v2/messages/:messageId': aboutMessage('own_message_id'),
  'POST /v2/messages/:messageId/hide': aboutMessage(),
  'DELETE /v2/messages/:messageId/hide': aboutMessage('message_id', undefined, 'hidden'),
  'POST /v2/messages/:messageId/seen': aboutMessage(),
  'GET /v2/messages/:messageId/seen-by': aboutMessage('own_message_id'),
  'POST /v2/messages/:messageId/reactions': aboutMessage('message_id', { reaction: '👍', process_id: 'sample' }),
  'DELETE /v2/messages/:messageId/reactions': aboutMessage('message_id', undefined, 'touched'),
  'GET /v2/messages/:messageId/reactions': aboutMessage(),
  'GET /v2/conversations/:groupId/messages': async (world, relation) => ({
    ...(await inGroup()(world, relation)),
    query: { cursor: '3', direction: 'previous', limit: 50, search: 'said' },
  }),
  'GET /v2/conversations/:groupId/draft': inGroup(),
  'DELETE /v2/conversations/:groupId/draft': inGroup('touched'),
};

const ofPolls: Samples = {
  'POST /v2/polls': saying(({ group_id }) => ({ group_id, question: 'When?', answers: ['Today', 'Tomorrow'] })),
  'POST /v2/polls/:pollId/votes': async (world, relation) => {
    const { poll_id, answer_id } = await world.conversation(relation);
    return { params: { pollId: poll_id }, body: { answer_id } };
  },
  'DELETE /v2/polls/:pollId/votes': aboutPoll,
  'GET /v2/polls/:pollId/pdf': aboutPoll,
};

const ofAttachments: Samples = {
  'GET /v2/conversations/:groupId/attachments': async (world, relation) => ({
    params: { groupId: (await world.attachment(relation)).group_id },
    query: { type: 'image', page: 1 },
  }),
  'DELETE /v2/conversations/:groupId/attachments/:attachmentId': async (world, relation) => {
    const { group_id, attachment_id } = await world.attachment(relation);
    return { params: { groupId: group_id, attachmentId: attachment_id }, query: { type: 'image' } };
  },
  'GET /v2/attachments/:attachmentId': async (world, relation) => {
    const { attachment_id, message_id } = await world.attachment(relation);
    return { params: { attachmentId: attachment_id }, query: { message_id } };
  },
  'GET /v2/attachments/:attachmentId/:accessToken': async (world, relation) => {
    const { attachment_id, message_id, ticket } = await world.attachment(relation);
    return { params: { attachmentId: attachment_id, accessToken: ticket }, query: { message_id } };
  },
};

export const samples: Samples = {
  ...ofMessages,
  ...ofPolls,
  ...ofAttachments,
  ...ofConversations,
  ...ofUsers,
  ...ofPlatform,
};
