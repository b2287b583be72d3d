import { screen, waitFor } from '@testing-library/react';
import { aRoom } from '../../../testing/factories.js';
import { showOwnerArea, widen } from '../../../testing/render-owner-area.js';

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

test('a change that fails is taken back and said', async () => {
  const { user, host } = showOwnerArea('/owner/list-room', {
    [list]: () => ({ body: { rooms: [aRoom()] } }),
    [toggle]: () => ({ status: 500, body: { message: 'Something went wrong on our side.', code: 'unexpected' } }),
  });
  await user.click(await screen.findByRole('switch', { checked: true }));

  await waitFor(() => expect(host.toast.error).toHaveBeenCalledWith('Something went wrong on our side.'));
  expect(await screen.findByRole('switch', { checked: true })).toBeVisible();
});

test('several quick switches end in what was asked last', async () => {
  const asked: boolean[] = [];
  const answers: (() => void)[] = [];
  let isAvailable = true;
  const { user } = showOwnerArea('/owner/list-room', {
    [list]: () => ({ body: { rooms: [aRoom({ isAvailable })] } }),
    [toggle]: async (body) => {
      ({ isAvailable } = JSON.parse(String(body)) as { isAvailable: boolean });
      asked.push(isAvailable);
      await new Promise<void>((resolve) => answers.push(resolve));
      return { body: { message: 'Availability updated.', isAvailable } };
    },
  });
  const control = await screen.findByRole('switch');
  for (const wished of [false, true, false]) {
    await user.click(control);
    await waitFor(() => expect(control).toHaveAttribute('aria-checked', String(wished)));
  }

  for (const at of [0, 1, 2]) {
    await waitFor(() => expect(answers).toHaveLength(at + 1));
    answers[at]?.();
  }
  expect(await screen.findByText('Hidden')).toBeVisible();
  expect(asked).toEqual([false, true, false]);
  expect(control).not.toBeChecked();
});

describe('many rooms', () => {
  const rooms = [
    aRoom({ _id: 'one', roomType: 'Single Bed', pricePerNight: 80, amenities: ['Room Service'] }),
    aRoom({ _id: 'two', roomType: 'Luxury Room', pricePerNight: 240 }),
    aRoom({ _id: 'three', roomType: 'Double Bed', pricePerNight: 120 }),
  ];
  const show = (query = '') => {
    widen();
    return showOwnerArea(`/owner/list-room${query}`, { [list]: () => ({ body: { rooms } }) });
  };
  const names = () =>
    screen.getAllByRole('switch').map((each) => each.getAttribute('aria-label')?.replace(/ is .*/, ''));

  test('are found by their words and ordered as asked', async () => {
    const { user } = show();
    await user.type(await screen.findByLabelText('Search'), 'free wifi');
    expect(names()).toEqual(['Luxury Room', 'Double Bed']);
    expect(screen.getByText('2 of 3 rooms')).toBeVisible();
    await user.click(screen.getByRole('combobox', { name: 'Sort by' }));
    await user.click(screen.getByRole('option', { name: 'Price: low to high' }));
    expect(names()).toEqual(['Double Bed', 'Luxury Room']);
  });

  test('stand as the address says', async () => {
    show('?search=wifi&sort=name');
    expect(await screen.findByLabelText('Search')).toHaveValue('wifi');
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveTextContent('Name');
    expect(names()).toEqual(['Double Bed', 'Luxury Room']);
  });

  test('of which none fits are a press away', async () => {
    const { user } = show('?search=castle');
    expect(await screen.findByText('Nothing in your rooms says “castle”.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(screen.getByLabelText('Search')).toHaveFocus();
    expect(names()).toHaveLength(3);
  });

  test('each lead to their own page', async () => {
    show();
    expect(await screen.findByRole('link', { name: 'Edit Luxury Room, €240 a night' })).toHaveAttribute(
      'href',
      '/owner/list-room/two',
    );
  });
});

test('a list that does not load can be asked for again', async () => {
  let isBack = false;
  const { user } = showOwnerArea('/owner/list-room', {
    [list]: () => (isBack ? { body: { rooms: [aRoom()] } } : { status: 422, body: { message: 'No.', code: 'x' } }),
  });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  isBack = true;
  await user.click(retry);
  expect(await screen.findByRole('switch')).toBeVisible();
});

test('a hotel without rooms is led to adding one', async () => {
  showOwnerArea('/owner/list-room', { [list]: () => ({ body: { rooms: [] } }) });
  expect(await screen.findByText('No rooms yet')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Add Room' })).toHaveLength(2);
});
