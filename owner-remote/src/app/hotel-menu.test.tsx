import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { HotelProfile } from '@wayhouse/contracts/hotel-profile';
import { aBooking, aHotelProfile, aRoom, bookingsPage, dashboardResponses } from '../testing/factories.js';
import { fillRoomForm } from '../testing/fill-room-form.js';
import { stubImageDecoding, stubObjectUrls } from '../testing/photo-files.js';
import { renderOwnerArea } from '../testing/render-owner-area.js';

const sea = aHotelProfile();
const palm = aHotelProfile({ _id: 'h2', slug: 'palm-house-goa', name: 'Palm House', city: 'Jaipur' });
const guests: Record<string, string> = { h1: 'Nora Lind', h2: 'Ben Okoro' };

/** The area of an owner with these hotels, each with a guest of its own. */
function openArea(address: string, hotels: HotelProfile[] = [sea, palm], responses = {}) {
  const asked: (string | null)[] = [];
  const shown = renderOwnerArea(address, {
    ...dashboardResponses(),
    'GET /api/hotels/owner/all': () => ({ body: { hotels } }),
    'GET /api/rooms/owner': (_, query) => ({
      body: { rooms: [aRoom({ _id: `room-${query.get('hotel') ?? 'h1'}` })] },
    }),
    'GET /api/bookings/hotel': (_, query) => {
      asked.push(query.get('hotel'));
      const username = guests[query.get('hotel') ?? 'h1'];
      if (!username) return { status: 404, body: { code: 'not-found', message: 'We cannot find this hotel.' } };
      return bookingsPage([aBooking({ _id: username, user: { username } })]);
    },
    ...responses,
  });
  return { ...shown, asked };
}

const openMenu = async (user: UserEvent, hotel: string) =>
  user.click(await screen.findByRole('button', { name: `Hotel: ${hotel}` }));
const item = (name: string) => screen.findByRole('menuitem', { name });
const menuLink = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Owner area' })).getByRole('link', { name });

test('with one hotel the menu offers another, and addresses are without a hotel', async () => {
  const { user, asked } = openArea('/owner', [sea]);
  await openMenu(user, 'Sea House');
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Add another hotel']);
  expect(menuLink('List Room')).toHaveAttribute('href', '/owner/list-room');
  expect(new Set(asked)).toEqual(new Set([null]));
});

test.each([[[sea]], [[sea, palm]]])(
  'for a member of staff the menu lists the hotels, all of several together and the own role, and adds none',
  async (hotels) => {
    const { user } = openArea(
      '/owner',
      hotels.map((hotel) => ({ ...hotel, role: 'reception' as const })),
    );
    await openMenu(user, 'Sea House');
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      ...hotels.map(({ name, city }) => name + city),
      ...(hotels.length > 1 ? ['All hotels together'] : []),
      'Your role',
    ]);
    expect(screen.queryAllByRole('separator')).toHaveLength(1);
  },
);

test('switches to another hotel, in the address of every link, and shows nothing of the one before', async () => {
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  const { user } = openArea('/owner', [sea, palm], {
    'GET /api/bookings/hotel': async (_: unknown, query: URLSearchParams) => {
      const hotel = query.get('hotel') ?? 'h1';
      if (hotel === 'h2') await held;
      return bookingsPage([aBooking({ _id: hotel, user: { username: guests[hotel]! } })]);
    },
  });
  expect(await screen.findAllByText('Nora Lind')).not.toHaveLength(0);
  await openMenu(user, 'Sea House');
  expect(await item('Sea House Goa')).toHaveAttribute('aria-current', 'true');
  await user.click(await item('Palm House Jaipur'));
  expect(await screen.findByRole('button', { name: 'Hotel: Palm House' })).toBeVisible();
  expect(screen.queryByText('Nora Lind')).toBeNull();
  release();
  expect(await screen.findAllByText('Ben Okoro')).not.toHaveLength(0);
  expect(menuLink('List Room')).toHaveAttribute('href', '/owner/list-room?hotel=h2');
  await user.click(menuLink('List Room'));
  expect(await screen.findAllByRole('link', { name: /Edit/ })).not.toHaveLength(0);
  expect(screen.getAllByRole('link', { name: /Edit/ })[0]).toHaveAttribute('href', '/owner/list-room/room-h2?hotel=h2');
});

