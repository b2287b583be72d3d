import type { IncomingMessage, RequestListener } from 'node:http';
import { isLocalHost } from '@wayhouse/service-kit/public-site';

const isKnown = ({ headers }: IncomingMessage) => isLocalHost(headers.host);

/** Refuses requests under a foreign name: an emulator shows everything that it has to whoever reaches it. */
export const underKnownHosts =
  (listener: RequestListener): RequestListener =>
  (request, response) => {
    if (isKnown(request)) return listener(request, response);
    response
      .writeHead(403, { 'content-type': 'text/plain', connection: 'close' })
      .end('This server has another name.\n');
  };
