import type { IncomingMessage, ServerResponse } from 'node:http';
import { startRequest } from '@wayhouse/service-kit/http';
import { headerElements } from '../proxy/header-elements.js';
import { findRule, ruleLabel } from '../proxy/routing-table.js';
import type { CapturedResponse } from './capture-response.js';

export type Instrumentation = Parameters<typeof startRequest>[0];

/** Sends a cached response, or a 304 if the client has a current copy (RFC 9110, 13.1.2). */
export function sendCached(
  request: IncomingMessage,
  response: ServerResponse,
  { headers, etag, body }: CapturedResponse,
  instrumentation: Instrumentation,
): void {
  const startedAt = performance.now();
  const { context, finish } = startRequest(instrumentation, request);
  const isCurrent = hasCurrentCopy(request, etag);
  const status = isCurrent ? 304 : 200;
  const own = ['x-request-id', context.correlationId, ...(isCurrent ? [] : ['content-length', String(body.length)])];
  response.writeHead(status, [...headers, ...own]).end(isCurrent ? undefined : body);
  const path = request.url?.split('?', 1)[0] ?? '';
  const rule = findRule(path, 'GET');
  finish({ path, route: rule ? ruleLabel(rule) : 'file', status, seconds: (performance.now() - startedAt) / 1000 });
}

/** Whether the request's `If-None-Match` has this ETag. */
export const hasCurrentCopy = ({ headers }: Pick<IncomingMessage, 'headers'>, etag: string): boolean =>
  etag !== '' && headerElements(headers['if-none-match']).some((each) => each === etag || each === '*');