test('an address names the hotel', async () => {
  const { asked } = openArea('/owner?hotel=h2');
  expect(await screen.findByRole('button', { name: 'Hotel: Palm House' })).toBeVisible();
  expect(new Set(asked)).toEqual(new Set(['h2']));
});

test('an unknown hotel in the address is replaced by the first', async () => {
  const { asked } = openArea('/owner?hotel=gone');
  expect(await screen.findByRole('button', { name: 'Hotel: Sea House' })).toBeVisible();
  await waitFor(() => expect(menuLink('Dashboard')).toHaveAttribute('href', '/owner?hotel=h1'));
  await waitFor(() => expect(asked.at(-1)).toBe('h1'));
});

test('a tab that comes back without a hotel in the address has the one that it had', async () => {
  const { unmount } = openArea('/owner?hotel=h2');
  await screen.findByRole('button', { name: 'Hotel: Palm House' });
  unmount();
  const { asked } = openArea('/owner');
  expect(await screen.findByRole('button', { name: 'Hotel: Palm House' })).toBeVisible();
  expect(new Set(asked)).toEqual(new Set(['h2']));
});

test('from a room of one hotel it switches to the rooms of the other', async () => {
  const { user } = openArea('/owner/list-room/room-h1?hotel=h1');
  await openMenu(user, 'Sea House');
  expect(await item('Palm House Jaipur')).toHaveAttribute('href', '/owner/list-room?hotel=h2');
});

test('asks before a switch loses what was entered', async () => {
  stubImageDecoding();
  stubObjectUrls();
  const { user, host } = openArea('/owner/add-room');
  await fillRoomForm(user);
  await openMenu(user, 'Sea House');
  await user.click(await item('Palm House Jaipur'));
  const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' });
  await user.click(within(dialog).getByRole('button', { name: 'Stay here' }));
  expect(screen.getByLabelText('Price per night')).toHaveValue(149.5);
  expect(await screen.findByRole('button', { name: 'Hotel: Sea House' })).toBeVisible();
  expect(host.navigate).not.toHaveBeenCalled();
});

test('what was entered for the only hotel is not that of another one that has become the first', async () => {
  stubImageDecoding();
  stubObjectUrls();
  let hotels = [palm];
  const { user } = openArea('/owner/add-room', [], { 'GET /api/hotels/owner/all': () => ({ body: { hotels } }) });
  expect(await screen.findByRole('button', { name: 'Hotel: Palm House' })).toBeVisible();
  await fillRoomForm(user);
  hotels = [sea, palm];
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now + 60_000);
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByRole('button', { name: 'Hotel: Sea House' })).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Price per night')).toHaveValue(null));
  jest.restoreAllMocks();
});

