import { act, screen, waitFor, within } from '@testing-library/react';
import { confirmations } from '@wayhouse/messages/confirmations';
import { errorMessages } from '@wayhouse/messages/errors';
import { aPhotoFile, stubImageDecoding, stubObjectUrls } from '../../testing/photo-files.js';
import { aHotelProfile } from '../../testing/factories.js';
import { renderOwnerArea, type StubResponse } from '../../testing/render-owner-area.js';
import { messages } from './messages.js';

const list = 'GET /api/hotels/owner/all';
const [sea, lobby] = ['/images/sea/1280.jpg', '/images/lobby/1280.jpg'];

beforeEach(() => (stubImageDecoding(), stubObjectUrls()));

type Sent = { version: string; photos: (string | number)[]; files: string[] };
const stale = { status: 409, body: { code: 'edit-conflict', message: errorMessages['hotel-edit-conflict'] } };

/** The page of a hotel with these photos. A stored file's address has its name. `refuse` may answer a request. */
function renderPhotos(images?: string[], refuse: (at: number) => StubResponse | undefined = () => undefined) {
  const sent: Sent[] = [];
  let hotel = aHotelProfile({ version: 3, ...(images && { images }) });
  const rendered = renderOwnerArea('/owner/hotel/photos', {
    [list]: () => ({ body: { hotels: [hotel] } }),
    'POST /api/hotels/owner/h1/photos': (body) => {
      const form = body as FormData;
      const order = JSON.parse(String(form.get('photos'))) as Sent['photos'];
      const files = form.getAll('images').map((file) => (file as File).name);
      sent.push({ version: String(form.get('version')), photos: order, files });
      const refusal = refuse(sent.length);
      if (refusal) return refusal;
      const saved = order.map((photo) => (typeof photo === 'number' ? `/images/${files[photo]}/1280.jpg` : photo));
      hotel = { ...hotel, version: hotel.version + 1, images: [...new Set(saved)] };
      return { body: { message: confirmations.hotelPhotosChanged, hotel } };
    },
  });
  const overtake = (by: string[]) => (hotel = { ...hotel, version: hotel.version + 1, images: by });
  return { ...rendered, sent, overtake };
}
const choose = async (user: ReturnType<typeof renderPhotos>['user'], slot: string, ...names: string[]) => {
  const field = await screen.findByLabelText(slot);
  const before = shown().length;
  await user.upload(
    field,
    names.map((name) => aPhotoFile(name)),
  );
  await waitFor(() => expect(shown()).toHaveLength(before + names.length));
};
const shown = () =>
  within(screen.getByRole('group', { name: 'Photos' }))
    .queryAllByRole('img')
    .map((image) => image.getAttribute('alt'));
const save = (user: ReturnType<typeof renderPhotos>['user']) =>
  user.click(screen.getByRole('button', { name: messages.submit }));

test('photos are added to those that the hotel has, moved, removed and saved', async () => {
  const { user, host, sent } = renderPhotos([sea, lobby]);
  await choose(user, 'Photo 3', 'pool');
  await user.click(screen.getByRole('button', { name: 'Move photo 3 left' }));
  await user.click(screen.getByRole('button', { name: 'Remove cover photo' }));
  await save(user);
  await waitFor(() => expect(host.toast.success).toHaveBeenCalledWith(confirmations.hotelPhotosChanged));
  expect(sent).toEqual([{ version: '3', photos: [0, lobby], files: ['pool'] }]);
  await waitFor(() => expect(shown()).toEqual(['Cover photo', 'Photo 2']));
});

test('more files than one request takes are sent by several, and end up in the order that was chosen', async () => {
  const { user, host, sent } = renderPhotos([sea, lobby]);
  await choose(user, 'Photo 3', 'a', 'b', 'c', 'd', 'e', 'f');
  for (let slot = 2; slot < 8; slot++)
    await user.click(screen.getByRole('button', { name: `Move photo ${slot} right` }));
  await save(user);
  await waitFor(() => expect(host.toast.success).toHaveBeenCalledTimes(1));
  const stored = ['a', 'b', 'c', 'd'].map((name) => `/images/${name}/1280.jpg`);
  expect(sent).toEqual([
    { version: '3', photos: [sea, 0, 1, 2, 3, lobby], files: ['a', 'b', 'c', 'd'] },
    { version: '4', photos: [sea, ...stored, 0, 1, lobby], files: ['e', 'f'] },
  ]);
});

test('pressed twice while photos are still being read, they are saved once, with those that are selected meanwhile', async () => {
  const read: Record<string, () => void> = {};
  const size = { width: 1600, height: 1200 };
  stubImageDecoding(({ name }) => new Promise((resolve) => (read[name] = () => resolve(size))));
  const { user, host, sent } = renderPhotos([sea]);
  const select = async (slot: string, name: string) => {
    await user.upload(await screen.findByLabelText(slot), aPhotoFile(name));
    await waitFor(() => expect(read).toHaveProperty(name));
  };
  await select('Photo 2', 'large');
  await select('Photo 3', 'small');
  await save(user);
  await save(user);
  await select('Photo 4', 'late');
  for (const name of ['small', 'large', 'late']) {
    expect(sent).toEqual([]);
    read[name]!();
    await act(async () => undefined);
  }
  await waitFor(() => expect(host.toast.success).toHaveBeenCalled());
  expect(sent.map(({ files }) => files.toSorted())).toEqual([['large', 'late', 'small']]);
});

test('after a failure only what is not stored yet is sent again', async () => {
  const busy = 'Many photos are being uploaded';
  const away = { status: 503, body: { code: 'unavailable', message: busy } };
  const { user, host, sent } = renderPhotos(undefined, (at) => (at === 2 ? away : undefined));
  await choose(user, 'Cover photo', 'a', 'b', 'c', 'd', 'e');
  await save(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(busy);
  expect(screen.getByRole('alert')).toHaveTextContent(messages.storedPartly(4));
  expect(shown()).toHaveLength(5);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(host.toast.success).toHaveBeenCalled());
  expect(sent.map(({ version, files }) => [version, files.join('')])).toEqual([
    ['3', 'abcd'],
    ['4', 'e'],
    ['4', 'e'],
  ]);
});

test('where somebody else has changed the hotel, one’s own photos are saved, without those that it has no more', async () => {
  const { user, host, sent, overtake } = renderPhotos([sea], (at) =>
    at === 1 ? (overtake([lobby]), stale) : undefined,
  );
  await choose(user, 'Photo 2', 'pool');
  await save(user);
  expect(await screen.findByText(/1 photo\b/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save my version' }));
  await waitFor(() => expect(host.toast.success).toHaveBeenCalled());
  expect(sent[1]).toEqual({ version: '4', photos: [0], files: ['pool'] });
});

test('or the hotel is shown as it is now', async () => {
  const { user, sent, overtake } = renderPhotos([sea], (at) =>
    at === 1 ? (overtake([sea, lobby]), stale) : undefined,
  );
  await choose(user, 'Photo 2', 'pool');
  await save(user);
  await user.click(await screen.findByRole('button', { name: 'Use the current version' }));
  expect(shown()).toEqual(['Cover photo', 'Photo 2']);
  await user.click(screen.getByRole('button', { name: 'Remove cover photo' }));
  await save(user);
  await waitFor(() => expect(sent[1]).toEqual({ version: '4', photos: [lobby], files: [] }));
});
