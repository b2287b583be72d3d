import type { IncomingMessage, ServerResponse } from 'node:http';
import { beginRequest } from '@wayhouse/service-kit/http';
import { rowFor, rowName } from '../proxy/routing-table.js';
import type { Recorded } from './capture-response.js';

export type Watch = Parameters<typeof beginRequest>[0];

/** Gives somebody what another was given; who has it already (RFC 9110, 13.1.2) is only told so. */
export function sendRecorded(
  request: IncomingMessage,
  response: ServerResponse,
  { headers, etag, body }: Recorded,
  watch: Watch,
): void {
  const began = performance.now();
  const { context, answered } = beginRequest(watch, request);
  const isKnown = knows(request, etag);
  const status = isKnown ? 304 : 200;
  const own = ['x-request-id', context.correlationId, ...(isKnown ? [] : ['content-length', String(body.length)])];
  response.writeHead(status, [...headers, ...own]).end(isKnown ? undefined : body);
  const path = request.url?.split('?', 1)[0] ?? '';
  const row = rowFor(path, 'GET');
  answered({ path, route: row ? rowName(row) : 'none', status, seconds: (performance.now() - began) / 1000 });
}

/** Whether somebody says to have the answer with this ETag already. */
export const knows = ({ headers }: IncomingMessage, etag: string): boolean =>
  etag !== '' && (headers['if-none-match'] ?? '').split(/\s*,\s*/).some((each) => each === etag || each === '*');
