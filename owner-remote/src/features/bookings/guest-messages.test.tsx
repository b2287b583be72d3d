import type { BookingMessage } from '@wayhouse/contracts/calls/conversation-calls';
import { bookingNumber } from '@wayhouse/domain/reference';
import { messages as conversation } from '@wayhouse/web-kit/conversation-messages';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBooking, aHotelProfile, dashboardResponses } from '../../testing/factories.js';
import { renderOwnerArea } from '../../testing/render-owner-area.js';
import { messages as unread } from '../../shared/unread/messages.js';
import { messages } from './view/messages.js';

const writableUntil = '2027-04-03T05:30:00.000Z';
const fromGuest: BookingMessage = {
  ...{ id: 'm1', number: 1, from: 'guest', author: 'Ben Okoro', text: 'We arrive late.' },
  at: '2027-01-05T06:30:00.000Z',
};

/** A booking and its messages as the server has them. */
function open({
  role = 'owner' as const,
  booking = aBooking(),
}: { role?: 'owner' | 'viewer'; booking?: ReturnType<typeof aBooking> } = {}) {
  const stored = { messages: [fromGuest], unread: 1, writableUntil };
  const sent: { call: string; body: unknown }[] = [];
  const part = renderOwnerArea('/owner/bookings/b1', {
    'GET /api/hotels/owner/all': () => ({ body: { hotels: [aHotelProfile({ role })] } }),
    'GET /api/bookings/hotel/b1': () => ({ body: { booking, guest: { name: 'Ben Okoro' }, history: [] } }),
    'GET /api/bookings/hotel/b1/messages': () => ({ body: { ...stored, messages: [...stored.messages] } }),
    'GET /api/bookings/hotel/unread-messages': () => ({ body: { unread: [] } }),
    'POST /api/bookings/hotel/b1/messages': (json) => {
      const body = JSON.parse(String(json)) as { text: string };
      sent.push({ call: 'write', body });
      const { text } = body;
      const message = { ...fromGuest, id: 'm2', number: 2, from: 'hotel' as const, author: 'The owner', text };
      stored.messages.push(message);
      return { body: { message: 'Sent', sent: message } };
    },
    'POST /api/bookings/hotel/b1/messages/read': (json) => {
      sent.push({ call: 'read', body: JSON.parse(String(json)) });
      stored.unread = 0;
      return { body: { message: 'Marked as read.' } };
    },
  });
  return { ...part, stored, sent };
}
afterEach(() => sessionStorage.clear());
const section = async () => within(await screen.findByRole('region', { name: messages.conversation }));

test('reads what the guest has written, which marks it as read, and answers', async () => {
  const { user, sent } = open();
  const part = await section();
  expect(await part.findByRole('listitem')).toHaveTextContent('Ben OkoroTue, 5 Jan 2027, 12:00 PMWe arrive late.');
  await waitFor(() => expect(sent).toEqual([{ call: 'read', body: { upTo: 1 } }]));
  await user.type(part.getByRole('textbox', { name: conversation.label }), 'No problem.');
  await user.click(part.getByRole('button', { name: conversation.send }));
  await waitFor(() => expect(part.getAllByRole('listitem').at(-1)).toHaveTextContent('The ownerTue'));
  expect(sent.at(-1)).toMatchObject({ call: 'write', body: { text: 'No problem.' } });
});

test('a message that came as an email is marked', async () => {
  const { stored } = open();
  stored.messages.push({ ...fromGuest, id: 'm2', number: 2, text: 'By train.', byEmail: true });
  const items = await (await section()).findAllByRole('listitem');
  expect(items.map((item) => item.textContent?.includes(conversation.byEmail))).toEqual([false, true]);
});

test('an answer that was not sent is there when the booking is opened again', async () => {
  const { unmount } = open();
  await userEvent.type(await (await section()).findByRole('textbox'), 'No prob');
  unmount();
  open();
  expect(await (await section()).findByRole('textbox')).toHaveValue('No prob');
});

test('a message that arrives shows without a reload, in a list that is announced', async () => {
  const { stream, stored } = open();
  const part = await section();
  expect(await part.findAllByRole('listitem')).toHaveLength(1);
  stored.messages.push({ ...fromGuest, id: 'm2', number: 2, text: 'By train.' });
  act(() => stream.send({ bookingId: 'b1', type: 'messages-changed' }));
  await waitFor(() => expect(within(part.getByRole('log')).getAllByRole('listitem')).toHaveLength(2));
});

test('a viewer reads, and neither writes nor marks as read', async () => {
  const { sent } = open({ role: 'viewer' });
  const part = await section();
  expect(await part.findByText(conversation.readOnly)).toBeVisible();
  expect(part.queryByRole('textbox')).toBeNull();
  expect(sent).toEqual([]);
});

test('there are none of a booking that the hotel has made', async () => {
  open({ booking: aBooking({ bookedBy: 'hotel' }) });
  expect(await screen.findByRole('heading', { name: 'Ben Okoro' })).toBeVisible();
  expect(screen.queryByRole('region', { name: messages.conversation })).toBeNull();
});

test('the dashboard leads to the bookings with new messages that none of its lists shows', async () => {
  let ids = ['b7'];
  const { stream } = renderOwnerArea('/owner', {
    ...dashboardResponses({ bookings: [aBooking()] }),
    'GET /api/bookings/hotel/unread-messages': () => ({
      body: { unread: ids.map((bookingId) => ({ bookingId, messages: 3 })) },
    }),
  });
  expect(await screen.findByText(unread.bookings(1))).toBeVisible();
  expect(screen.getByRole('link', { name: bookingNumber('b7') })).toHaveAttribute('href', '/owner/bookings/b7');
  ids = ['b7', 'b8'];
  act(() => stream.send({ bookingId: 'b8', type: 'messages-changed' }));
  expect(await screen.findByText(unread.bookings(2))).toBeVisible();
  ids = [];
  act(() => stream.send({ bookingId: 'b8', type: 'messages-changed' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: bookingNumber('b7') })).toBeNull());
});

test('the list of bookings has the number of new messages of each, which follows the stream', async () => {
  let count = 1;
  const { stream } = renderOwnerArea('/owner', {
    ...dashboardResponses({ bookings: [aBooking(), aBooking({ _id: 'b2', user: { username: 'Mira Rao' } })] }),
    'GET /api/bookings/hotel/unread-messages': () => ({ body: { unread: [{ bookingId: 'b2', messages: count }] } }),
  });
  expect(await screen.findByText(conversation.unread(1))).toBeVisible();
  expect(screen.getAllByText(/^\d+ new message/)).toHaveLength(1);
  count = 2;
  act(() => stream.send({ bookingId: 'b2', type: 'messages-changed' }));
  expect(await screen.findByText(conversation.unread(2))).toBeVisible();
});
