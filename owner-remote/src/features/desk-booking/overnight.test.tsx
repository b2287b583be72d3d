import { act, screen, waitFor, within } from '@testing-library/react';
import { confirmations } from '@wayhouse/messages/confirmations';
import { aBooking, aHotelProfile, aRoom } from '../../testing/factories.js';
import { renderOwnerArea } from '../../testing/render-owner-area.js';
import { messages } from './form/messages.js';

/** 22:00 on 14 March in Goa, and 9:00 of the next day, when the front desk can still book the night before. */
const [evening, morning] = [new Date('2127-03-14T16:30:00Z'), new Date('2127-03-15T03:30:00Z')];
afterEach(() => jest.useRealTimers());

/** The form as it is opened in the evening. */
async function openInEvening() {
  jest.useFakeTimers({
    now: evening,
    doNotFake: ['setTimeout', 'clearTimeout', 'queueMicrotask', 'nextTick', 'performance'],
  });
  const sent: Record<string, unknown>[] = [];
  const booking = aBooking({ _id: 'b9', bookedBy: 'hotel', user: { username: 'Mira Sen' } });
  const answer = { booking, guest: { name: 'Mira Sen' }, history: [] };
  const { user } = renderOwnerArea('/owner/add-booking', {
    'GET /api/rooms/owner': () => ({ body: { rooms: [aRoom()] } }),
    'GET /api/hotels/owner/all': () => ({ body: { hotels: [aHotelProfile()] } }),
    'GET /api/bookings/rooms/r1/taken-nights': () => ({ body: { nights: [] } }),
    'GET /api/bookings/hotel/b9': () => ({ body: answer }),
    'POST /api/bookings/hotel/desk'(body) {
      sent.push(JSON.parse(String(body)) as Record<string, unknown>);
      return { body: { message: confirmations.bookedAtDesk, ...answer } };
    },
  });
  const name = await screen.findByRole('textbox', { name: messages.name });
  const submit = () => user.click(screen.getByRole('button', { name: messages.submit }));
  return { user, sent, name, submit };
}

test('a form that was opened in the evening books a walk-in of the next morning for that day', async () => {
  const { user, sent, name, submit } = await openInEvening();
  await user.click(screen.getByRole('button', { name: 'One guest more' }));
  jest.setSystemTime(morning);
  await user.type(name, 'Mira Sen');
  await submit();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent).toMatchObject([{ checkInDate: '2127-03-15', checkOutDate: '2127-03-16', guests: 2 }]);
});

test('the new day is there also where nothing is entered', async () => {
  const { user, sent, name, submit } = await openInEvening();
  await user.type(name, 'Mira Sen');
  jest.setSystemTime(morning);
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.getByRole('button', { name: /^Check-in/ })).toHaveTextContent('15 Mar');
  expect(name).toHaveValue('Mira Sen');
  await submit();
  await waitFor(() => expect(sent).toMatchObject([{ checkInDate: '2127-03-15', guestName: 'Mira Sen' }]));
});

test('an arrival stays where a departure was chosen for it', async () => {
  const { user, sent, name, submit } = await openInEvening();
  await user.click(screen.getByRole('button', { name: /^Check-out/ }));
  const calendar = within(await screen.findByRole('dialog'));
  await user.click(calendar.getByRole('button', { name: /^17 March 2127/ }));
  await user.click(calendar.getByRole('button', { name: 'Done' }));
  jest.setSystemTime(morning);
  await user.type(name, 'Mira Sen');
  await submit();
  await waitFor(() => expect(sent).toMatchObject([{ checkInDate: '2127-03-14', checkOutDate: '2127-03-17' }]));
});
