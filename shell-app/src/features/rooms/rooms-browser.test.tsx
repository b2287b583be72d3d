import { limits } from '@wayhouse/domain/limits';
import { addDays } from '@wayhouse/domain/stay';
import { today } from '@wayhouse/web-kit/calendar-date';
import { toasts } from '@wayhouse/web-kit/toasts';
import { screen, waitFor, within } from '@testing-library/react';
import { aRoom } from '../../testing/a-room.js';
import { ok, errorResponse, stubApi } from '../../testing/stub-api.js';
import { renderPart } from '../../testing/render-part.js';
import { RoomsBrowser } from './rooms-browser.js';
import { messages } from './messages.js';

const rooms = ['r1', 'r2', 'r3'].map((_id) => aRoom({ _id }));
const found = () => ok({ rooms, total: 3 });
const facets = {
  roomType: { 'Single Bed': 0, 'Double Bed': 3, 'Luxury Room': 1, 'Family Suite': 12 },
  price: { '0-500': 3, '500-1000': 1, '1000-2000': 0, '2000-3000': 0 },
};
const facetsResponse = () => ok(facets);
const handlers = { 'GET /api/rooms': found, 'GET /api/rooms/facets': facetsResponse };
const sidebar = () => within(screen.getByRole('complementary', { name: messages.filters }));
const chips = () => within(screen.getByRole('list', { name: messages.activeFilters }));
const address = () => screen.getByTestId('address');
const [checkIn, checkOut] = [addDays(today(), 10), addDays(today(), 12)];
const full = `/rooms?destination=Udaipur&checkIn=${checkIn}&checkOut=${checkOut}&guests=2&roomType=Double+Bed&price=0-500`;

test('filters are written to the address and sent to the server', async () => {
  const requests = stubApi(handlers);
  const { user } = renderPart(<RoomsBrowser />, { at: '/rooms?destination=Udaipur' });
  await user.click(sidebar().getByRole('checkbox', { name: /Luxury Room/ }));
  await user.click(sidebar().getByRole('checkbox', { name: /\$500 to \$1,000/ }));
  await user.click(sidebar().getByRole('checkbox', { name: /\$0 to \$500/ }));
  await user.click(sidebar().getByRole('radio', { name: 'Price: Low to High' }));
  const filters = 'roomType=Luxury+Room&price=0-500,500-1000';
  expect(address()).toHaveTextContent(`/rooms?destination=Udaipur&${filters}&sort=price-asc`);
  const lastRequest = (call: string) =>
    decodeURIComponent(requests.filter((each) => each.call === call).at(-1)?.url ?? '');
  await waitFor(() => expect(lastRequest('GET /api/rooms')).toContain(`${filters}&sort=price-asc`));
  await waitFor(() => expect(lastRequest('GET /api/rooms/facets')).toContain(filters));
});

test('of many rooms the title names how many there are at least', async () => {
  const capped = { rooms, total: limits.countedRooms, isCapped: true, nextCursor: 'more' };
  const page = ({ url }: { url: string }) =>
    url.includes('cursor') ? errorResponse(400, 'invalid-input', 'Not now') : ok(capped);
  stubApi({ ...handlers, 'GET /api/rooms': page });
  renderPart(<RoomsBrowser />, { at: '/rooms?destination=Udaipur' });
  expect(await screen.findByRole('heading', { name: '200+ rooms in Udaipur' })).toBeVisible();
  expect(await screen.findByText('3 of 200+ rooms')).toBeVisible();
  expect(screen.getByText('200+ rooms in Udaipur, 3 shown')).toBeInTheDocument();
});

test('each option shows how many rooms it would find, and one with none stays enabled', async () => {
  stubApi(handlers);
  renderPart(<RoomsBrowser />, { at: '/rooms' });
  expect(await sidebar().findByRole('checkbox', { name: 'Family Suite 12 rooms' })).toBeEnabled();
  expect(sidebar().getByRole('checkbox', { name: '$500 to $1,000 1 room' })).toBeEnabled();
  expect(sidebar().getByRole('checkbox', { name: 'Single Bed 0 rooms' })).toBeEnabled();
});

test('the filters work without the counts, and the failed request shows a toast', async () => {
  const showError = jest.spyOn(toasts, 'error');
  stubApi({ ...handlers, 'GET /api/rooms/facets': () => errorResponse(400, 'invalid-input', 'No counts today') });
  const { user } = renderPart(<RoomsBrowser />, { at: '/rooms' });
  await user.click(sidebar().getByRole('checkbox', { name: 'Single Bed' }));
  expect(address()).toHaveTextContent('/rooms?roomType=Single+Bed');
  await waitFor(() => expect(showError).toHaveBeenCalledWith('No counts today'));
});

