import { act, screen, waitFor } from '@testing-library/react';
import { confirmations } from '@wayhouse/messages/confirmations';
import { aRoom } from '../../../testing/factories.js';
import { renderOwnerArea, stubWideWindow } from '../../../testing/render-owner-area.js';

const list = 'GET /api/rooms/owner';
const toggle = 'POST /api/rooms/toggle-availability';

test('lists rooms with type, amenities and price per night', async () => {
  stubWideWindow();
  renderOwnerArea('/owner/list-room', { [list]: () => ({ body: { rooms: [aRoom()] } }) });
  const row = await screen.findByRole('row', { name: /Double Bed/ });
  expect(row).toHaveTextContent('Free WiFi, Pool Access');
  expect(row).toHaveTextContent('€120');
});

test.each([
  ['rooms that are one each', [aRoom(), aRoom({ _id: 'r2', roomType: 'Family Suite' })], '2 rooms', '1 of 2 rooms'],
  [
    'rooms of which there are several',
    [aRoom({ units: 3 }), aRoom({ _id: 'r2', roomType: 'Family Suite' })],
    '2 room types · 4 rooms',
    '1 of 2 room types · 3 rooms',
  ],
])('counts %s', async (_which, rooms, all, found) => {
  const { user } = renderOwnerArea('/owner/list-room', { [list]: () => ({ body: { rooms } }) });
  expect(await screen.findByText(all)).toBeVisible();
  await user.type(screen.getByLabelText('Search'), 'double');
  expect(await screen.findByText(found)).toBeVisible();
});

test('the switch changes the room and refetches the list', async () => {
  let isAvailable = true;
  const { user, host, calls } = renderOwnerArea('/owner/list-room', {
    [list]: () => ({ body: { rooms: [aRoom({ isAvailable })] } }),
    [toggle]: (body) => {
      expect(JSON.parse(String(body))).toEqual({ roomId: 'r1', isAvailable: false });
      isAvailable = false;
      return { body: { message: 'Availability updated.', isAvailable } };
    },
  });
  await user.click(await screen.findByRole('switch', { name: /Double Bed/, checked: true }));

  expect(await screen.findByText('Hidden')).toBeVisible();
  expect(screen.getByRole('switch', { checked: false })).toBeVisible();
  expect(host.toast.success).toHaveBeenCalledWith('Availability updated.');
  expect(calls.mock.calls.filter(([url]) => url === '/api/rooms/owner')).toHaveLength(2);
});

test('a failed change is reverted and shown', async () => {
  const { user, host } = renderOwnerArea('/owner/list-room', {
    [list]: () => ({ body: { rooms: [aRoom()] } }),
    [toggle]: () => ({ status: 500, body: { message: 'Something went wrong on our side.', code: 'unexpected' } }),
  });
  await user.click(await screen.findByRole('switch', { checked: true }));

  await waitFor(() => expect(host.toast.error).toHaveBeenCalledWith('Something went wrong on our side.'));
  expect(await screen.findByRole('switch', { checked: true })).toBeVisible();
});

test('several quick changes end in the last one', async () => {
  const requested: boolean[] = [];
  const pending: (() => void)[] = [];
  let isAvailable = true;
  const { user } = renderOwnerArea('/owner/list-room', {
    [list]: () => ({ body: { rooms: [aRoom({ isAvailable })] } }),
    [toggle]: async (body) => {
      ({ isAvailable } = JSON.parse(String(body)) as { isAvailable: boolean });
      requested.push(isAvailable);
      await new Promise<void>((resolve) => pending.push(resolve));
      return { body: { message: 'Availability updated.', isAvailable } };
    },
  });
  const control = await screen.findByRole('switch');
  for (const wished of [false, true, false]) {
    await user.click(control);
    await waitFor(() => expect(control).toHaveAttribute('aria-checked', String(wished)));
  }

  for (const at of [0, 1, 2]) {
    await waitFor(() => expect(pending).toHaveLength(at + 1));
    pending[at]?.();
  }
  expect(await screen.findByText('Hidden')).toBeVisible();
  expect(requested).toEqual([false, true, false]);
  expect(control).not.toBeChecked();
});

