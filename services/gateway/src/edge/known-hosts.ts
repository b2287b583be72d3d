import type { RequestHandler } from 'express';
import { RequestError } from '@wayhouse/contracts';
import { isThisMachine } from '@wayhouse/service-kit/http';

/**
 * Refuses requests under a foreign name, on a site of this machine: a page elsewhere whose name suddenly leads here could
 * otherwise read what the emulators show (DNS rebinding). Such a name has a dot; an address or the name of a container
 * cannot be one.
 */
export function knownHosts(publicUrl: string): RequestHandler {
  const isLocal = isThisMachine(publicUrl);
  const isKnown = (host: string) =>
    URL.canParse(`http://${host}`) && (isThisMachine(`http://${host}`) || isAddress(host) || !host.includes('.'));
  return ({ headers }, _response, next) =>
    next(!isLocal || isKnown(headers.host ?? '') ? undefined : new RequestError('host-unknown'));
}

const isAddress = (host: string): boolean => /^(\d+(\.\d+){3}|\[[\da-f:]+\])(:\d+)?$/i.test(host);
