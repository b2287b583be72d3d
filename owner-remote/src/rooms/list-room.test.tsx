import { screen, waitFor } from '@testing-library/react';
import { aRoom } from '../testing/samples.js';
import { showOwnerArea, widen } from '../testing/show-owner-area.js';

const list = 'GET /api/rooms/owner';
const toggle = 'POST /api/rooms/toggle-availability';

test('lists rooms with type, facilities and price per night', async () => {
  widen();
  showOwnerArea('/owner/list-room', { [list]: () => ({ body: { rooms: [aRoom()] } }) });
  const row = await screen.findByRole('row', { name: /Double Bed/ });
  expect(row).toHaveTextContent('Free WiFi, Pool Access');
  expect(row).toHaveTextContent('€120');
});

test('the switch changes the room and the list is read again', async () => {
  let isAvailable = true;
  const { user, host, calls } = showOwnerArea('/owner/list-room', {
    [list]: () => ({ body: { rooms: [aRoom({ isAvailable })] } }),
    [toggle]: (body) => {
      isAvailable = !isAvailable;
      expect(JSON.parse(String(body))).toEqual({ roomId: 'r1' });
      return { body: { message: 'Availability updated.', isAvailable } };
    },
  });
  await user.click(await screen.findByRole('switch', { name: /Double Bed/, checked: true }));

  expect(await screen.findByText('Hidden')).toBeVisible();
  expect(screen.getByRole('switch', { checked: false })).toBeVisible();
  expect(host.toast.success).toHaveBeenCalledWith('Availability updated.');
  expect(calls.mock.calls.filter(([url]) => url === '/api/rooms/owner')).toHaveLength(2);
});

test('a change that fails is taken back and said', async () => {
  const { user, host } = showOwnerArea('/owner/list-room', {
    [list]: () => ({ body: { rooms: [aRoom()] } }),
    [toggle]: () => ({ status: 500, body: { message: 'Something went wrong on our side.', code: 'unexpected' } }),
  });
  await user.click(await screen.findByRole('switch', { checked: true }));

  await waitFor(() => expect(host.toast.error).toHaveBeenCalledWith('Something went wrong on our side.'));
  expect(screen.getByRole('switch', { checked: true })).toBeVisible();
});

test('a hotel without rooms is led to adding one', async () => {
  showOwnerArea('/owner/list-room', { [list]: () => ({ body: { rooms: [] } }) });
  expect(await screen.findByText('No rooms yet')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Add Room' })).toHaveLength(2);
});
