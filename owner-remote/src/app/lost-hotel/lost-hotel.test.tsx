import { act, screen } from '@testing-library/react';
import type { HotelProfile } from '@wayhouse/contracts/hotel-profile';
import { errorMessages } from '@wayhouse/messages/errors';
import { aBooking, aHotelProfile, aRoom, bookingsPage, dashboardResponses } from '../../testing/factories.js';
import { fakeEventStream } from '../../testing/fake-event-stream.js';
import { lookAgain } from '../../testing/look-again.js';
import { renderOwnerArea, type StubResponse } from '../../testing/render-owner-area.js';
import { messages } from './messages.js';

const sea = aHotelProfile({ role: 'reception' });
const palm = aHotelProfile({ _id: 'h2', name: 'Palm House', role: 'viewer' });
const refused = { status: 403, body: { code: 'not-allowed', message: errorMessages['owners-only'] } };
const unknown = { status: 404, body: { code: 'not-found', message: errorMessages['hotel-not-found'] } };

/** The dashboard of a member of the staff; `remove` is what the owner does. */
async function openDashboard(before: HotelProfile[], after: HotelProfile[]) {
  const stream = fakeEventStream();
  const guests: Record<string, string> = { h1: 'Nora Lind', h2: 'Ben Okoro' };
  let hotels = before;
  const ofHotel =
    (respond: (id: string) => StubResponse) =>
    (_: unknown, query: URLSearchParams): StubResponse => {
      const [id, first] = [query.get('hotel'), hotels[0]];
      if (!first) return refused;
      return id && !hotels.some(({ _id }) => _id === id) ? unknown : respond(id ?? first._id);
    };
  const area = renderOwnerArea('/owner', {
    ...dashboardResponses(),
    'GET /api/hotels/owner/all': () => (hotels.length ? { body: { hotels } } : refused),
    'GET /api/bookings/hotel': ofHotel((id) => bookingsPage([aBooking({ _id: id, user: { username: guests[id]! } })])),
    [stream.path]: ofHotel(() => stream.open()),
  });
  await screen.findAllByText('Nora Lind');
  const remove = () =>
    act(() => {
      hotels = after;
      stream.disconnect();
    });
  return { ...area, remove };
}

const notice = () => screen.findByRole('heading', { level: 1, name: messages.title('Sea House') }, { timeout: 5000 });

test('who was removed from the staff of the only hotel learns it, sees nothing of it any more, and can go on to the home page', async () => {
  const { remove, user } = await openDashboard([sea], []);
  remove();
  expect(await notice()).toHaveFocus();
  for (const text of ['Nora Lind', 'Today']) expect(screen.queryByText(text)).toBeNull();
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.queryByRole('button', { name: /Sea House/ })).toBeNull();
  await user.click(screen.getByRole('link', { name: messages.home }));
  expect(screen.queryByText(messages.body)).toBeNull();
});

test.each([
  ['of two hotels', [sea, palm]],
  ['of the only hotel, but of another one', [sea]],
])('who was removed from the staff %s goes on at the other', async (_which, before) => {
  const { remove, user } = await openDashboard(before, [palm]);
  remove();
  // The calls about an only hotel name none, so nothing is refused.
  if (before.length === 1) lookAgain();
  await notice();
  expect(screen.queryByText('Nora Lind')).toBeNull();
  await user.click(screen.getByRole('link', { name: messages.goOn('Palm House') }));
  expect(screen.queryByText('Nora Lind')).toBeNull();
  expect(await screen.findAllByText('Ben Okoro')).not.toHaveLength(0);
  expect(screen.getByRole('heading', { level: 1, name: 'Dashboard' })).toHaveFocus();
});

test('a change that is refused to who no longer works there ends in the notice', async () => {
  let hotels = [aHotelProfile({ role: 'manager' })];
  const { user } = renderOwnerArea('/owner/list-room', {
    'GET /api/hotels/owner/all': () => (hotels.length ? { body: { hotels } } : refused),
    'GET /api/rooms/owner': () => ({ body: { rooms: [aRoom()] } }),
    'POST /api/rooms/toggle-availability': () => {
      hotels = [];
      return refused;
    },
  });
  await user.click(await screen.findByRole('switch', { name: /Double Bed/ }));
  await notice();
  expect(screen.queryByText(/Double Bed/)).toBeNull();
});
