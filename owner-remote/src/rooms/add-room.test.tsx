import { fireEvent, screen, waitFor } from '@testing-library/react';
import { aRoom } from '../testing/samples.js';
import { showOwnerArea } from '../testing/show-owner-area.js';

const add = 'POST /api/rooms';
// The file class that belongs to the request's form data.
const photo = new File(['x'], 'sea.jpg', { type: 'image/jpeg' });
type User = ReturnType<typeof showOwnerArea>['user'];

beforeEach(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined });
});

async function fillIn(user: User) {
  await user.upload(screen.getByLabelText('Cover photo'), photo);
  await user.click(screen.getByRole('combobox', { name: 'Room type' }));
  await user.click(screen.getByRole('option', { name: 'Family Suite' }));
  await user.click(screen.getByLabelText('Price per night'));
  await user.paste('149.50');
  await user.click(screen.getByLabelText('Free WiFi'));
}
const submit = (user: User) => user.click(screen.getByRole('button', { name: 'Add Room' }));
const price = () => screen.getByLabelText<HTMLInputElement>('Price per night').value;

test.each([
  ['nothing', async () => undefined],
  ['a price of 0', async (user: User) => user.type(screen.getByLabelText('Price per night'), '0')],
  [
    'everything but a photo',
    async (user: User) => (await fillIn(user), user.click(screen.getByRole('button', { name: 'Remove cover photo' }))),
  ],
])('with %s filled in, asks for all details and sends nothing', async (_what, fill) => {
  const { user, host, calls } = showOwnerArea('/owner/add-room', {});
  await fill(user);
  await submit(user);
  await waitFor(() => expect(host.toast.error).toHaveBeenCalledWith('Please fill all details!'));
  expect(calls).not.toHaveBeenCalled();
  expect(screen.getByLabelText('Cover photo')).toHaveFocus();
});

test('sends the room, says Adding.. meanwhile, and starts afresh with the server’s words', async () => {
  let sent = new FormData();
  let answer = () => {};
  const { user, host } = showOwnerArea('/owner/add-room', {
    [add]: async (body) => {
      sent = body as FormData;
      await new Promise<void>((resolve) => (answer = resolve));
      return { body: { message: 'Your room is listed.', room: aRoom() } };
    },
  });
  await fillIn(user);
  await submit(user);
  expect(await screen.findByRole('button', { name: 'Adding..' })).toBeVisible();
  expect(screen.getByLabelText('Price per night')).toBeDisabled();

  answer();
  await waitFor(() => expect(host.toast.success).toHaveBeenCalledWith('Your room is listed.'));
  const { images, ...fields } = Object.fromEntries(sent);
  expect(fields).toEqual({ roomType: 'Family Suite', pricePerNight: '149.50', amenities: '["Free WiFi"]' });
  expect(images).toMatchObject({ name: 'sea.jpg' });
  expect(price()).toBe('');
  expect(screen.getByRole('combobox', { name: 'Room type' })).toHaveTextContent('Select room type');
  expect(screen.getByLabelText('Free WiFi')).not.toBeChecked();
  expect(screen.queryByRole('img')).toBeNull();
});

test('a refusal keeps everything that was filled in and stands at the field it names', async () => {
  const refusal = { message: 'Too dear.', code: 'rule-broken', field: 'pricePerNight' };
  const { user, host } = showOwnerArea('/owner/add-room', { [add]: () => ({ status: 422, body: refusal }) });
  await fillIn(user);
  await submit(user);

  await waitFor(() => expect(host.toast.error).toHaveBeenCalledWith('Too dear.'));
  expect(screen.getByLabelText('Price per night')).toHaveAccessibleDescription('Too dear.');
  expect(price()).toBe('149.50');
  expect(screen.getByRole('combobox', { name: 'Room type' })).toHaveTextContent('Family Suite');
  expect(screen.getByLabelText('Free WiFi')).toBeChecked();
  expect(screen.getByRole('img', { name: 'Cover photo: sea.jpg' })).toBeVisible();
});

test('a dropped file becomes a photo; one that is no image, or cannot be shown, is refused with the reason', async () => {
  showOwnerArea('/owner/add-room', {});
  const drop = (name: string, file: File) =>
    fireEvent.drop(screen.getByLabelText(name), { dataTransfer: { files: [file] } });

  drop('Photo 2', new File(['x'], 'price.pdf', { type: 'application/pdf' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/price\.pdf: This file is not an image/);
  drop('Photo 2', photo);
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.error(screen.getByRole('img', { name: 'Photo 2: sea.jpg' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/sea\.jpg: This file is not an image/);
  expect(screen.queryByRole('img')).toBeNull();
});