test('every choice in the panel has a chip that can be removed, what the search form shows has none', async () => {
  stubApi(handlers);
  const { user } = renderPart(<RoomsBrowser />, { at: full });
  const labels = chips()
    .getAllByRole('button')
    .map((chip) => chip.textContent?.trim());
  expect(labels).toEqual(['Double Bed', '$0 to $500']);
  await user.click(chips().getByRole('button', { name: /Remove Double Bed/ }));
  expect(address()).toHaveTextContent(full.replace('&roomType=Double+Bed', ''));
});

test('removing a chip moves the focus to the next one, or to the results after the last', async () => {
  stubApi(handlers);
  const { user } = renderPart(<RoomsBrowser />, { at: '/rooms?roomType=Double+Bed&price=0-500' });
  await user.click(chips().getByRole('button', { name: /Double Bed/ }));
  expect(chips().getByRole('button', { name: /\$0 to \$500/ })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('heading', { name: messages.lists.rooms.results })).toHaveFocus();
});

test('CLEAR removes the filters, keeps the search and describes that', async () => {
  stubApi(handlers);
  const { user } = renderPart(<RoomsBrowser />, { at: `${full}&sort=price-desc` });
  const clear = sidebar().getByRole('button', { name: messages.clear });
  expect(clear).toHaveAccessibleDescription(messages.clearHint);
  await user.click(clear);
  expect(address()).toHaveTextContent(
    new RegExp(`/rooms\\?destination=Udaipur&checkIn=${checkIn}&checkOut=${checkOut}&guests=2$`),
  );
  expect(clear).toHaveFocus();
});

test('shows and announces the number of rooms, and marks every second card as a best seller', async () => {
  stubApi(handlers);
  renderPart(<RoomsBrowser />, { at: '/rooms?destination=Udaipur' });
  expect(await screen.findByRole('heading', { name: '3 rooms in Udaipur' })).toBeVisible();
  expect(screen.getByText('3 rooms in Udaipur', { selector: '[role=status]' })).toBeInTheDocument();
  expect(screen.getAllByText(messages.bestSeller)).toHaveLength(2);
});

test('with dates, each card shows the total price of the stay', async () => {
  stubApi(handlers);
  renderPart(<RoomsBrowser />, { at: full });
  expect(await screen.findAllByText('$240 total for 2 nights')).toHaveLength(3);
  expect(screen.getAllByRole('link', { name: 'Lakeside Haveli' })[0]).toHaveAttribute(
    'href',
    `/rooms/r1?checkIn=${checkIn}&checkOut=${checkOut}&guests=2`,
  );
});

test('while a changed filter loads, the previous rooms stay and are marked as busy', async () => {
  let respond = () => {};
  const pending = new Promise<void>((resolve) => (respond = resolve));
  stubApi(handlers);
  const { user } = renderPart(<RoomsBrowser />, { at: '/rooms' });
  await screen.findByRole('heading', { name: '3 rooms' });
  const fetchNow = globalThis.fetch;
  globalThis.fetch = (async (...request: Parameters<typeof fetch>) => (
    await pending,
    fetchNow(...request)
  )) as typeof fetch;
  await user.click(sidebar().getByRole('checkbox', { name: /Double Bed/ }));
  const old = screen.getAllByRole('article')[0]?.closest('ul');
  expect(old).toHaveAttribute('aria-busy', 'true');
  respond();
  await waitFor(() => expect(old).toHaveAttribute('aria-busy', 'false'));
});

test('a search without results suggests which filter to remove and how many rooms that would find', async () => {
  const none = ({ url }: { url: string }) => ok({ rooms: [], total: url.includes('price=') ? 0 : 7 });
  stubApi({ 'GET /api/rooms': none, 'GET /api/rooms/facets': facetsResponse });
  const { user } = renderPart(<RoomsBrowser />, { at: '/rooms?destination=Goa&price=2000-3000' });
  expect(await screen.findByRole('heading', { name: messages.none.title })).toBeVisible();
  const suggestion = await screen.findByRole('button', {
    name: messages.none.suggestion(messages.choices.price.any, { total: 7 }),
  });
  expect(screen.queryByRole('button', { name: new RegExp(messages.none.anyPlace) })).toBeNull();
  await user.click(suggestion);
  expect(address()).toHaveTextContent(/\/rooms\?destination=Goa$/);
});

test('a misspelt destination leads to the places that may have been meant, for the same dates and filters', async () => {
  const destinations = [{ city: 'Udaipur', country: 'India', rooms: 3 }];
  stubApi({
    'GET /api/rooms': () => ok({ rooms: [], total: 0 }),
    'GET /api/rooms/facets': facetsResponse,
    'GET /api/rooms/destinations': () => ok({ destinations }),
  });
  renderPart(<RoomsBrowser />, { at: full.replace('Udaipur', 'Udiapur') });
  const near = await screen.findByRole('link', { name: messages.none.didYouMean('Udaipur') });
  expect(near).toHaveAttribute('href', full);
});

