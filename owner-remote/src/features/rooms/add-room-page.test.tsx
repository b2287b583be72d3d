import { announceReload } from '@wayhouse/web-kit/use-form-draft';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { errorMessages } from '@wayhouse/messages/errors';
import { fillRoomForm, submitRoomForm } from '../../testing/fill-room-form.js';
import { aPhotoFile, stubImageDecoding, stubObjectUrls } from '../../testing/photo-files.js';
import { aRoom } from '../../testing/factories.js';
import { messages } from '../../shared/messages.js';
import { renderOwnerArea } from '../../testing/render-owner-area.js';
import { messages as roomMessages } from './messages.js';

const add = 'POST /api/rooms';
type User = ReturnType<typeof renderOwnerArea>['user'];

beforeEach(() => (stubImageDecoding(), stubObjectUrls()));

const price = () => screen.getByLabelText<HTMLInputElement>('Price per night').value;

test.each([
  ['nothing', async () => undefined],
  ['a price of 0', async (user: User) => user.type(screen.getByLabelText('Price per night'), '0')],
  [
    'everything but a photo',
    async (user: User) => (
      await fillRoomForm(user),
      user.click(await screen.findByRole('button', { name: 'Remove cover photo' }))
    ),
  ],
])('with only %s filled in, asks for all details and sends nothing', async (_what, fill) => {
  const { user, host, calls } = renderOwnerArea('/owner/add-room', {});
  await fill(user);
  await submitRoomForm(user);
  await waitFor(() => expect(host.toast.error).toHaveBeenCalledWith('Please fill all details!'));
  expect(calls.mock.calls.filter(([, sent]) => sent?.method !== 'GET')).toEqual([]);
  expect(screen.getByLabelText('Cover photo')).toHaveFocus();
});

test.each([
  ['0.001', messages.price.cents],
  ['149.505', messages.price.cents],
  ['0.49', messages.price.bounds(0.5, 100_000)],
  ['100000.01', messages.price.bounds(0.5, 100_000)],
  ['-5', messages.price.bounds(0.5, 100_000)],
  ['12345678901234', messages.price.bounds(0.5, 100_000)],
])('a price of %s is refused at its field, and nothing is sent', async (price, message) => {
  const { user, host, calls } = renderOwnerArea('/owner/add-room', {});
  await fillRoomForm(user, price);
  await submitRoomForm(user);
  const field = screen.getByLabelText('Price per night');
  await waitFor(() => expect(field).toHaveAccessibleDescription(message));
  expect(field).toHaveFocus();
  expect(host.toast.error).not.toHaveBeenCalled();
  expect(calls.mock.calls.filter(([, sent]) => sent?.method !== 'GET')).toEqual([]);
  await user.clear(field);
  await user.type(field, '149.50');
  expect(field).not.toHaveAccessibleDescription(message);
});

test('the number of rooms is explained without the bookings that a new one cannot have', () => {
  renderOwnerArea('/owner/add-room', {});
  expect(screen.getByLabelText(roomMessages.units.label)).toHaveAccessibleDescription(roomMessages.add.units);
});

test('sends the room, shows Adding.. meanwhile, and resets the form after success', async () => {
  let sent = new FormData();
  let respond = () => {};
  const { user, host } = renderOwnerArea('/owner/add-room', {
    [add]: async (body) => {
      sent = body as FormData;
      await new Promise<void>((resolve) => (respond = resolve));
      return { body: { message: 'Your room is listed.', room: aRoom() } };
    },
  });
  await fillRoomForm(user);
  await submitRoomForm(user);
  expect(await screen.findByRole('button', { name: 'Adding..' })).toBeVisible();
  expect(screen.getByLabelText('Price per night')).toBeDisabled();
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'Sending photos, 50 %');

  respond();
  await waitFor(() => expect(host.toast.success).toHaveBeenCalledWith('Your room is listed.'));
  const { images, key: _, ...fields } = Object.fromEntries(sent);
  const entered = { roomType: 'Family Suite', pricePerNight: '149.50', amenities: '["Free WiFi"]' };
  expect(fields).toEqual({ ...entered, units: '1' });
  expect(images).toMatchObject({ name: 'sea.jpg' });
  expect(screen.getByRole('link', { name: 'See it as guests do' })).toHaveAttribute('href', `/rooms/${aRoom()._id}`);
  expect(price()).toBe('');
  expect(screen.getByRole('combobox', { name: 'Room type' })).toHaveTextContent('Select room type');
  expect(screen.getByLabelText('Free WiFi')).not.toBeChecked();
  expect(screen.queryByRole('img')).toBeNull();
});

