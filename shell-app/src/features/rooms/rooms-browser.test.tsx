import { addDays } from '@wayhouse/contracts/stay';
import { formatDay, today } from '@wayhouse/web-kit/calendar-date';
import { toasts } from '@wayhouse/web-kit/toaster';
import { screen, waitFor, within } from '@testing-library/react';
import { aRoom } from '../../testing/a-room.js';
import { ok, refused, serve } from '../../testing/stub-api.js';
import { show } from '../../testing/render-part.js';
import { RoomsBrowser } from './rooms-browser.js';
import { texts } from './messages.js';

const rooms = ['r1', 'r2', 'r3'].map((_id) => aRoom({ _id }));
const found = () => ok({ rooms, total: 3 });
const counts = {
  roomType: { 'Single Bed': 0, 'Double Bed': 3, 'Luxury Room': 1, 'Family Suite': 12 },
  price: { '0-500': 3, '500-1000': 1, '1000-2000': 0, '2000-3000': 0 },
};
const counted = () => ok(counts);
const site = { 'GET /api/rooms': found, 'GET /api/rooms/counts': counted };
const beside = () => within(screen.getByRole('complementary', { name: texts.filters }));
const chips = () => within(screen.getByRole('list', { name: texts.activeFilters }));
const address = () => screen.getByTestId('address');
const [checkIn, checkOut] = [addDays(today(), 10), addDays(today(), 12)];
const full = `/rooms?destination=Udaipur&checkIn=${checkIn}&checkOut=${checkOut}&guests=2&roomType=Double+Bed&price=0-500`;

test('what is filtered stands in the address and is asked of the server', async () => {
  const asked = serve(site);
  const { user } = show(<RoomsBrowser />, { at: '/rooms?destination=Udaipur' });
  await user.click(beside().getByRole('checkbox', { name: /Luxury Room/ }));
  await user.click(beside().getByRole('checkbox', { name: /\$500 to \$1000/ }));
  await user.click(beside().getByRole('checkbox', { name: /\$0 to \$500/ }));
  await user.click(beside().getByRole('radio', { name: 'Price: Low to High' }));
  const filters = 'roomType=Luxury+Room&price=0-500,500-1000';
  expect(address()).toHaveTextContent(`/rooms?destination=Udaipur&${filters}&sort=price-asc`);
  const lastOf = (call: string) => decodeURIComponent(asked.filter((each) => each.call === call).at(-1)?.url ?? '');
  await waitFor(() => expect(lastOf('GET /api/rooms')).toContain(`${filters}&sort=price-asc`));
  await waitFor(() => expect(lastOf('GET /api/rooms/counts')).toContain(filters));
});

test('each option says how many rooms it would show, and one without any is still there', async () => {
  serve(site);
  show(<RoomsBrowser />, { at: '/rooms' });
  expect(await beside().findByRole('checkbox', { name: 'Family Suite 12 rooms' })).toBeEnabled();
  expect(beside().getByRole('checkbox', { name: '$500 to $1000 1 room' })).toBeEnabled();
  expect(beside().getByRole('checkbox', { name: 'Single Bed 0 rooms' })).toBeEnabled();
});

test('without the counts the filters work as before; the failure is said like every other', async () => {
  const told = jest.spyOn(toasts, 'error');
  serve({ ...site, 'GET /api/rooms/counts': () => refused(400, 'invalid-input', 'No counts today') });
  const { user } = show(<RoomsBrowser />, { at: '/rooms' });
  await user.click(beside().getByRole('checkbox', { name: 'Single Bed' }));
  expect(address()).toHaveTextContent('/rooms?roomType=Single+Bed');
  await waitFor(() => expect(told).toHaveBeenCalledWith('No counts today'));
});

test('everything that narrows the search is a chip, and each can be removed', async () => {
  serve(site);
  const { user } = show(<RoomsBrowser />, { at: full });
  const labels = [
    'Udaipur',
    texts.dates(formatDay(checkIn), formatDay(checkOut)),
    '2 guests',
    'Double Bed',
    '$0 to $500',
  ];
  expect(
    chips()
      .getAllByRole('button')
      .map((chip) => chip.textContent?.trim()),
  ).toEqual(labels);
  await user.click(chips().getByRole('button', { name: /Remove Udaipur/ }));
  expect(address()).toHaveTextContent(full.replace('destination=Udaipur&', ''));
  await user.click(chips().getByRole('button', { name: new RegExp(`Remove ${labels[1]}`) }));
  expect(address()).toHaveTextContent('/rooms?guests=2&roomType=Double+Bed&price=0-500');
  await user.click(chips().getByRole('button', { name: /Remove 2 guests/ }));
  expect(address()).toHaveTextContent('/rooms?roomType=Double+Bed&price=0-500');
});

test('after a chip is removed the focus is on the next one, after the last on the rooms', async () => {
  serve(site);
  const { user } = show(<RoomsBrowser />, { at: '/rooms?roomType=Double+Bed&price=0-500' });
  await user.click(chips().getByRole('button', { name: /Double Bed/ }));
  expect(chips().getByRole('button', { name: /\$0 to \$500/ })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('heading', { name: texts.results })).toHaveFocus();
});

