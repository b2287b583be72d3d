import type { RequestHandler } from 'express';
import { RequestError } from '@wayhouse/contracts';
import { isLocalHost, isThisMachine } from '../../public-site.js';

/** Refuses requests under a foreign name, on a site of this machine. A site that others reach leaves names to its proxy. */
export function knownHosts(publicUrl: string): RequestHandler {
  const isLocal = isThisMachine(publicUrl);
  return ({ headers }, _response, next) =>
    next(!isLocal || isLocalHost(headers.host) ? undefined : new RequestError('host-unknown'));
}
