import { type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Failure } from '@wayhouse/contracts';

/** By the code of Node's error (https://nodejs.org/docs/latest-v20.x/api/http.html#event-clienterror). */
const known: Record<string, { status: number; code: string; message: string }> = {
  HPE_HEADER_OVERFLOW: { status: 431, code: 'too-large', message: 'The headers of the request are too large.' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'timed-out', message: 'The request took too long to come.' },
};
const unreadable = { status: 400, code: 'invalid-input', message: 'The request cannot be read.' };

/** Answers, in the form of every failure, what never becomes a request: unreadable, too large a head, too slow a sender. */
export function answerUnreadable(server: Server, open: Iterable<ServerResponse>): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    const isAnswered = [...open].some((response) => response.socket === socket && response.headersSent);
    if (!socket.writable || isAnswered) return void socket.destroy();
    const { status, code, message } = known[error.code ?? ''] ?? unreadable;
    const body = JSON.stringify({ success: false, message, code } satisfies Failure);
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'X-Content-Type-Options: nosniff',
      'Connection: close',
    ];
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
  });
}
