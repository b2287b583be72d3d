import { pageFailures } from '@wayhouse/messages/page-failures';
import { act, screen, waitFor } from '@testing-library/react';
import { messages as conversation } from '@wayhouse/web-kit/conversation-messages';
import { aBooking } from '../../testing/a-booking.js';
import { renderPart } from '../../testing/render-part.js';
import { ok, stubApi } from '../../testing/stub-api.js';
import { MyBookings } from './my-bookings.js';

async function writeToHotel() {
  stubApi({
    'GET /api/bookings/user': () => ok({ bookings: [aBooking()] }),
    'GET /api/bookings/unread-messages': () => ok({ unread: [] }),
    'GET /api/bookings/b1/messages': () => ok({ messages: [], unread: 0, writableUntil: '2127-04-12T05:30:00.000Z' }),
  });
  const rendered = renderPart(<MyBookings />, { at: '/my-bookings', isSignedIn: true });
  await rendered.user.click(await screen.findByRole('button', { name: /^Messages/ }));
  await rendered.user.type(await screen.findByRole('textbox'), 'Is there a lift?');
  act(rendered.endSession);
  expect(screen.getByRole('textbox')).toHaveValue('Is there a lift?');
  return rendered;
}

test('a dialog and what was typed in it outlive a session that ends, until the guest has signed in again', async () => {
  const { signInAs } = await writeToHotel();
  act(() => signInAs());
  expect(await screen.findByRole('textbox')).toHaveValue('Is there a lift?');
});

test('a message that was not sent, as the guest did not sign in again, is there with the reason', async () => {
  const { user, signIn, closeSignIn } = await writeToHotel();
  await user.click(screen.getByRole('button', { name: conversation.send }));
  await waitFor(() => expect(signIn).toHaveBeenCalled());
  expect(screen.queryByRole('textbox')).toBeNull();
  act(closeSignIn);
  expect(await screen.findByRole('textbox')).toHaveValue('Is there a lift?');
  expect(await screen.findByRole('alert')).toHaveTextContent(pageFailures.signInRequired);
});
