import { screen, waitFor } from '@testing-library/react';
import { confirmations } from '@wayhouse/messages/confirmations';
import { errorMessages } from '@wayhouse/messages/errors';
import { inputMessages } from '@wayhouse/messages/input-messages';
import { aPhotoFile, stubImageDecoding, stubObjectUrls } from '../../testing/photo-files.js';
import { aRoom } from '../../testing/factories.js';
import { renderOwnerArea } from '../../testing/render-owner-area.js';
import { messages } from './messages.js';

const list = 'GET /api/rooms/owner';
const change = 'POST /api/rooms/r1';
const [sea, bed] = ['/images/sea/1280.jpg', '/images/bed/1280.jpg'];
const room = (over = {}) => aRoom({ images: [sea, bed], version: 3, ...over });

beforeEach(() => (stubImageDecoding(), stubObjectUrls()));

const price = () => screen.getByLabelText('Price per night');
async function setPrice(user: ReturnType<typeof renderOwnerArea>['user'], amount: string) {
  await user.clear(price());
  await user.type(price(), amount);
}

test('shows the room and saves changes, photos in their new order', async () => {
  let sent = new FormData();
  const { user, host } = renderOwnerArea('/owner/list-room/r1', {
    [list]: () => ({ body: { rooms: [room()] } }),
    [change]: (body) => {
      sent = body as FormData;
      return { body: { message: confirmations.roomChanged, room: room({ version: 4 }) } };
    },
  });
  expect(await screen.findByRole('combobox', { name: 'Room type' })).toHaveTextContent('Double Bed');
  expect(price()).toHaveValue(120);
  expect(screen.getByLabelText('Pool Access')).toBeChecked();

  await setPrice(user, '99.5');
  await user.click(screen.getByLabelText('Pool Access'));
  await user.upload(screen.getByLabelText('Photo 3'), aPhotoFile('view.jpg'));
  await user.click(await screen.findByRole('button', { name: 'Move photo 3 left' }));
  await user.click(screen.getByRole('button', { name: 'Remove cover photo' }));
  await user.click(screen.getByRole('button', { name: 'Save changes' }));

  await waitFor(() => expect(host.toast.success).toHaveBeenCalledWith(confirmations.roomChanged));
  const { images, ...fields } = Object.fromEntries(sent);
  expect(fields).toEqual({
    roomType: 'Double Bed',
    pricePerNight: '99.5',
    units: '1',
    amenities: '["Free WiFi"]',
    version: '3',
    photos: JSON.stringify([0, bed]),
  });
  expect(images).toMatchObject({ name: 'view.jpg' });
  expect(await screen.findByRole('heading', { level: 1, name: 'List Room' })).toBeVisible();
});

test('the number of units is shown, and one that is out of bounds is explained at its field', async () => {
  const { user } = renderOwnerArea('/owner/list-room/r1', {
    [list]: () => ({ body: { rooms: [room({ units: 12 })] } }),
  });
  const units = await screen.findByLabelText('Number of rooms like this');
  await waitFor(() => expect(units).toHaveValue(12));
  expect(units).toHaveAccessibleDescription(messages.edit.units);
  await user.clear(units);
  await user.type(units, '51');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Enter a whole number from 1 to 50.')).toBeVisible();
});

describe('a room that somebody else has changed meanwhile', () => {
  const stale = { status: 409, body: { message: errorMessages['edit-conflict'], code: 'edit-conflict' } };

  /** Somebody else changes it to a single bed for 80 with the first photo alone while the page is open. */
  async function overtaken() {
    let newest = room();
    const versions: unknown[] = [];
    const photos: unknown[] = [];
    const shown = renderOwnerArea('/owner/list-room/r1', {
      [list]: () => ({ body: { rooms: [newest] } }),
      [change]: (body) => {
        const version = (body as FormData).get('version');
        versions.push(version);
        photos.push((body as FormData).get('photos'));
        if (version !== String(newest.version)) return stale;
        return { body: { message: confirmations.roomChanged, room: newest } };
      },
    });
    await screen.findByLabelText('Price per night');
    newest = room({ version: 5, roomType: 'Single Bed', pricePerNight: 80, images: [sea] });
    await setPrice(shown.user, '99');
    await shown.user.click(screen.getByRole('button', { name: 'Save changes' }));
    const note = await screen.findByRole('alert');
    expect(note).toHaveTextContent(/Nothing was saved.*Current version: Single Bed · €80 a night/);
    return { ...shown, versions, photos };
  }

  test('keeps the owner’s changes and saves them once the new version was shown, without photos that it has no more', async () => {
    const { user, host, versions, photos } = await overtaken();
    expect(price()).toHaveValue(99);
    await user.click(screen.getByRole('button', { name: 'Save my version' }));
    await waitFor(() => expect(host.toast.success).toHaveBeenCalledWith(confirmations.roomChanged));
    expect(versions).toEqual(['3', '5']);
    expect(photos).toEqual([JSON.stringify([sea, bed]), JSON.stringify([sea])]);
  });

  test('can be reset to the current version', async () => {
    const { user, host, versions } = await overtaken();
    await user.click(screen.getByRole('button', { name: 'Use the current version' }));
    expect(price()).toHaveValue(80);
    expect(screen.getByRole('combobox', { name: 'Room type' })).toHaveTextContent('Single Bed');
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(host.toast.success).toHaveBeenCalledWith(confirmations.roomChanged));
    expect(versions).toEqual(['3', '5']);
  });
});

test('does not save a room without a photo', async () => {
  const { user, host, calls } = renderOwnerArea('/owner/list-room/r1', {
    [list]: () => ({ body: { rooms: [room({ images: [sea] })] } }),
  });
  await user.click(await screen.findByRole('button', { name: 'Remove cover photo' }));
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(host.toast.error).toHaveBeenCalledWith(inputMessages['details-missing']));
  expect(calls.mock.calls.filter(([, sent]) => sent?.method !== 'GET')).toEqual([]);
});

test('restores changes after a reload that the page did by itself', async () => {
  const draft = {
    images: [bed, null, null, null],
    roomType: 'Single Bed',
    pricePerNight: '99',
    amenities: [],
    version: 3,
  };
  sessionStorage.setItem('wayhouse.draft.o1.room-r1', JSON.stringify(draft));
  renderOwnerArea('/owner/list-room/r1', { [list]: () => ({ body: { rooms: [room()] } }) });
  await waitFor(() => expect(price()).toHaveValue(99));
  expect(screen.getByRole('combobox', { name: 'Room type' })).toHaveTextContent('Single Bed');
  expect(screen.getByLabelText('Pool Access')).not.toBeChecked();
});

test('shows not found for a room of another hotel, with a link to the list', async () => {
  renderOwnerArea('/owner/list-room/elsewhere', { [list]: () => ({ body: { rooms: [room()] } }) });
  expect(await screen.findByText('We cannot find this room')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'List Room' })).toHaveLength(2);
});

test('offers a retry when the room does not load', async () => {
  let isBack = false;
  const { user } = renderOwnerArea('/owner/list-room/r1', {
    [list]: () => (isBack ? { body: { rooms: [room()] } } : { status: 422, body: { message: 'No.', code: 'x' } }),
  });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  isBack = true;
  await user.click(retry);
  expect(await screen.findByLabelText('Price per night')).toHaveValue(120);
});
