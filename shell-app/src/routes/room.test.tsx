import { Toaster } from '@wayhouse/web-kit/toaster';
import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { texts } from '../features/room/messages.js';
import { aRoom } from '../testing/a-room.js';
import { ok, refused, serve } from '../testing/stub-api.js';
import { show } from '../testing/render-part.js';
import { RoomPage } from './room.js';
import { RoomsPage } from './rooms.js';

const open = (at: string) =>
  show(
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
const serveRoom = () =>
  serve({
    'GET /api/rooms': () => ok({ rooms: [aRoom()], total: 1 }),
    'GET /api/rooms/counts': () => ok({ roomType: {}, price: {} }),
    'GET /api/rooms/r1': () => ok({ room: aRoom() }),
    'GET /api/bookings/rooms/r1/taken-nights': () => ok({ nights: [] }),
  });

test('an unknown room is said by its page alone', async () => {
  const message = 'We cannot find this room.';
  serve({ 'GET /api/rooms/r9': () => refused(404, 'not-found', message) });
  open('/rooms/r9');
  expect(await screen.findByRole('heading', { name: texts.unknown.title })).toBeVisible();
  expect(screen.queryByText(message)).toBeNull();
});

test('who came from a list finds it again as it was, also after other guests were chosen', async () => {
  serveRoom();
  const { user } = open('/rooms?destination=Goa&price=0-500');
  await user.click(await screen.findByRole('link', { name: aRoom().hotel.name }));
  await user.click(await screen.findByRole('button', { name: 'One guest more' }));
  await waitFor(() => expect(address()).toHaveTextContent('/rooms/r1?guests=2'));
  const back = screen.getByRole('link', { name: texts.backToList });
  expect(back).toHaveAttribute('href', '/rooms?destination=Goa&price=0-500');
  await user.click(back);
  expect(address()).toHaveTextContent('/rooms?destination=Goa&price=0-500');
});

test('who opened a room by its address is led to all rooms', async () => {
  serveRoom();
  const { user } = open('/rooms/r1');
  await user.click(await screen.findByRole('link', { name: texts.allRooms }));
  expect(address()).toHaveTextContent(/^\/rooms$/);
});
