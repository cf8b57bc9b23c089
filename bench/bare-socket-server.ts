import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { type WebSocket, WebSocketServer } from 'ws';

// What `ws` can do at most: what is posted is told to the sockets that asked for it, and nothing else happens.
const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });
const hearing = new Set<WebSocket>();
sockets.on('connection', (socket, request) => {
  if (request.url?.endsWith('?hears')) hearing.add(socket);
  socket.send(JSON.stringify({ action: 'registered', data: {} }));
});

const server = createServer(async (request, response) => {
  if (request.method === 'POST') {
    const frame = Buffer.from(await text(request));
    for (const socket of hearing) socket.send(frame, { binary: false });
  }
  response.end('{}');
});
server.on('upgrade', (request, stream, head) =>
  sockets.handleUpgrade(request, stream, head, (socket) => sockets.emit('connection', socket, request)),
);
server.listen(Number(process.env.PORT), 'localhost');
process.once('SIGTERM', () => process.exit(0));
