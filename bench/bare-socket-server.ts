import { createServer } from 'node:http';
import { type WebSocket, WebSocketServer } from 'ws';

// What `ws` can do at most: a POST is told to the sockets that asked for it, and nothing else happens.
const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });
const hearing = new Set<WebSocket>();
sockets.on('connection', (socket, request) => {
  if (request.url?.endsWith('?hears')) hearing.add(socket);
  socket.send(JSON.stringify({ action: 'registered', data: {} }));
});

const frame = Buffer.from(
  JSON.stringify({ action: 'people.school_changed', data: { school_id: 1 }, cursor: `${'0'.repeat(32)}.1000:1000:` }),
);
const server = createServer((request, response) => {
  if (request.method === 'POST') for (const socket of hearing) socket.send(frame, { binary: false });
  response.end('{}');
});
server.on('upgrade', (request, stream, head) =>
  sockets.handleUpgrade(request, stream, head, (socket) => sockets.emit('connection', socket, request)),
);
server.listen(Number(process.env.PORT), 'localhost');
process.once('SIGTERM', () => process.exit(0));
