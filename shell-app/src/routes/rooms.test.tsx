import { act, screen, waitFor, within } from '@testing-library/react';
import { ok, stubApi } from '../testing/stub-api.js';
import { renderPart } from '../testing/render-part.js';
import { RoomsPage } from './rooms.js';

const wide = window.matchMedia;
afterEach(() => {
  window.matchMedia = wide;
});
const onWideScreens = () => {
  window.matchMedia = (query) => Object.assign(wide(query), { matches: true });
};
const open = (at: string, inBrowserHistory = false) => {
  stubApi({
    'GET /api/rooms': () => ok({ rooms: [], total: 0 }),
    'GET /api/rooms/facets': () => ok({ roomType: {}, price: {} }),
  });
  return renderPart(<RoomsPage />, { at, inBrowserHistory });
};
const address = () => screen.getByTestId('address');
const search = () => within(screen.getByRole('search'));

test('on small screens the search is collapsed to one line, expands, and collapses again after searching', async () => {
  const { user } = open('/rooms?destination=Goa&guests=2&price=0-500');
  await user.click(screen.getByRole('button', { name: /Goa.*2 guests/ }));
  const form = screen.getByRole('search');
  expect(form.parentElement).toHaveFocus();
  await user.clear(search().getByRole('combobox'));
  await user.type(search().getByRole('combobox'), 'Jaipur');
  await user.click(search().getByRole('button', { name: 'Search' }));
  expect(address()).toHaveTextContent('/rooms?price=0-500&destination=Jaipur&guests=2');
  const folded = await screen.findByRole('button', { name: /Jaipur.*2 guests/ });
  expect(folded.parentElement).toHaveFocus();
});

test('removing a filter updates the form, and typed input stays while the search is unchanged', async () => {
  onWideScreens();
  const { user } = open('/rooms?destination=Goa&guests=2&price=0-500');
  const place = search().getByRole('combobox');
  await user.type(place, ' beach');
  await user.click(screen.getByRole('button', { name: /Remove \$0 to \$500/ }));
  expect(place).toHaveValue('Goa beach');
  expect(address()).toHaveTextContent(/\/rooms\?destination=Goa&guests=2$/);
});

test('Enter in the destination searches and closes the suggestions, and Back brings the destination before back', async () => {
  onWideScreens();
  const { user } = open('/rooms?destination=Jaipur', true);
  const place = search().getByRole('combobox');
  await user.clear(place);
  await user.type(place, 'goa{Enter}');
  await waitFor(() => expect(address()).toHaveTextContent('destination=Goa'));
  expect(place).toHaveAttribute('aria-expanded', 'false');
  act(() => window.history.back());
  await waitFor(() => expect(address()).toHaveTextContent('destination=Jaipur'));
  expect(place).toHaveValue('Jaipur');
});

test('can search without a destination', async () => {
  onWideScreens();
  const { user } = open('/rooms?destination=Goa');
  await user.clear(search().getByRole('combobox'));
  await user.click(search().getByRole('button', { name: 'Search' }));
  expect(address()).toHaveTextContent(/\/rooms$/);
  expect(search().queryByRole('alert')).toBeEmptyDOMElement();
});

test('a search for other dates stays with the hotel, and one for another place does not', async () => {
  onWideScreens();
  const { user } = open('/rooms?destination=Goa&hotel=h1');
  await user.click(search().getByRole('button', { name: 'One guest more' }));
  await user.click(search().getByRole('button', { name: 'Search' }));
  expect(address()).toHaveTextContent('/rooms?hotel=h1&destination=Goa&guests=2');
  await user.clear(search().getByRole('combobox'));
  await user.type(search().getByRole('combobox'), 'Jaipur');
  await user.click(search().getByRole('button', { name: 'Search' }));
  expect(address()).toHaveTextContent(/\/rooms\?destination=Jaipur&guests=2$/);
});