test('sends all photos once, however long one is read and however often it is asked for', async () => {
  let read = () => {};
  const size = { width: 1600, height: 1200 };
  stubImageDecoding(async ({ name }) => {
    if (name === 'large.jpg') await new Promise<void>((resolve) => (read = resolve));
    return size;
  });
  const sent: string[][] = [];
  const { user } = renderOwnerArea('/owner/add-room', {
    [add]: (body) => {
      sent.push(((body as FormData).getAll('images') as File[]).map(({ name }) => name));
      return { body: { message: 'Your room is listed.', room: aRoom() } };
    },
  });
  await fillRoomForm(user);
  await user.upload(screen.getByLabelText('Photo 2'), aPhotoFile('large.jpg'));
  await user.upload(screen.getByLabelText('Photo 3'), aPhotoFile('small.jpg'));
  await submitRoomForm(user);
  await submitRoomForm(user);
  expect(sent).toEqual([]);
  read();
  await screen.findByText(roomMessages.add.listed('Double Bed'));
  expect(sent.map((photos) => photos.toSorted())).toEqual([['large.jpg', 'sea.jpg', 'small.jpg']]);
});

test('a room that was added is confirmed at the top until the next one is begun', async () => {
  const { user } = renderOwnerArea('/owner/add-room', {
    [add]: () => ({ body: { message: 'Your room is listed.', room: aRoom() } }),
  });
  await fillRoomForm(user);
  await submitRoomForm(user);

  const confirmation = await screen.findByText(roomMessages.add.listed('Double Bed'));
  expect(confirmation.closest('[role=status]')).toContainElement(document.activeElement as HTMLElement);
  const place = confirmation.compareDocumentPosition(screen.getByLabelText('Cover photo'));
  expect(place).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  for (const [name, href] of [
    [roomMessages.add.seeAsGuest, '/rooms/r1'],
    [roomMessages.add.describe, '/owner/list-room/r1/description'],
    [roomMessages.add.rates, '/owner/list-room/r1/rates'],
  ])
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);

  await user.type(screen.getByLabelText('Price per night'), '9{Backspace}');
  expect(screen.getByLabelText('Price per night')).toHaveFocus();
  expect(screen.queryByText(roomMessages.add.listed('Double Bed'))).toBeNull();
});

test('the next room begins without what was refused among the photos of the one before', async () => {
  const { user } = renderOwnerArea('/owner/add-room', {
    [add]: () => ({ body: { message: 'Your room is listed.', room: aRoom() } }),
  });
  await fillRoomForm(user);
  const files = ['2.jpg', '3.jpg', '4.jpg', '5.jpg'].map((name) => aPhotoFile(name));
  fireEvent.drop(screen.getByLabelText('Photo 2').closest('li')!.firstElementChild!, {
    dataTransfer: { files: [...files, aPhotoFile('notes.jpg', { header: 'Dear sirs' })], getData: () => '' },
  });
  expect(await screen.findAllByRole('alert')).toHaveLength(2);
  await submitRoomForm(user);
  await screen.findByText(roomMessages.add.listed('Double Bed'));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByLabelText('Cover photo')).toBeVisible();
});

test('a validation error keeps the form and is shown at the field it names', async () => {
  const refusal = { message: 'Too dear.', code: 'rule-broken', field: 'pricePerNight' };
  const { user, host } = renderOwnerArea('/owner/add-room', { [add]: () => ({ status: 422, body: refusal }) });
  await fillRoomForm(user);
  await submitRoomForm(user);

  await waitFor(() => expect(host.toast.error).toHaveBeenCalledWith('Too dear.'));
  expect(screen.getByLabelText('Price per night')).toHaveAccessibleDescription('Too dear.');
  expect(price()).toBe('149.50');
  expect(screen.getByRole('combobox', { name: 'Room type' })).toHaveTextContent('Family Suite');
  expect(screen.getByLabelText('Free WiFi')).toBeChecked();
  expect(screen.getByRole('img', { name: 'Cover photo: sea.jpg' })).toBeVisible();
});

