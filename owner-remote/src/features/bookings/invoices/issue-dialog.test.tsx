import { act, screen, waitFor, within } from '@testing-library/react';
import { errorMessages } from '@wayhouse/messages/errors';
import { aBooking, aHotelProfile } from '../../../testing/factories.js';
import { renderOwnerArea } from '../../../testing/render-owner-area.js';
import { messages } from './messages.js';

/** The opened form for a booking of 360. `change` gives the booking another total, of which the event stream learns. */
async function openForm(message: string) {
  let total = 360;
  const sent: { total: number }[] = [];
  const reads = jest.fn();
  const { user, stream } = renderOwnerArea('/owner/bookings/b1', {
    'GET /api/hotels/owner/all': () => ({ body: { hotels: [aHotelProfile()] } }),
    'GET /api/bookings/hotel/b1': () => {
      const booking = aBooking({ totalPrice: total, owed: total });
      return { body: { booking, guest: { name: 'Ben Okoro' }, history: [] } };
    },
    'GET /api/bookings/hotel/b1/invoices': () => {
      reads(total);
      return { body: { invoices: [], ...(total > 0 && { next: { total, buyerName: 'Ben Okoro' } }) } };
    },
    'POST /api/bookings/invoices': (body) => {
      sent.push(JSON.parse(String(body)) as { total: number });
      return { status: 409, body: { code: 'terms-changed', field: 'total', message } };
    },
  });
  await user.click(await screen.findByRole('button', { name: messages.issue }));
  const dialog = within(await screen.findByRole('dialog', { name: messages.form.title }));
  await user.type(dialog.getByRole('textbox', { name: messages.form.address }), '4 Hill Road');
  const change = async (other: number, type: string) => {
    total = other;
    act(() => stream.send({ bookingId: 'b1', type }));
    await waitFor(() => expect(reads).toHaveBeenCalledWith(other));
  };
  return { sent, dialog, change, issue: () => user.click(dialog.getByRole('button', { name: messages.form.submit })) };
}

test('an invoice is issued for the amount that its form has shown; another one is shown once the service has refused that', async () => {
  const message = errorMessages['invoice-total-changed'];
  const { sent, dialog, change, issue } = await openForm(message);
  await change(480, 'stay-changed');
  await issue();
  expect(await dialog.findByText(message)).toBeVisible();
  expect(dialog.getByText(messages.form.body('$480.00'))).toBeVisible();
  await change(500, 'stay-changed');
  await issue();
  expect(await dialog.findByText(messages.form.body('$500.00'))).toBeVisible();
  expect(sent.map(({ total }) => total)).toEqual([360, 480]);
});

test('the form of a booking that costs nothing any more stays with all that was entered, and shows why none is issued', async () => {
  const message = errorMessages['nothing-to-invoice'];
  const { dialog, change, issue } = await openForm(message);
  await change(0, 'cancelled');
  await waitFor(() => expect(screen.queryByRole('button', { name: messages.issue, hidden: true })).toBeNull());
  await issue();
  expect(await dialog.findByText(message)).toBeVisible();
  expect(dialog.getByRole('textbox', { name: messages.form.address })).toHaveValue('4 Hill Road');
});
