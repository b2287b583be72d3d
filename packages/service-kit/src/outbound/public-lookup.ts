import { lookup, type LookupAddress, type LookupOptions } from 'node:dns';
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

/**
 * Resolves a name for a connection, which is made to the very address that was checked: the name cannot lead elsewhere in between (DNS
 * rebinding). One address of several that is not public is enough to refuse.
 */
export const publicLookup =
  (resolve: Resolve = lookup): LookupFunction =>
  (host, options, callback) =>
    resolve(host, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, []);
      const [first] = addresses;
      if (!first || !addresses.every(({ address }) => isPublicAddress(address)))
        return callback(new PrivateAddressError(), []);
      if (options.all) return callback(null, addresses);
      callback(null, first.address, first.family);
    });