test('a hotel that may have no more rooms is explained above the button, and the form is kept', async () => {
  const refusal = { message: errorMessages['too-many-rooms']({ rooms: 200 }), code: 'rule-broken' };
  const { user } = renderOwnerArea('/owner/add-room', { [add]: () => ({ status: 422, body: refusal }) });
  await fillRoomForm(user);
  await submitRoomForm(user);

  expect(await screen.findByRole('alert')).toHaveTextContent(refusal.message);
  expect(price()).toBe('149.50');
});

test('a failed upload keeps the form, and a retry sends it with the same key', async () => {
  let fails = true;
  const keys: unknown[] = [];
  const { user, host } = renderOwnerArea('/owner/add-room', {
    [add]: (body) => {
      keys.push((body as FormData).get('key'));
      if (fails) throw new Error('the line broke');
      return { body: { message: 'Your room is listed.', room: aRoom() } };
    },
  });
  await fillRoomForm(user);
  await submitRoomForm(user);

  const note = await screen.findByRole('alert');
  expect(note).toHaveTextContent(/cannot reach Wayhouse.*Nothing you entered is lost/);
  expect(price()).toBe('149.50');
  expect(screen.getByRole('img', { name: 'Cover photo: sea.jpg' })).toBeVisible();
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));

  await waitFor(() => expect(host.toast.success).toHaveBeenCalledWith('Your room is listed.'));
  // The first request may have arrived and its response been lost.
  expect(keys).toEqual([expect.stringMatching(/\w/), keys[0]]);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(price()).toBe('');
});

test('a form that is corrected after a lost answer adds no second room, until the first one was named; the next room has a key of its own', async () => {
  const keys: unknown[] = [];
  const used = { code: 'edit-conflict', field: 'key', message: errorMessages['room-form-used'] };
  const { user } = renderOwnerArea('/owner/add-room', {
    [add]: (body) => {
      keys.push((body as FormData).get('key'));
      if (keys.length === 1) throw new Error('the line broke');
      return keys.length === 2 ? { status: 409, body: used } : { body: { message: 'Listed.', room: aRoom() } };
    },
  });
  await fillRoomForm(user);
  await submitRoomForm(user);
  const tryAgain = () => screen.findByRole('button', { name: 'Try again' });
  await tryAgain();
  await user.click(screen.getByLabelText('Pool Access'));
  await user.click(await tryAgain());
  expect(await screen.findByText(used.message)).toBeVisible();
  await user.click(await tryAgain());
  await screen.findByText(roomMessages.add.listed('Double Bed'));
  await fillRoomForm(user);
  await submitRoomForm(user);
  await waitFor(() => expect(keys).toHaveLength(4));
  expect(keys[1]).toBe(keys[0]);
  expect(new Set(keys).size).toBe(3);
});

test('an upload can be stopped, and the form stays', async () => {
  const { user, host } = renderOwnerArea('/owner/add-room', { [add]: () => new Promise(() => undefined) });
  await fillRoomForm(user);
  await submitRoomForm(user);
  await user.click(await screen.findByRole('button', { name: 'Stop' }));

  expect(await screen.findByRole('alert')).toHaveTextContent(/Stopped before everything was sent/);
  expect(host.toast.error).toHaveBeenCalledWith('Stopped before everything was sent.');
  expect(price()).toBe('149.50');
});

test('a link asks before leaving an unsent room', async () => {
  const { user, host } = renderOwnerArea('/owner/add-room', {});
  await user.type(screen.getByLabelText('Price per night'), '90');
  await user.click(screen.getByRole('link', { name: 'Dashboard' }));
  await user.click(await screen.findByRole('button', { name: 'Stay here' }));
  expect(price()).toBe('90');

  await user.click(screen.getByRole('link', { name: 'Dashboard' }));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(host.navigate).toHaveBeenCalledWith('/owner');
});

test('the browser asks before closing an unsent room only', async () => {
  const { user } = renderOwnerArea('/owner/add-room', {});
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(isAsked()).toBe(false);
  await user.type(screen.getByLabelText('Price per night'), '90');
  expect(isAsked()).toBe(true);
});

test('a reload by the page itself asks only where photos would be lost', async () => {
  const { user } = renderOwnerArea('/owner/add-room', {});
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await user.type(screen.getByLabelText('Price per night'), '90');
  announceReload();
  expect(isAsked()).toBe(false);
  await user.upload(screen.getByLabelText('Cover photo'), aPhotoFile('sea.jpg'));
  await screen.findByRole('img', { name: 'Cover photo: sea.jpg' });
  expect(isAsked()).toBe(true);
});
