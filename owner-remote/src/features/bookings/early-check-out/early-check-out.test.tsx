import { screen, waitFor, within } from '@testing-library/react';
import type { HotelBooking } from '@wayhouse/contracts/calls/owner-booking-calls';
import { todayIn } from '@wayhouse/domain/hotel-time';
import { addDays } from '@wayhouse/domain/stay';
import { confirmations } from '@wayhouse/messages/confirmations';
import { errorMessages } from '@wayhouse/messages/errors';
import { messages as changeMessages } from '../../../shared/change-stay/messages.js';
import { messages as dueMessages } from '../../../shared/check-out/messages.js';
import { messages as sharedMessages } from '../../../shared/messages.js';
import { aBooking } from '../../../testing/factories.js';
import { renderOwnerArea } from '../../../testing/render-owner-area.js';
import { messages } from './messages.js';

const at = new Date().toISOString();
/** In Goa, where the hotel is. */
const day = (days: number) => addDays(todayIn('Asia/Kolkata', new Date()), days);
const { step, status } = sharedMessages.frontDesk;
const record = 'POST /api/bookings/stay-status';

/** In house since `from` days ago. */
const inHouse = (from: number, over: Partial<HotelBooking> = {}): HotelBooking => ({
  booking: aBooking({
    isPaid: true,
    checkInDate: day(-from),
    checkOutDate: day(2),
    checkedInAt: at,
    user: { username: 'Ben Okoro' },
  }),
  guest: { name: 'Ben Okoro' },
  history: [{ type: 'booked', at, amount: 360 }],
  isChangeable: true,
  ...over,
});

async function checkOut(before: HotelBooking, answer: { status?: number; body: object }) {
  const sent: unknown[] = [];
  const shown = renderOwnerArea('/owner/bookings/b1', {
    'GET /api/bookings/hotel/b1': () => ({ body: before }),
    'GET /api/rooms/r1/taken-nights': () => ({ body: { nights: [] } }),
    [record]: (body) => {
      sent.push(JSON.parse(String(body)));
      return answer;
    },
  });
  await shown.user.click(await screen.findByRole('button', { name: step['check-out'] }));
  const dialog = within(await screen.findByRole('dialog', { name: messages.title }));
  expect(sent).toEqual([]);
  return { ...shown, sent, dialog, press: (name: string) => shown.user.click(dialog.getByRole('button', { name })) };
}
const departed = (of: HotelBooking) => ({
  body: { ...of, booking: { ...of.booking, checkedOutAt: at }, message: confirmations.guestDeparted },
});

test('before the day of departure checking out asks, with the nights that are left, and keeps them if that is wanted', async () => {
  const before = inHouse(1);
  const { dialog, press, sent } = await checkOut(before, departed(before));
  expect(dialog.getByText('2 nights of this stay are left.')).toBeVisible();
  await press(messages.keep);
  expect(await screen.findByText(status.departed)).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent).toEqual([{ bookingId: 'b1', status: 'departed' }]);
});

test('what is still due is asked about before the nights', async () => {
  const unpaid = inHouse(1, { booking: { ...inHouse(1).booking, isPaid: false, state: 'unpaid', owed: 170 } });
  const { user } = renderOwnerArea('/owner/bookings/b1', { 'GET /api/bookings/hotel/b1': () => ({ body: unpaid }) });
  await user.click(await screen.findByRole('button', { name: step['check-out'] }));
  expect(await screen.findByRole('dialog', { name: dueMessages.due('$170') })).toBeVisible();
  await user.click(screen.getByRole('button', { name: dueMessages.anyway }));
  expect(await screen.findByRole('dialog', { name: messages.title })).toBeVisible();
});

test('changing the departure first proposes today, and checks nobody out', async () => {
  const { press, sent } = await checkOut(inHouse(1), departed(inHouse(1)));
  await press(messages.change);
  const change = await screen.findByRole('dialog', { name: changeMessages.title });
  expect(change).not.toHaveTextContent(changeMessages.sameDeparture);
  expect(sent).toEqual([]);
});

test.each([
  ['of one night', inHouse(0, { booking: { ...inHouse(0).booking, checkOutDate: day(1) } })],
  ['that cannot be changed any more', inHouse(1, { isChangeable: undefined })],
])('a stay %s is not offered another departure', async (_which, before) => {
  const { dialog, press, sent } = await checkOut(before, departed(before));
  expect(dialog.queryByRole('button', { name: messages.change })).toBeNull();
  await press(messages.dismiss);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([]);
});

test('a refusal is explained, and the dialog stays', async () => {
  const message = errorMessages['not-checked-in'] as string;
  const { press, host } = await checkOut(inHouse(1), { status: 422, body: { message, code: 'rule-broken' } });
  await press(messages.keep);
  await waitFor(() => expect(host.toast.error).toHaveBeenCalledWith(message));
  expect(screen.getByRole('dialog', { name: messages.title })).toBeVisible();
});
