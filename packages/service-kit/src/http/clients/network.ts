import { ipKeyGenerator } from 'express-rate-limit';

/** Who has one IPv6 address of such a network has all of them. */
const ipv6Bits = 64;

/** What limits count as one address: an IPv4 address, or the /64 network of an IPv6 address. */
export const networkOf = (address = ''): string => ipKeyGenerator(address, ipv6Bits);

/** Counts what each network has at the moment. */
export function countByNetwork() {
  const counts = new Map<string, number>();
  return {
    /** How many there are with this one. */
    add(network: string): number {
      const count = (counts.get(network) ?? 0) + 1;
      counts.set(network, count);
      return count;
    },
    remove(network: string): void {
      const left = (counts.get(network) ?? 1) - 1;
      if (left > 0) counts.set(network, left);
      else counts.delete(network);
    },
  };
}
