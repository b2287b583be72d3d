import type { LookupAddress, LookupOptions } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.js';

type Resolve = (
  host: string,
  options: LookupOptions & { all: true },
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/** A name that leads to what is no host of the internet. */
export class PrivateAddressError extends Error {
  constructor() {
    super('the address is not on the internet');
    this.name = 'PrivateAddressError';
  }
}

/** How long each name server is waited for, once. */
const dnsTimeoutMs = 3000;

/**
 * Asks name servers, past the files of this machine, which name no host of the internet. `dns.lookup` would take one of the few threads
 * that all file and network work shares, for as long as a name server of somebody else's does not answer.
 */
export const resolveBy =
  (resolver: Pick<Resolver, 'resolve4' | 'resolve6'>): Resolve =>
  (host, _options, callback) => {
    const found = Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
    void found.then(([v4, v6]) => {
      const addresses = [
        ...(v4.status === 'fulfilled' ? v4.value.map((address) => ({ address, family: 4 })) : []),
        ...(v6.status === 'fulfilled' ? v6.value.map((address) => ({ address, family: 6 })) : []),
      ];
      const failed = !addresses.length && v4.status === 'rejected';
      callback(failed ? (v4.reason as NodeJS.ErrnoException) : null, addresses);
    });
  };

const askNameServers: Resolve = (...asked) => resolveBy(new Resolver({ timeout: dnsTimeoutMs, tries: 1 }))(...asked);

/**
 * Resolves a name for a connection, which is made to the very address that was checked: the name cannot lead elsewhere in between (DNS
 * rebinding). One address of several that is not public is enough to refuse.
 */
export const publicLookup =
  (resolve: Resolve = askNameServers): LookupFunction =>
  (host, options, callback) =>
    resolve(host, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, []);
      const [first] = addresses;
      if (!first || !addresses.every(({ address }) => isPublicAddress(address)))
        return callback(new PrivateAddressError(), []);
      if (options.all) return callback(null, addresses);
      callback(null, first.address, first.family);
    });