test('CLEAR takes the filters away, keeps the search and says so', async () => {
  serve(site);
  const { user } = show(<RoomsBrowser />, { at: `${full}&sort=price-desc` });
  const clear = beside().getByRole('button', { name: texts.clear });
  expect(clear).toHaveAccessibleDescription(texts.clearKeeps);
  await user.click(clear);
  expect(address()).toHaveTextContent(
    new RegExp(`/rooms\\?destination=Udaipur&checkIn=${checkIn}&checkOut=${checkOut}&guests=2$`),
  );
  expect(clear).toHaveFocus();
});

test('says how many rooms there are, also to those who only hear it, and marks every second card as a best seller', async () => {
  serve(site);
  show(<RoomsBrowser />, { at: '/rooms?destination=Udaipur' });
  expect(await screen.findByRole('heading', { name: '3 rooms in Udaipur' })).toBeVisible();
  expect(screen.getByText('3 rooms in Udaipur', { selector: '[role=status]' })).toBeInTheDocument();
  expect(screen.getAllByText(texts.bestSeller)).toHaveLength(2);
});

test('with dates each card says what the stay costs', async () => {
  serve(site);
  show(<RoomsBrowser />, { at: full });
  expect(await screen.findAllByText('$240 total, 2 nights')).toHaveLength(3);
  expect(screen.getAllByRole('link', { name: 'Lakeside Haveli' })[0]).toHaveAttribute(
    'href',
    `/rooms/r1?checkIn=${checkIn}&checkOut=${checkOut}&guests=2`,
  );
});

test('while other filters are asked for, the rooms stay and say that they are old', async () => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  serve(site);
  const { user } = show(<RoomsBrowser />, { at: '/rooms' });
  await screen.findByRole('heading', { name: '3 rooms' });
  const fetchNow = globalThis.fetch;
  globalThis.fetch = (async (...request: Parameters<typeof fetch>) => (
    await held,
    fetchNow(...request)
  )) as typeof fetch;
  await user.click(beside().getByRole('checkbox', { name: /Double Bed/ }));
  const old = screen.getAllByRole('article')[0]?.closest('ul');
  expect(old).toHaveAttribute('aria-busy', 'true');
  answer();
  await waitFor(() => expect(old).toHaveAttribute('aria-busy', 'false'));
});

test('a search without rooms says what to do without, and what that would bring', async () => {
  const none = ({ url }: { url: string }) => ok({ rooms: [], total: url.includes('price=') ? 0 : 7 });
  serve({ 'GET /api/rooms': none, 'GET /api/rooms/counts': counted });
  const { user } = show(<RoomsBrowser />, { at: '/rooms?destination=Goa&price=2000-3000' });
  expect(await screen.findByRole('heading', { name: texts.none.title })).toBeVisible();
  const way = await screen.findByRole('button', { name: texts.none.would(texts.none.anyPrice, 7) });
  expect(screen.queryByRole('button', { name: new RegExp(texts.none.anyPlace) })).toBeNull();
  await user.click(way);
  expect(address()).toHaveTextContent(/\/rooms\?destination=Goa$/);
});

test('what of an address could not be used is said above the rooms, until it is dismissed', async () => {
  serve(site);
  const { user } = show(<RoomsBrowser />, { at: '/rooms?destination=Goa&checkIn=2020-01-01&price=abc&guests=99' });
  const { say, ...parts } = texts.leftOut;
  const words = say([parts.pastDates, parts.guests, parts.price]);
  expect(await screen.findByText(words)).toBeVisible();
  await user.click(screen.getByRole('button', { name: parts.dismiss }));
  expect(screen.queryByText(words)).toBeNull();
  expect(address()).toHaveTextContent(/\/rooms\?destination=Goa$/);
  expect(screen.getByRole('heading', { name: texts.results })).toHaveFocus();
});

test('where nothing by itself would help, the way leads to all rooms', async () => {
  serve({ 'GET /api/rooms': () => ok({ rooms: [], total: 0 }), 'GET /api/rooms/counts': counted });
  show(<RoomsBrowser />, { at: full });
  expect(await screen.findByRole('link', { name: texts.none.all })).toHaveAttribute('href', '/rooms');
});

test('after a failure Retry shows the rooms', async () => {
  let isDown = true;
  serve({ ...site, 'GET /api/rooms': () => (isDown ? refused(400, 'invalid-input', 'Not now') : found()) });
  const { user } = show(<RoomsBrowser />, { at: '/rooms' });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  isDown = false;
  await user.click(retry);
  expect(await screen.findAllByRole('heading', { name: 'Lakeside Haveli' })).toHaveLength(3);
});

test('on small screens the filters open as a sheet, which gives the focus back', async () => {
  serve(site);
  const { user } = show(<RoomsBrowser />, { at: '/rooms?price=0-500' });
  const toggle = screen.getByRole('button', { name: texts.toggleFilters(false, 1) });
  await user.click(toggle);
  const sheet = within(screen.getByRole('dialog', { name: texts.filters }));
  await user.click(sheet.getByRole('radio', { name: 'Newest First' }));
  await user.click(await sheet.findByRole('button', { name: texts.showResults(3) }));
  await waitFor(() => expect(toggle).toHaveFocus());
});