test('a place without rooms is not offered for another one', async () => {
  stubApi({
    'GET /api/rooms': () => ok({ rooms: [], total: 0 }),
    'GET /api/rooms/facets': facetsResponse,
    'GET /api/rooms/destinations': () => ok({ destinations: [{ city: 'Udaipur', country: 'India', rooms: 3 }] }),
  });
  renderPart(<RoomsBrowser />, { at: '/rooms?destination=Lisbun' });
  expect(await screen.findByRole('link', { name: messages.none.all })).toBeVisible();
  expect(screen.queryByRole('link', { name: messages.none.didYouMean('Lisbon') })).toBeNull();
});

test('ignored parameters are named above the rooms until dismissed', async () => {
  stubApi(handlers);
  const { user } = renderPart(<RoomsBrowser />, {
    at: '/rooms?destination=Goa&checkIn=2020-01-01&price=abc&guests=99',
  });
  const { note, ...params } = messages.ignored;
  const text = note([params.pastDates, params.guests, messages.choices.price.ignored]);
  expect(await screen.findByText(text)).toBeVisible();
  await user.click(screen.getByRole('button', { name: params.dismiss }));
  expect(screen.queryByText(text)).toBeNull();
  expect(address()).toHaveTextContent(/\/rooms\?destination=Goa$/);
  expect(screen.getByRole('heading', { name: messages.lists.rooms.results })).toHaveFocus();
});

test('links to all rooms when removing any single filter would find none', async () => {
  stubApi({ 'GET /api/rooms': () => ok({ rooms: [], total: 0 }), 'GET /api/rooms/facets': facetsResponse });
  renderPart(<RoomsBrowser />, { at: full });
  expect(await screen.findByRole('link', { name: messages.none.all })).toHaveAttribute('href', '/rooms');
});

test('a filter stays suggested where it is not known how many rooms there are without it', async () => {
  const rooms = ({ url }: { url: string }) =>
    url.endsWith('limit=1') ? errorResponse(400, 'invalid-input', 'Not now') : ok({ rooms: [], total: 0 });
  stubApi({ 'GET /api/rooms': rooms, 'GET /api/rooms/facets': facetsResponse });
  renderPart(<RoomsBrowser />, { at: '/rooms?price=0-500' });
  expect(
    await screen.findByRole('button', { name: messages.none.suggestion(messages.choices.price.any) }),
  ).toBeVisible();
  expect(screen.queryByText(messages.none.noSuggestions)).toBeNull();
});

test('after a failure Retry shows the rooms', async () => {
  let isDown = true;
  stubApi({ ...handlers, 'GET /api/rooms': () => (isDown ? errorResponse(400, 'invalid-input', 'Not now') : found()) });
  const { user } = renderPart(<RoomsBrowser />, { at: '/rooms' });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  isDown = false;
  await user.click(retry);
  expect(await screen.findAllByRole('heading', { name: 'Lakeside Haveli' })).toHaveLength(3);
});

test('on small screens the filters open in a sheet, which restores the focus when closed', async () => {
  stubApi(handlers);
  const { user } = renderPart(<RoomsBrowser />, { at: '/rooms?price=0-500' });
  const toggle = screen.getByRole('button', { name: messages.toggleFilters(false, 1) });
  await user.click(toggle);
  const sheet = within(screen.getByRole('dialog', { name: messages.filters }));
  await user.click(sheet.getByRole('radio', { name: 'Newest First' }));
  await user.click(await sheet.findByRole('button', { name: messages.showCounted.rooms({ total: 3 }) }));
  await waitFor(() => expect(toggle).toHaveFocus());
});

test('a card shows the total of the stay as the server has it, and what its nights cost on average', async () => {
  const dear = aRoom({ isLeastPrice: true, totalPrice: 390.5 });
  stubApi({ ...handlers, 'GET /api/rooms': () => ok({ rooms: [dear], total: 1 }) });
  renderPart(<RoomsBrowser />, { at: full });
  const card = within(await screen.findByRole('article'));
  expect(card.getByText('$195.25')).toBeVisible();
  expect(card.getByText(messages.total('$390.50', 2))).toBeVisible();
  expect(card.queryByText(messages.from)).toBeNull();
});

test('a card shows the total with taxes and fees, and what its nights cost without them', async () => {
  const taxed = aRoom({ totalPrice: 255, addedTaxes: 15 });
  stubApi({ ...handlers, 'GET /api/rooms': () => ok({ rooms: [taxed], total: 1 }) });
  renderPart(<RoomsBrowser />, { at: full });
  const card = within(await screen.findByRole('article'));
  expect(card.getByText('$120')).toBeVisible();
  expect(card.getByText(messages.total('$255', 2), { exact: false })).toBeVisible();
  expect(card.getByText('with taxes and fees')).toBeVisible();
});

test('without dates a card of a room with dearer nights says “from”', async () => {
  stubApi({ ...handlers, 'GET /api/rooms': () => ok({ rooms: [aRoom({ isLeastPrice: true })], total: 1 }) });
  renderPart(<RoomsBrowser />, { at: '/rooms' });
  const card = within(await screen.findByRole('article'));
  expect(card.getByText(messages.from)).toBeVisible();
  expect(card.getByText('$120')).toBeVisible();
});
