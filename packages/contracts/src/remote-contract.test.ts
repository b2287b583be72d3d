import { asHostOf, canHost, handedOver, remoteContract } from './remote-contract.js';
import type { RemoteProps } from './remotes.js';

test('a host shows remotes of its own major, whatever their minor', () => {
  const ours = { major: 2, minor: 3 };
  expect(canHost({ major: 2, minor: 0 }, ours)).toBe(true);
  expect(canHost({ major: 2, minor: 4 }, ours)).toBe(true);
  expect(canHost({ major: 1, minor: 3 }, ours)).toBe(false);
  expect(canHost({ major: 3, minor: 0 }, ours)).toBe(false);
});

test('a remote that does not say what it was built with is not shown', () => {
  expect(canHost(undefined)).toBe(false);
  expect(canHost({ major: remoteContract.major })).toBe(false);
});

test('what came last came with the minor that is current', () => {
  const { minor } = remoteContract;
  expect(handedOver(minor)).not.toEqual(handedOver(minor - 1));
  expect(handedOver(minor)).toEqual(handedOver(minor + 1));
});

test('a host of an earlier minor lacks what came later, in the configuration as well', () => {
  const config = { currency: 'USD', supportPhone: '', supportEmail: '', careersEmail: 'work@example.com' };
  const host = { navigate: () => undefined, signInAgain: async () => true, config } as unknown as RemoteProps;
  expect(asHostOf(0, host)).not.toHaveProperty('signInAgain');
  expect(asHostOf(1, host)).toHaveProperty('signInAgain');
  expect(asHostOf(1, host).config).toEqual({ currency: 'USD', supportPhone: '', supportEmail: '' });
  expect(asHostOf(remoteContract.minor, host)).toEqual(host);
});
