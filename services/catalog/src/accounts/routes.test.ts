import { calls } from '@wayhouse/contracts';
import { startTestCatalog } from '../testing/test-catalog.js';

let catalog: Awaited<ReturnType<typeof startTestCatalog>>;
beforeAll(async () => void (catalog = await startTestCatalog()));
afterAll(() => catalog.stop());

const search = (as: string, recentSearchedCity: string) =>
  catalog.call(calls.storeRecentSearch, { recentSearchedCity }, { as });

test('a person without an account is a user without searches', async () => {
  const { body } = await catalog.call(calls.showUser, {}, { as: 'new' });
  expect(body).toEqual({ success: true, role: 'user', recentSearchedCities: [] });
});

test('keeps the last three searched cities, newest last', async () => {
  for (const city of ['Goa', 'Delhi', 'Paris', 'Tokyo', 'delhi']) await search('dora', city);
  const { body } = await catalog.call(calls.showUser, {}, { as: 'dora' });
  expect(body.recentSearchedCities).toEqual(['Paris', 'Tokyo', 'Delhi']);
});

test('searching does not change the role', async () => {
  await catalog.registerHotel('omar');
  await search('omar', 'Goa');
  const { body } = await catalog.call(calls.showUser, {}, { as: 'omar' });
  expect(body).toMatchObject({ role: 'hotelOwner', recentSearchedCities: ['Goa'] });
});

test('of simultaneous searches none is lost', async () => {
  await Promise.all(['Goa', 'Delhi', 'Paris'].map((city) => search('quick', city)));
  const { body } = await catalog.call(calls.showUser, {}, { as: 'quick' });
  expect((body.recentSearchedCities as string[]).sort()).toEqual(['Delhi', 'Goa', 'Paris']);
});