test('who stays has the focus on the button of the menu again', async () => {
  stubImageDecoding();
  stubObjectUrls();
  const { user } = openArea('/owner/add-room');
  await fillRoomForm(user);
  await openMenu(user, 'Sea House');
  await user.click(await item('Palm House Jaipur'));
  const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' });
  await user.click(within(dialog).getByRole('button', { name: 'Stay here' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Hotel: Sea House' })).toHaveFocus());
});

test.each(['', '/description', '/rates', '/calendars'])(
  'a link to “%s” of a room that names no hotel switches to its hotel',
  async (page) => {
    const room = aRoom({ _id: 'room-h2', hotel: { ...aRoom().hotel, _id: 'h2' } });
    openArea(`/owner/list-room/room-h2${page}`, [sea, palm], {
      'GET /api/rooms/room-h2': () => ({ body: { room } }),
      'GET /api/bookings/hotel/calendars/room-h2': () => ({ body: { units: [] } }),
    });
    expect(await screen.findByRole('button', { name: 'Hotel: Palm House' })).toBeVisible();
    await waitFor(() => expect(screen.queryByText('We cannot find this room')).toBeNull());
    await waitFor(() => expect(menuLink('Dashboard')).toHaveAttribute('href', '/owner?hotel=h2'));
  },
);

test('so does one to a room of a closed hotel, which guests do not find', async () => {
  openArea('/owner/list-room/room-h2/rates', [sea, { ...palm, closedBy: 'owner' }]);
  expect(await screen.findByRole('button', { name: 'Hotel: Palm House' })).toBeVisible();
  expect(await screen.findByText(/^Palm House is closed\./)).toBeVisible();
});

test('a room whose hotel could not be found out is tried again, and not called unknown', async () => {
  let isAway = true;
  const room = aRoom({ _id: 'room-h2', hotel: { ...aRoom().hotel, _id: 'h2' } });
  const { user } = openArea('/owner/list-room/room-h2/rates', [sea, palm], {
    'GET /api/rooms/room-h2': () =>
      isAway ? { status: 503, body: { code: 'unavailable', message: 'Away.' } } : { body: { room } },
  });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.queryByText('We cannot find this room')).toBeNull();
  isAway = false;
  await user.click(retry);
  expect(await screen.findByRole('button', { name: 'Hotel: Palm House' })).toBeVisible();
});

test('a link to the calendar of a room switches as well', async () => {
  const room = aRoom({ _id: 'room-h2', hotel: { ...aRoom().hotel, _id: 'h2' } });
  openArea('/owner/calendar?room=room-h2', [sea, palm], { 'GET /api/rooms/room-h2': () => ({ body: { room } }) });
  expect(await screen.findByRole('button', { name: 'Hotel: Palm House' })).toBeVisible();
});

test('a room of a hotel of somebody else, or of none, is not found', async () => {
  const room = aRoom({ _id: 'foreign', hotel: { ...aRoom().hotel, _id: 'h9' } });
  openArea('/owner/list-room/foreign', [sea, palm], { 'GET /api/rooms/foreign': () => ({ body: { room } }) });
  expect(await screen.findByText('We cannot find this room')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Hotel: Sea House' })).toBeVisible();
});

test('a booking that a link without a hotel leads to switches to its hotel', async () => {
  const booking = aBooking({ _id: 'b2', hotel: { _id: 'h2', name: 'Palm House', address: '', city: 'Jaipur' } });
  openArea('/owner/bookings/b2', [sea, palm], {
    'GET /api/bookings/hotel/b2': () => ({ body: { booking, guest: { name: 'Ben Okoro' }, history: [] } }),
  });
  expect(await screen.findByRole('button', { name: 'Hotel: Palm House' })).toBeVisible();
  await waitFor(() => expect(menuLink('Dashboard')).toHaveAttribute('href', '/owner?hotel=h2'));
});

test('a booking of a hotel that one works at no more leaves the chosen one as it is', async () => {
  // As it was read before.
  const booking = aBooking({ hotel: { _id: 'h3', name: 'Hill House', address: '', city: 'Goa' } });
  let renders = 0;
  const responses = {
    'GET /api/hotels/owner/all': () => ({ body: { hotels: [sea, palm] } }),
    'GET /api/bookings/hotel/b1': () => ({ body: { booking, guest: { name: 'Ben Okoro' }, history: [] } }),
  };
  renderOwnerArea('/owner/bookings/b1?hotel=h2', responses, (host) => {
    if (++renders > 50) throw new Error('The address changes without end');
    return host;
  });
  expect(await screen.findByRole('heading', { name: 'Ben Okoro' })).toBeVisible();
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(menuLink('Dashboard')).toHaveAttribute('href', '/owner?hotel=h2');
});
