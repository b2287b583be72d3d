import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { limits } from '@wayhouse/domain/limits';
import { errorMessages } from '@wayhouse/messages/errors';
import { aPhotoFile, stubImageDecoding, stubObjectUrls } from '../../testing/photo-files.js';
import { renderOwnerArea } from '../../testing/render-owner-area.js';

beforeEach(() => (stubImageDecoding(), stubObjectUrls()));

const slots = () => screen.getByRole('group', { name: 'Photos' });
const shown = () =>
  within(slots())
    .queryAllByRole('img')
    .map((image) => image.getAttribute('alt'));
const slot = (position: number) => within(slots()).getAllByRole('listitem')[position]!;
const drop = (position: number, ...files: File[]) =>
  fireEvent.drop(slot(position).firstElementChild!, { dataTransfer: { files, getData: () => '' } });

async function renderWithPhotos(...names: string[]) {
  const { user } = renderOwnerArea('/owner/add-room', {});
  drop(0, ...names.map((name) => aPhotoFile(name)));
  await waitFor(() => expect(shown()).toHaveLength(Math.min(names.length, 4)));
  return user;
}

test('dropping several files fills slots, the first becomes the cover', async () => {
  await renderWithPhotos('sea.jpg', 'bed.jpg');
  expect(shown()).toEqual(['Cover photo: sea.jpg', 'Photo 2: bed.jpg']);
  expect(slot(0)).toHaveTextContent('Cover');
  expect(slot(1)).not.toHaveTextContent('Cover');
});

test.each([
  ['is no image', aPhotoFile('price.pdf', { header: '%PDF-1.7' }), errorMessages['photo-unreadable']],
  [
    'is too large',
    Object.defineProperty(aPhotoFile('wall.jpg'), 'size', { value: limits.imageBytes + 1 }),
    errorMessages['photo-too-large']({ megabytes: limits.imageBytes / 1024 / 1024 }),
  ],
])('a file that %s is rejected at its slot with the server’s message', async (_what, file, why) => {
  renderOwnerArea('/owner/add-room', {});
  drop(1, aPhotoFile('sea.jpg'), file);
  expect(await within(slot(2)).findByRole('alert')).toHaveTextContent(`${file.name}: ${why}`);
  expect(shown()).toEqual(['Photo 2: sea.jpg']);

  drop(2, aPhotoFile('bed.jpg'));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('a rejected file keeps the photo it would have replaced', async () => {
  await renderWithPhotos('sea.jpg');
  drop(0, aPhotoFile('notes.jpg', { header: 'Dear sirs' }));
  expect(await within(slot(0)).findByRole('alert')).toHaveTextContent(/^notes.jpg/);
  expect(shown()).toEqual(['Cover photo: sea.jpg']);
});

test('rejects a fifth photo with the reason', async () => {
  await renderWithPhotos('1.jpg', '2.jpg', '3.jpg', '4.jpg', '5.jpg');
  expect(shown()).toHaveLength(4);
  expect(screen.getByRole('alert')).toHaveTextContent(errorMessages['too-many-photos']({ photos: limits.images }));
});

test('the arrow buttons move a photo, keep the focus on it and announce it', async () => {
  const user = await renderWithPhotos('sea.jpg', 'bed.jpg');
  screen.getByRole('button', { name: 'Move photo 2 left' }).focus();
  await user.keyboard('{Enter}');
  expect(shown()).toEqual(['Cover photo: bed.jpg', 'Photo 2: sea.jpg']);
  expect(screen.getByText('Photo moved to position 1. Guests see it first.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Move cover photo right' })).toHaveFocus();

  await user.keyboard('{Enter}{Enter}');
  expect(shown()).toEqual(['Cover photo: sea.jpg', 'Photo 3: bed.jpg']);
  expect(screen.getByRole('button', { name: 'Move photo 3 right' })).toHaveFocus();
});

test('dragging a photo to another slot swaps them', async () => {
  await renderWithPhotos('sea.jpg', 'bed.jpg');
  let carried = '';
  const dataTransfer = { files: [], setData: (_: string, slot: string) => (carried = slot), getData: () => carried };
  fireEvent.dragStart(slot(1).firstElementChild!, { dataTransfer });
  fireEvent.drop(slot(0).firstElementChild!, { dataTransfer });
  expect(shown()).toEqual(['Cover photo: bed.jpg', 'Photo 2: sea.jpg']);
});

test('removing a photo focuses the file input of its slot', async () => {
  const user = await renderWithPhotos('sea.jpg');
  await user.click(screen.getByRole('button', { name: 'Remove cover photo' }));
  expect(screen.getByLabelText('Cover photo')).toHaveFocus();
});
