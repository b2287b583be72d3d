import type { LookupAddress } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import { PrivateAddressError, publicLookup, resolveBy } from './public-lookup.js';

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

/** What a connection gets of name servers that answer so, by kind of address. */
const resolve = (v4s: string[] | Error, v6s: string[] | Error) =>
  new Promise((done, reject) =>
    publicLookup(
      resolveBy({
        resolve4: (() => (v4s instanceof Error ? Promise.reject(v4s) : Promise.resolve(v4s))) as never,
        resolve6: (() => (v6s instanceof Error ? Promise.reject(v6s) : Promise.resolve(v6s))) as never,
      }),
    )('calendar.example', { all: true }, (error, found) => (error ? reject(error) : done(found))),
  );

test('name servers are asked for both kinds of addresses, of which one is enough', async () => {
  const none = new Error('no data');
  expect(await resolve(['93.184.216.34'], ['2a00:1450::1'])).toEqual([v4('93.184.216.34'), v6('2a00:1450::1')]);
  expect(await resolve(none, ['2a00:1450::1'])).toEqual([v6('2a00:1450::1')]);
  expect(await resolve(['93.184.216.34'], none)).toEqual([v4('93.184.216.34')]);
  await expect(resolve(none, none)).rejects.toThrow('no data');
  await expect(resolve(['93.184.216.34'], ['fd00::1'])).rejects.toThrow(PrivateAddressError);
});

test('by default name servers are asked, and none of the threads that all work shares', async () => {
  jest.spyOn(Resolver.prototype, 'resolve4').mockResolvedValue(['93.184.216.34'] as never);
  jest.spyOn(Resolver.prototype, 'resolve6').mockResolvedValue([]);
  const found = new Promise((done, reject) =>
    publicLookup()('calendar.example', { all: true }, (error, addresses) => (error ? reject(error) : done(addresses))),
  );
  expect(await found).toEqual([v4('93.184.216.34')]);
  jest.restoreAllMocks();
});
