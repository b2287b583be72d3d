import { screen, waitFor } from '@testing-library/react';
import { aHotelProfile, aRoom } from '../../testing/factories.js';
import { lookAgain } from '../../testing/look-again.js';
import { stubObjectUrls } from '../../testing/photo-files.js';
import { renderOwnerArea } from '../../testing/render-owner-area.js';

beforeEach(() => stubObjectUrls());
afterEach(() => jest.restoreAllMocks());

/** A page about a room or hotel that others change by `overtake` meanwhile. */
function render(address: string) {
  let [room, hotel] = [aRoom({ version: 3 }), aHotelProfile({ version: 3 })];
  const shown = renderOwnerArea(address, {
    'GET /api/rooms/owner': () => ({ body: { rooms: [room] } }),
    'GET /api/hotels/owner/all': () => ({ body: { hotels: [hotel] } }),
  });
  const overtake = (text: string, number: number) => {
    room = { ...room, version: room.version + 1, name: text, pricePerNight: number };
    hotel = { ...hotel, version: hotel.version + 1, name: text, images: [`/images/${text}/1280.jpg`] };
    lookAgain();
  };
  return { ...shown, overtake };
}

test.each([
  ['a room', '/owner/list-room/r1', 'Price per night', [80, 90]],
  ['a description', '/owner/list-room/r1/description', 'Name of the room', ['Sea', 'Sky']],
  ['a hotel', '/owner/hotel', 'Hotel name', ['Sea', 'Sky']],
])('the form of %s shows each newer version while nothing is changed in it', async (_, address, label, values) => {
  const { overtake } = render(address);
  const field = await screen.findByLabelText(label);
  overtake('Sea', 80);
  await waitFor(() => expect(field).toHaveValue(values[0]));
  overtake('Sky', 90);
  await waitFor(() => expect(field).toHaveValue(values[1]));
});

test('so does that of the photos of a hotel', async () => {
  const { overtake } = render('/owner/hotel/photos');
  await screen.findByLabelText('Cover photo');
  overtake('Sea', 80);
  const photo = await screen.findByAltText('Cover photo');
  expect(photo).toHaveAttribute('src', expect.stringContaining('/images/Sea/'));
});
