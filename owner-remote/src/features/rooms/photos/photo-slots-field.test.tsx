import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { limits } from '@wayhouse/contracts/limits';
import { messages } from '@wayhouse/contracts/messages';
import { aPhotoFile, readsPhotos, showsPhotos } from '../../../testing/photo-files.js';
import { showOwnerArea } from '../../../testing/render-owner-area.js';

beforeEach(() => (readsPhotos(), showsPhotos()));

const places = () => screen.getByRole('group', { name: 'Photos' });
const shown = () =>
  within(places())
    .queryAllByRole('img')
    .map((image) => image.getAttribute('alt'));
const place = (position: number) => within(places()).getAllByRole('listitem')[position]!;
const drop = (position: number, ...files: File[]) =>
  fireEvent.drop(place(position).firstElementChild!, { dataTransfer: { files, getData: () => '' } });

async function withPhotos(...names: string[]) {
  const { user } = showOwnerArea('/owner/add-room', {});
  drop(0, ...names.map((name) => aPhotoFile(name)));
  await waitFor(() => expect(shown()).toHaveLength(Math.min(names.length, 4)));
  return user;
}

test('several files that are dropped at once become photos, the first of them the cover', async () => {
  await withPhotos('sea.jpg', 'bed.jpg');
  expect(shown()).toEqual(['Cover photo: sea.jpg', 'Photo 2: bed.jpg']);
  expect(place(0)).toHaveTextContent('Cover');
  expect(place(1)).not.toHaveTextContent('Cover');
});

test.each([
  ['is no image', aPhotoFile('price.pdf', { beginning: '%PDF-1.7' }), messages.notAnImage],
  [
    'is too large',
    Object.defineProperty(aPhotoFile('wall.jpg'), 'size', { value: limits.imageBytes + 1 }),
    messages.imageTooLarge,
  ],
])('a file that %s is refused at its place, in the words of the server', async (_what, file, why) => {
  showOwnerArea('/owner/add-room', {});
  drop(1, aPhotoFile('sea.jpg'), file);
  expect(await within(place(2)).findByRole('alert')).toHaveTextContent(`${file.name}: ${why}`);
  expect(shown()).toEqual(['Photo 2: sea.jpg']);

  drop(2, aPhotoFile('bed.jpg'));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('a refused file leaves the photo whose place it was to take', async () => {
  await withPhotos('sea.jpg');
  drop(0, aPhotoFile('notes.jpg', { beginning: 'Dear sirs' }));
  expect(await within(place(0)).findByRole('alert')).toHaveTextContent(/^notes.jpg/);
  expect(shown()).toEqual(['Cover photo: sea.jpg']);
});

test('a fifth photo is refused with the reason', async () => {
  await withPhotos('1.jpg', '2.jpg', '3.jpg', '4.jpg', '5.jpg');
  expect(shown()).toHaveLength(4);
  expect(screen.getByRole('alert')).toHaveTextContent(messages.tooManyImages);
});

test('by keyboard a photo moves on, the focus goes with it, and it is said', async () => {
  const user = await withPhotos('sea.jpg', 'bed.jpg');
  screen.getByRole('button', { name: 'Move photo 2 left' }).focus();
  await user.keyboard('{Enter}');
  expect(shown()).toEqual(['Cover photo: bed.jpg', 'Photo 2: sea.jpg']);
  expect(screen.getByText('The photo is in place 1 now. Guests see it first.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Move cover photo right' })).toHaveFocus();

  await user.keyboard('{Enter}{Enter}');
  expect(shown()).toEqual(['Cover photo: sea.jpg', 'Photo 3: bed.jpg']);
  expect(screen.getByRole('button', { name: 'Move photo 3 right' })).toHaveFocus();
});

test('a photo that is dragged to another place changes places with what is there', async () => {
  await withPhotos('sea.jpg', 'bed.jpg');
  let carried = '';
  const dataTransfer = { files: [], setData: (_: string, slot: string) => (carried = slot), getData: () => carried };
  fireEvent.dragStart(place(1).firstElementChild!, { dataTransfer });
  fireEvent.drop(place(0).firstElementChild!, { dataTransfer });
  expect(shown()).toEqual(['Cover photo: bed.jpg', 'Photo 2: sea.jpg']);
});

test('where a photo is removed, the focus is on choosing another', async () => {
  const user = await withPhotos('sea.jpg');
  await user.click(screen.getByRole('button', { name: 'Remove cover photo' }));
  expect(screen.getByLabelText('Cover photo')).toHaveFocus();
});
