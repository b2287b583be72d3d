import { screen, waitFor, within } from '@testing-library/react';
import type { HotelBooking } from '@wayhouse/contracts/calls/owner-booking-calls';
import { confirmations } from '@wayhouse/messages/confirmations';
import { errorMessages } from '@wayhouse/messages/errors';
import { aBooking } from '../../testing/factories.js';
import { lookAgain } from '../../testing/look-again.js';
import { renderOwnerArea } from '../../testing/render-owner-area.js';
import { messages as sharedMessages } from '../../shared/messages.js';
import { messages as checkOut } from '../../shared/check-out/messages.js';
import { messages as payment } from '../../shared/payment/messages.js';
import { messages as history } from './history/messages.js';
import { messages } from './view/messages.js';

afterEach(() => jest.restoreAllMocks());

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const at = new Date().toISOString();
const shown = 'GET /api/bookings/hotel/b1';
const record = 'POST /api/bookings/stay-status';
const { step, status } = sharedMessages.frontDesk;

const bookingOf = (over: Partial<HotelBooking['booking']>, history: HotelBooking['history'] = []): HotelBooking => ({
  booking: aBooking({ isPaid: true, checkInDate: inDays(-1), checkOutDate: inDays(2), ...over }),
  guest: { name: 'Ben Okoro' },
  history: [{ type: 'booked', at, amount: 360 }, ...history],
});
const inHouse = bookingOf({ checkedInAt: at }, [{ type: 'checked-in', at }]);
const departed = bookingOf({ checkedInAt: at, checkedOutAt: at }, [
  { type: 'checked-in', at },
  { type: 'checked-out', at },
]);

/** Each press is answered by the next of `after`. */
function open(before: HotelBooking, ...after: HotelBooking[]) {
  const sent: unknown[] = [];
  const answers = [...after];
  return {
    sent,
    ...renderOwnerArea('/owner/bookings/b1', {
      [shown]: () => ({ body: before }),
      [record]: (body) => {
        sent.push(JSON.parse(String(body)));
        return { body: { ...answers.shift(), message: confirmations.guestInHouse } };
      },
    }),
  };
}
const leaving = (over: Partial<HotelBooking['booking']> = {}) =>
  bookingOf({ checkOutDate: inDays(0), checkedInAt: at, ...over }, inHouse.history.slice(1));
const press = (name: string) => screen.findByRole('button', { name });

test('a guest is checked in and out, and the history has it', async () => {
  const { user, sent, host } = open(bookingOf({}), leaving(), departed);
  await user.click(await press(step['check-in']));
  expect(await screen.findByText(status['in-house'])).toBeVisible();
  expect(host.toast.success).toHaveBeenCalledWith(confirmations.guestInHouse);
  await user.click(await press(step['check-out']));
  // The button is gone, and the focus stays where it was.
  expect((await screen.findByText(status.departed)).parentElement).toHaveFocus();
  expect(sent).toEqual([
    { bookingId: 'b1', status: 'in-house' },
    { bookingId: 'b1', status: 'departed' },
  ]);
  const shown = within(await screen.findByRole('region', { name: history.title }));
  expect(shown.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining(history.booked),
    expect.stringContaining(history.desk['checked-in']),
    expect.stringContaining(history.desk['checked-out']),
  ]);
});

test('a read that began before a guest was checked in does not take it back', async () => {
  let reads = 0;
  const { user, calls } = renderOwnerArea('/owner/bookings/b1', {
    [shown]: () => (++reads > 1 ? new Promise(() => undefined) : { body: bookingOf({}) }),
    [record]: () => ({ body: { ...inHouse, message: confirmations.guestInHouse } }),
  });
  const checkIn = await press(step['check-in']);
  lookAgain();
  await waitFor(() => expect(reads).toBe(2));
  const before = calls.mock.calls.findLast(([url]) => String(url).endsWith('/hotel/b1'))![1]!;
  expect(before.signal!.aborted).toBe(false);
  await user.click(checkIn);
  expect(await screen.findByText(status['in-house'])).toBeVisible();
  expect(before.signal!.aborted).toBe(true);
});

test('a guest who still owes money is checked out after a question', async () => {
  const { user, sent } = open(leaving({ isPaid: false, owed: 170 }), departed);
  await user.click(await press(step['check-out']));
  const dialog = within(await screen.findByRole('dialog', { name: '$170 is still due' }));
  expect(sent).toEqual([]);
  await user.click(dialog.getByRole('button', { name: checkOut.anyway }));
  expect((await screen.findByText(status.departed)).parentElement).toHaveFocus();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent).toEqual([{ bookingId: 'b1', status: 'departed' }]);
});

test('what is still due can be paid before checking out', async () => {
  const { user, sent } = open(leaving({ isPaid: false, owed: 170 }), departed);
  await user.click(await press(step['check-out']));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: checkOut.pay }));
  const form = within(await screen.findByRole('dialog', { name: payment.title }));
  expect(form.getByRole('spinbutton', { name: /^Amount/ })).toHaveValue(170);
  expect(sent).toEqual([]);
});

test('which of several rooms it is stands beside checking in', async () => {
  open(bookingOf({ unit: 12 }));
  const checkIn = await press(step['check-in']);
  expect(within(checkIn.parentElement!).getByText(sharedMessages.unit(12))).toBeVisible();
});

test('both are taken back, one after the other', async () => {
  const { user, sent } = open(departed, inHouse, bookingOf({}));
  await user.click(await press(messages.undo.departed));
  await user.click(await press(messages.undo['in-house']));
  expect(await press(step['check-in'])).toBeVisible();
  expect(sent).toEqual([
    { bookingId: 'b1', status: 'in-house' },
    { bookingId: 'b1', status: 'expected' },
  ]);
});

test('before the day of arrival there is nothing to record', async () => {
  open(bookingOf({ checkInDate: inDays(3), checkOutDate: inDays(5) }));
  expect(await screen.findByRole('heading', { name: 'Ben Okoro' })).toBeVisible();
  expect(screen.queryByRole('button', { name: step['check-in'] })).toBeNull();
});

test('a refusal is explained, and the button stays', async () => {
  const message = errorMessages['already-cancelled'] as string;
  const { user, host } = renderOwnerArea('/owner/bookings/b1', {
    [shown]: () => ({ body: bookingOf({}) }),
    [record]: () => ({ status: 409, body: { message, code: 'already-cancelled' } }),
  });
  await user.click(await press(step['check-in']));
  await waitFor(() => expect(host.toast.error).toHaveBeenCalledWith(message));
  expect(await press(step['check-in'])).toBeVisible();
});
