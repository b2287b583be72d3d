import { screen, waitFor, within } from '@testing-library/react';
import type { HotelBooking } from '@wayhouse/contracts/calls/owner-booking-calls';
import { aBooking } from '../../../testing/factories.js';
import { renderOwnerArea } from '../../../testing/render-owner-area.js';
import { messages as confirm } from '../confirm/messages.js';
import { messages } from './messages.js';

const at = (time: string) => `2027-01-05T${time}:00.000Z`;
const booked = { type: 'booked', at: at('06:30'), amount: 360 } as const;
const detailsChanged = (time: string) => ({ type: 'details-changed', at: at(time) }) as const;
const paid = (paymentId: string, amount: number, time: string) =>
  ({ type: 'paid', at: at(time), amount, method: 'hotel', means: 'cash', paymentId }) as const;
const [first, second] = [paid('p1', 100, '08:00'), paid('p2', 150, '09:00')];
const booking = aBooking({ owed: 110, atHotel: { paid: 250, paidAt: at('09:00'), refunded: 0 } });

test('the payment that is being taken back stays the one that was pressed, whatever happens meanwhile', async () => {
  let stored: HotelBooking = {
    ...{ booking, guest: { name: 'Ben Okoro' } },
    history: [booked, detailsChanged('07:00'), first, second],
  };
  const sent: unknown[] = [];
  const { user, stream } = renderOwnerArea('/owner/bookings/b1', {
    'GET /api/bookings/hotel/b1': () => ({ body: stored }),
    'POST /api/bookings/take-back-payment': (body) => {
      sent.push(JSON.parse(String(body)));
      return { body: { ...stored, message: 'Taken back.' } };
    },
  });
  await user.click(await screen.findByRole('button', { name: /^Take back.*\$100$/ }));
  const dialog = await screen.findByRole('dialog', { name: confirm.takeBack.title });
  // Of the changes of the details the history has the latest alone.
  stored = { ...stored, history: [booked, first, second, detailsChanged('10:00')] };
  await waitFor(() => expect(stream.connectionCount()).toBeGreaterThan(0));
  stream.send({ bookingId: 'b1', type: 'details-changed' });
  const history = screen.getByRole('region', { name: messages.title, hidden: true });
  await waitFor(() =>
    expect(within(history).getAllByRole('listitem', { hidden: true }).at(-1)).toHaveTextContent(
      messages.detailsChanged.guest,
    ),
  );
  await user.click(within(dialog).getByRole('button', { name: confirm.takeBack.confirm }));
  await waitFor(() => expect(sent).toMatchObject([{ paymentId: 'p1' }]));
});