describe('many rooms', () => {
  const rooms = [
    aRoom({ _id: 'one', roomType: 'Single Bed', pricePerNight: 80, amenities: ['Room Service'] }),
    aRoom({ _id: 'two', roomType: 'Luxury Room', pricePerNight: 240 }),
    aRoom({ _id: 'three', roomType: 'Double Bed', pricePerNight: 120 }),
  ];
  const show = (query = '') => {
    stubWideWindow();
    return renderOwnerArea(`/owner/list-room${query}`, { [list]: () => ({ body: { rooms } }) });
  };
  const names = () =>
    screen.getAllByRole('switch').map((each) => each.getAttribute('aria-label')?.replace(/ is .*/, ''));

  test('are filtered and sorted', async () => {
    const { user } = show();
    await user.type(await screen.findByLabelText('Search'), 'free wifi');
    expect(names()).toEqual(['Luxury Room', 'Double Bed']);
    expect(screen.getByText('2 of 3 rooms')).toBeVisible();
    await user.click(screen.getByRole('combobox', { name: 'Sort by' }));
    await user.click(screen.getByRole('option', { name: 'Price: low to high' }));
    expect(names()).toEqual(['Double Bed', 'Luxury Room']);
  });

  test('follow the query parameters', async () => {
    show('?search=wifi&sort=name');
    expect(await screen.findByLabelText('Search')).toHaveValue('wifi');
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveTextContent('Name');
    expect(names()).toEqual(['Double Bed', 'Luxury Room']);
  });

  test('without a match can be shown again', async () => {
    const { user } = show('?search=castle');
    expect(await screen.findByText('None of your rooms match “castle”.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(screen.getByLabelText('Search')).toHaveFocus();
    expect(names()).toHaveLength(3);
  });

  test('each link to their page', async () => {
    show();
    expect(await screen.findByRole('link', { name: 'Edit Luxury Room, €240 a night' })).toHaveAttribute(
      'href',
      '/owner/list-room/two',
    );
  });
});

test('offers a retry when the list does not load', async () => {
  let isBack = false;
  const { user } = renderOwnerArea('/owner/list-room', {
    [list]: () => (isBack ? { body: { rooms: [aRoom()] } } : { status: 422, body: { message: 'No.', code: 'x' } }),
  });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  isBack = true;
  await user.click(retry);
  expect(await screen.findByRole('switch')).toBeVisible();
});

test('a hotel without rooms is offered to add one', async () => {
  renderOwnerArea('/owner/list-room', { [list]: () => ({ body: { rooms: [] } }) });
  expect(await screen.findByText('No rooms yet')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Add Room' })).toHaveLength(2);
});

test('a room is duplicated, and the duplicate is opened to be edited', async () => {
  const rooms = [aRoom()];
  const keys: unknown[] = [];
  const { user, host } = renderOwnerArea('/owner/list-room', {
    [list]: () => ({ body: { rooms } }),
    'POST /api/rooms/r1/duplicate': (body) => {
      keys.push((JSON.parse(String(body)) as { key?: string }).key);
      const room = aRoom({ _id: 'r2', pricePerNight: 135, isAvailable: false });
      rooms.unshift(room);
      return { body: { message: confirmations.roomDuplicated, room } };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Duplicate Double Bed, €120 a night' }));

  expect(await screen.findByRole('heading', { level: 1, name: 'Edit Room' })).toBeVisible();
  expect(await screen.findByLabelText(/Price per night/)).toHaveValue(135);
  expect(host.toast.success).toHaveBeenCalledWith(confirmations.roomDuplicated);
  expect(keys).toEqual([expect.stringMatching(/\w/)]);
});

test('a duplicate that is late does not replace the page that was opened meanwhile', async () => {
  let respond = () => {};
  const rooms = [aRoom({ name: 'One' }), aRoom({ _id: 'r2', name: 'Two', pricePerNight: 90 })];
  const { user, host } = renderOwnerArea('/owner/list-room', {
    [list]: () => ({ body: { rooms } }),
    'POST /api/rooms/r1/duplicate': async () => {
      await new Promise<void>((resolve) => (respond = resolve));
      return { body: { message: confirmations.roomDuplicated, room: aRoom({ _id: 'r3', name: 'One' }) } };
    },
  });
  await user.click(await screen.findByRole('button', { name: /^Duplicate One/ }));
  await user.click(screen.getByRole('link', { name: /^Edit Two/ }));
  const price = await screen.findByLabelText('Price per night');
  await user.clear(price);
  await user.type(price, '95');
  respond();
  await waitFor(() => expect(host.toast.success).toHaveBeenCalledWith(confirmations.roomDuplicated));
  await act(async () => undefined);
  expect(screen.getByLabelText('Price per night')).toHaveValue(95);
  expect(host.navigate).not.toHaveBeenCalledWith('/owner/list-room/r3');
});
