import { asHostOf, canHost, propsOf, propsSince, remoteContract } from './remote-contract.js';
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

test('the list of props ends with the minor that is current', () => {
  expect(Math.max(...Object.keys(propsSince).map(Number))).toBe(remoteContract.minor);
});

test('a host of the first minor lacks what came later', () => {
  const host = Object.fromEntries(propsOf(remoteContract.minor)) as unknown as RemoteProps;
  expect(asHostOf(0, host)).not.toHaveProperty('signInAgain');
  expect(asHostOf(remoteContract.minor, host)).toEqual(host);
});
