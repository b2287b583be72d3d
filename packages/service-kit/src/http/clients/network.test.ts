import { networkOf } from './network.js';

test('of IPv6 the network of 64 bits counts, however the address is written', () => {
  const network = networkOf('2001:db8:1:2::1');
  expect(networkOf('2001:DB8:0001:2:ffff:0:0:9')).toBe(network);
  expect(networkOf('2001:db8:1:3::1')).not.toBe(network);
});

test('an IPv4 address counts for itself, also where the system writes it as IPv6', () => {
  expect(networkOf('::ffff:192.0.2.1')).toBe(networkOf('192.0.2.1'));
  expect(networkOf('192.0.2.2')).not.toBe(networkOf('192.0.2.1'));
});

test('a connection that is gone has no address, and fails nothing', () => {
  expect(networkOf(undefined)).toBe('');
});
