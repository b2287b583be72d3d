import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Browsers send none before they have the last response; programs that do (RFC 9112, 9.3.2) send a few. */
const maxWaiting = 16;

type Waiting = [request: IncomingMessage, response: ServerResponse];

/**
 * Answers the requests of a connection one after another, the next one once the client has taken the last response. Node
 * passes on all that arrive together, and keeps all their responses for a client that does not read. A client that sends
 * more than a few ahead is disconnected.
 */
export function oneAtATime(app: RequestListener): RequestListener {
  const connections = new WeakMap<Socket, Waiting[]>();

  function answer(request: IncomingMessage, response: ServerResponse) {
    const { socket } = request;
    response.once('close', () => {
      const next = connections.get(socket)?.shift();
      if (next && !socket.destroyed) answer(...next);
      else connections.delete(socket);
    });
    app(request, response);
  }

  return (request, response) => {
    const waiting = connections.get(request.socket);
    if (waiting && waiting.length >= maxWaiting) return void request.socket.destroy();
    if (waiting) return void waiting.push([request, response]);
    connections.set(request.socket, []);
    answer(request, response);
  };
}
