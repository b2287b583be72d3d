import { screen } from '@testing-library/react';
import { aHotelProfile, aRoom } from '../../testing/factories.js';
import { renderOwnerArea, type StubResponse } from '../../testing/render-owner-area.js';
import { messages } from './form/messages.js';

function openForm(rooms = [aRoom()], answer?: () => StubResponse) {
  return renderOwnerArea('/owner/add-booking', {
    'GET /api/rooms/owner': () => ({ body: { rooms } }),
    'GET /api/hotels/owner/all': () => ({ body: { hotels: [aHotelProfile()] } }),
    ...Object.fromEntries(
      rooms.map(({ _id }) => [`GET /api/bookings/rooms/${_id}/taken-nights`, () => ({ body: { nights: [] } })]),
    ),
    'POST /api/bookings/hotel/desk': answer ?? (() => ({ status: 503, body: { message: 'Later' } })),
  });
}
const room = () => screen.findByRole('combobox', { name: 'Room' });

test('begins with the newest room on sale', async () => {
  const hidden = aRoom({ _id: 'r2', name: 'Attic', isAvailable: false });
  openForm([hidden, aRoom({ name: 'Sea view' }), aRoom({ _id: 'r3', name: 'Garden' })]);
  expect(await room()).toHaveTextContent('Sea view');
});

test('begins with the newest room where none is on sale', async () => {
  openForm([aRoom({ name: 'Attic', isAvailable: false }), aRoom({ _id: 'r2', name: 'Cellar', isAvailable: false })]);
  expect(await room()).toHaveTextContent('Attic');
});

test('the calendar asks the front desk about the guest', async () => {
  const { user } = openForm();
  await user.click(await screen.findByRole('button', { name: /^Check-out/ }));
  expect(await screen.findByText('When does the guest leave?')).toBeVisible();
});

test('offline the form has once that what was entered is still there', async () => {
  const { user } = openForm(undefined, () => {
    throw new TypeError('Failed to fetch');
  });
  await user.type(await screen.findByRole('textbox', { name: messages.name }), 'Mira Sen');
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await user.click(screen.getByRole('button', { name: messages.submit }));
  expect(await screen.findByText(/^You are offline/)).toBeVisible();
  expect(screen.getAllByText(/still here/)).toHaveLength(1);
});
