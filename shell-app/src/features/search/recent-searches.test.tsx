import { listDestinations } from '@wayhouse/contracts/calls/room-search-calls';
import { act, screen, waitFor } from '@testing-library/react';
import { renderPart } from '../../testing/render-part.js';
import { ok, stubApi } from '../../testing/stub-api.js';
import { SearchForm } from './search-form.js';

const destinations = ['Goa', 'Kochi', 'Kyoto', 'Lisbon'].map((city) => ({ city, country: '', rooms: 2 }));
const handlers = {
  [`GET ${listDestinations.path}`]: () => ok({ destinations }),
  'GET /api/user': () => ok({ role: 'user', recentSearchedCities: ['Lisbon'] }),
  'POST /api/user/store-recent-search': () => ok({}),
};
const field = () => screen.getByRole('combobox', { name: 'Destination' });
const open = (isSignedIn = false) => renderPart(<SearchForm />, { isSignedIn });
type User = ReturnType<typeof open>['user'];

afterEach(() => localStorage.clear());

async function searchFor(user: User, city: string) {
  await user.clear(field());
  await user.type(field(), city);
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Search' }));
}
async function recentIn(user: User): Promise<(string | null)[]> {
  await user.clear(field());
  await user.click(field());
  await screen.findByRole('option', { name: /Kyoto/ });
  const group = screen.queryByRole('group', { name: 'Recent searches' });
  return [...(group?.querySelectorAll('[role=option]') ?? [])].map((option) => option.textContent);
}

test('what a visitor has searched last heads the destinations, the latest first, also after a reload', async () => {
  stubApi(handlers);
  const { user } = open();
  for (const city of ['goa', 'Kochi', 'Kyoto', 'Goa', 'Atlantis']) await searchFor(user, city);
  await waitFor(async () => expect(await recentIn(user)).toEqual(['Atlantis', 'Goa2 rooms', 'Kyoto2 rooms']));
});

test('a guest has those of the account, and leaves none in the browser', async () => {
  localStorage.setItem('wayhouse.recent-cities', '["Goa"]');
  stubApi(handlers);
  const { user } = open(true);
  await searchFor(user, 'Kochi');
  await waitFor(async () => expect(await recentIn(user)).toEqual(['Lisbon2 rooms']));
  expect(localStorage.getItem('wayhouse.recent-cities')).toBe('["Goa"]');
});

test('a search before it is known who is signed in is stored once it is', async () => {
  const requests = stubApi(handlers);
  const { user, signInAs } = renderPart(<SearchForm />, { isSessionLoaded: false });
  await searchFor(user, 'Kochi');
  act(() => signInAs());
  await waitFor(() => expect(requests.map(({ call }) => call)).toContain('POST /api/user/store-recent-search'));
  expect(localStorage.getItem('wayhouse.recent-cities')).toBeNull();
});

test('where nobody turns out to be signed in, it is stored in the browser', async () => {
  stubApi(handlers);
  const { user, endSession } = renderPart(<SearchForm />, { isSessionLoaded: false });
  await searchFor(user, 'Kochi');
  act(endSession);
  await waitFor(() => expect(localStorage.getItem('wayhouse.recent-cities')).toBe('["Kochi"]'));
});

test.each(['{', '5', '[1,{"a":2}]'])('ignores %s, which it did not store', async (stored) => {
  localStorage.setItem('wayhouse.recent-cities', stored);
  stubApi(handlers);
  const { user } = open();
  expect(await recentIn(user)).toEqual([]);
});

test('searches where the browser stores nothing', async () => {
  stubApi(handlers);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  const { user } = open();
  await searchFor(user, 'Kochi');
  expect(screen.getByTestId('address')).toHaveTextContent('/rooms?destination=Kochi');
});
