import type { LookupAddress } from 'node:dns';
import { PrivateAddressError, publicLookup } from './public-lookup.js';

const v4 = (address: string): LookupAddress => ({ address, family: 4 });
const v6 = (address: string): LookupAddress => ({ address, family: 6 });

/** What a connection gets for a name that resolves to these. */
const lookUp = (addresses: LookupAddress[], all = true) =>
  new Promise((resolve, reject) =>
    publicLookup((_host, _options, callback) => callback(null, addresses))(
      'calendar.example',
      { all },
      (error, found) => (error ? reject(error) : resolve(found)),
    ),
  );

test('a connection is made to the addresses that were checked', async () => {
  expect(await lookUp([v4('93.184.216.34'), v6('2a00:1450::1')])).toEqual([v4('93.184.216.34'), v6('2a00:1450::1')]);
  expect(await lookUp([v4('93.184.216.34')], false)).toBe('93.184.216.34');
});

test.each([
  [[v4('127.0.0.1')]],
  [[v4('93.184.216.34'), v4('10.0.0.1')]],
  [[v6('::1')]],
  [[v6('::ffff:10.0.0.1')]],
  [[]],
])('a name that leads to %j is refused', async (addresses) => {
  await expect(lookUp(addresses)).rejects.toThrow(PrivateAddressError);
  await expect(lookUp(addresses, false)).rejects.toThrow(PrivateAddressError);
});
