import Fastify from 'fastify';

// The same bytes on the wire as a signed-in GET /api/user/me, from a route that does nothing for them.
const me = {
  id: 12,
  firstname: 'Mari',
  lastname: 'Maasikas',
  lang_code: 'en',
  profile_picture: null,
  school_id: 1,
  student_id: null,
  is_root: false,
  is_verified: true,
  support_chat_id: null,
};

const app = Fastify();
app.get('/ready', async () => ({ status: true }));
app.get('/api/user/me', async () => ({ status: true, data: me }));
// An answer that was handed in before, so that a bench can compare with the same bytes.
const held = new Map<string, unknown>();
app.post<{ Params: { name: string } }>('/held/:name', async ({ params, body }) => {
  held.set(params.name, body);
  return {};
});
app.get<{ Params: { name: string } }>('/held/:name', async ({ params }) => held.get(params.name));
await app.listen({ port: Number(process.env.PORT), host: 'localhost' });
process.once('SIGTERM', () => void app.close());
