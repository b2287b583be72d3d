import { hostAtMinor, canHost, providedProps, remoteContract } from './remote-contract.js';
import type { RemoteProps } from './remotes.js';

test('a host accepts remotes of its own major, whatever their minor', () => {
  const ours = { major: 2, minor: 3 };
  expect(canHost({ major: 2, minor: 0 }, ours)).toBe(true);
  expect(canHost({ major: 2, minor: 4 }, ours)).toBe(true);
  expect(canHost({ major: 1, minor: 3 }, ours)).toBe(false);
  expect(canHost({ major: 3, minor: 0 }, ours)).toBe(false);
});

test('a host rejects a remote without a version', () => {
  expect(canHost(undefined)).toBe(false);
  expect(canHost({ major: remoteContract.major })).toBe(false);
});

test('the current minor introduced the latest prop', () => {
  const { minor } = remoteContract;
  expect(providedProps(minor)).not.toEqual(providedProps(minor - 1));
  expect(providedProps(minor)).toEqual(providedProps(minor + 1));
});

test('a host of an earlier minor lacks later props, in the configuration too', () => {
  const config = { currency: 'USD', supportPhone: '', supportEmail: '', careersEmail: 'work@example.com' };
  const host = { navigate: () => undefined, signInAgain: async () => true, config } as unknown as RemoteProps;
  expect(hostAtMinor(0, host)).not.toHaveProperty('signInAgain');
  expect(hostAtMinor(1, host)).toHaveProperty('signInAgain');
  expect(hostAtMinor(1, host).config).toEqual({ currency: 'USD', supportPhone: '', supportEmail: '' });
  expect(hostAtMinor(remoteContract.minor, host)).toEqual(host);
});
