import { type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Failure } from '@wayhouse/contracts';
import { clientErrorMessages } from '../errors/messages.js';

/** By the code of Node's `clientError` (https://nodejs.org/docs/latest-v20.x/api/http.html#event-clienterror). */
const knownErrors: Record<string, { status: number; code: string; message: keyof typeof clientErrorMessages }> = {
  HPE_HEADER_OVERFLOW: { status: 431, code: 'too-large', message: 'headersTooLarge' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'timed-out', message: 'tooSlow' },
};
const malformedRequest = { status: 400, code: 'invalid-input', message: 'malformed' } as const;

/** Responds to requests that never reach the app because they are malformed, too large or too slow, in the format of all failures. */
export function respondToClientErrors(server: Server, openResponses: Iterable<ServerResponse>): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    const isAnswered = [...openResponses].some((response) => response.socket === socket && response.headersSent);
    if (!socket.writable || isAnswered) return void socket.destroy();
    const { status, code, message } = knownErrors[error.code ?? ''] ?? malformedRequest;
    const body = JSON.stringify({ success: false, message: clientErrorMessages[message], code } satisfies Failure);
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
