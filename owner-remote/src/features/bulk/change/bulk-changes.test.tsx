import { screen, waitFor } from '@testing-library/react';
import { errorMessages } from '@wayhouse/messages/errors';
import { aRoom } from '../../../testing/factories.js';
import { renderOwnerArea } from '../../../testing/render-owner-area.js';
import { messages } from './messages.js';

test('a change that is refused after the next one was begun is shown as refused', async () => {
  let refuse = () => {};
  const { user } = renderOwnerArea('/owner/bulk', {
    'GET /api/rooms/owner': () => ({ body: { rooms: [aRoom(), aRoom({ _id: 'r2', roomType: 'Luxury Room' })] } }),
    'POST /api/rooms/bulk/rates': async () => {
      await new Promise<void>((resolve) => (refuse = resolve));
      return { status: 409, body: { code: 'edit-conflict', message: errorMessages['edit-conflict'] } };
    },
  });
  await user.click(await screen.findByRole('checkbox', { name: messages.rooms.all }));
  await user.type(screen.getByLabelText(messages.name), 'Winter');
  await user.type(screen.getByLabelText(/^Price per night/), '150');
  await user.click(screen.getByRole('button', { name: messages.preview }));
  await user.click(await screen.findByRole('button', { name: messages.review.apply('2 rooms') }));
  await user.type(screen.getByLabelText(messages.name), ' 2');
  expect(screen.queryByRole('heading', { name: messages.review.title })).toBeNull();
  refuse();
  expect(await screen.findByRole('alert')).toHaveTextContent(errorMessages['edit-conflict']);
  await user.click(screen.getByRole('button', { name: messages.preview }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});
