import { Toaster } from '@wayhouse/web-kit/toaster';
import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { messages } from '../features/room/messages.js';
import { aRoom } from '../testing/a-room.js';
import { ok, errorResponse, stubApi } from '../testing/stub-api.js';
import { renderPart } from '../testing/render-part.js';
import { RoomPage } from './room.js';
import { RoomsPage } from './rooms.js';

const open = (at: string) =>
  renderPart(
    <>
      <Routes>
        <Route path="/rooms" element={<RoomsPage />} />
        <Route path="/rooms/:id" element={<RoomPage />} />
      </Routes>
      <Toaster />
    </>,
    { at },
  );
const address = () => screen.getByTestId('address');
const stubRoom = () =>
  stubApi({
    'GET /api/rooms': () => ok({ rooms: [aRoom()], total: 1 }),
    'GET /api/rooms/facets': () => ok({ roomType: {}, price: {} }),
    'GET /api/rooms/r1': () => ok({ room: aRoom() }),
    'GET /api/bookings/rooms/r1/taken-nights': () => ok({ nights: [] }),
  });

test('an unknown room is reported by its page, without a toast', async () => {
  const message = 'We cannot find this room.';
  stubApi({ 'GET /api/rooms/r9': () => errorResponse(404, 'not-found', message) });
  open('/rooms/r9');
  expect(await screen.findByRole('heading', { name: messages.unknown.title })).toBeVisible();
  expect(screen.queryByText(message)).toBeNull();
});

test('links back to the list the room was opened from, also after a change of guests', async () => {
  stubRoom();
  const { user } = open('/rooms?destination=Goa&price=0-500');
  await user.click(await screen.findByRole('link', { name: aRoom().hotel.name }));
  await user.click(await screen.findByRole('button', { name: 'One guest more' }));
  await waitFor(() => expect(address()).toHaveTextContent('/rooms/r1?guests=2'));
  const back = screen.getByRole('link', { name: messages.backToList });
  expect(back).toHaveAttribute('href', '/rooms?destination=Goa&price=0-500');
  await user.click(back);
  expect(address()).toHaveTextContent('/rooms?destination=Goa&price=0-500');
});

test('links to all rooms when the room was opened directly', async () => {
  stubRoom();
  const { user } = open('/rooms/r1');
  await user.click(await screen.findByRole('link', { name: messages.allRooms }));
  expect(address()).toHaveTextContent(/^\/rooms$/);
});
