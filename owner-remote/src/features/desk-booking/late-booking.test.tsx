import { act, screen, waitFor } from '@testing-library/react';
import { confirmations } from '@wayhouse/messages/confirmations';
import { messages as form } from '../../shared/messages.js';
import { aBooking, aHotelProfile, aRoom } from '../../testing/factories.js';
import { renderOwnerArea } from '../../testing/render-owner-area.js';
import { messages } from './form/messages.js';

test('a booking that is answered late does not replace the page that was opened meanwhile', async () => {
  const booking = aBooking({ _id: 'b9', bookedBy: 'hotel', user: { username: 'Mira Sen' } });
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => (answer = resolve));
  const { user, host } = renderOwnerArea('/owner/add-booking', {
    'GET /api/rooms/owner': () => ({ body: { rooms: [aRoom()] } }),
    'GET /api/hotels/owner/all': () => ({ body: { hotels: [aHotelProfile()] } }),
    'GET /api/bookings/rooms/r1/taken-nights': () => ({ body: { nights: [] } }),
    'POST /api/bookings/hotel/desk': async () => {
      await isAnswered;
      return { body: { message: confirmations.bookedAtDesk, booking, guest: { name: 'Mira Sen' }, history: [] } };
    },
  });
  await user.type(await screen.findByRole('textbox', { name: messages.name }), 'Mira Sen');
  await user.click(screen.getByRole('button', { name: messages.submit }));
  await user.click(screen.getByRole('link', { name: 'List Room' }));
  await user.click(await screen.findByRole('button', { name: form.leaving.leave }));
  expect(await screen.findByRole('heading', { level: 1, name: 'List Room' })).toBeVisible();
  answer();
  await waitFor(() => expect(host.toast.success).toHaveBeenCalledWith(confirmations.bookedAtDesk));
  await act(async () => undefined);
  expect(screen.getByRole('heading', { level: 1, name: 'List Room' })).toBeVisible();
});
