import { act, screen } from '@testing-library/react';
import { aBooking } from '../../testing/a-booking.js';
import { renderPart } from '../../testing/render-part.js';
import { ok, stubApi } from '../../testing/stub-api.js';
import { MyBookings } from './my-bookings.js';

test('a dialog and what was typed in it outlive a session that ends, until the guest has signed in again', async () => {
  stubApi({
    'GET /api/bookings/user': () => ok({ bookings: [aBooking()] }),
    'GET /api/bookings/unread-messages': () => ok({ unread: [] }),
    'GET /api/bookings/b1/messages': () => ok({ messages: [], unread: 0, writableUntil: '2127-04-12T05:30:00.000Z' }),
  });
  const { user, endSession, signInAs } = renderPart(<MyBookings />, { at: '/my-bookings', isSignedIn: true });
  await user.click(await screen.findByRole('button', { name: /^Messages/ }));
  await user.type(await screen.findByRole('textbox'), 'Is there a lift?');
  act(endSession);
  expect(screen.getByRole('textbox')).toHaveValue('Is there a lift?');
  act(() => signInAs());
  expect(await screen.findByRole('textbox')).toHaveValue('Is there a lift?');
});
