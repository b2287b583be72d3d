import { Toaster } from '@wayhouse/web-kit/toaster';
import { screen } from '@testing-library/react';
import { errorMessages } from '@wayhouse/messages/errors';
import { aBooking, cancelled, paid } from '../../testing/a-booking.js';
import { errorResponse, ok, stubApi } from '../../testing/stub-api.js';
import { renderPart } from '../../testing/render-part.js';
import { messages } from './messages.js';
import { MyBookings } from './my-bookings.js';

/** The page as it was read before the booking became another in another tab, or by the hotel. */
function openBefore(becomes: Parameters<typeof aBooking>[0], refusals: Parameters<typeof stubApi>[0]) {
  let reads = 0;
  stubApi({ 'GET /api/bookings/user': () => ok({ bookings: [aBooking(reads++ ? becomes : {})] }), ...refusals });
  const page = (
    <>
      <MyBookings />
      <Toaster />
    </>
  );
  return renderPart(page, { at: '/my-bookings', isSignedIn: true });
}

test('a booking that turns out to be paid when it is to be paid shows as paid', async () => {
  const refusal = errorResponse(409, 'already-paid', errorMessages['already-paid']);
  const { user } = openBefore(paid, { 'POST /api/bookings/stripe-payments': () => refusal });
  await user.click(await screen.findByRole('button', { name: messages.payNow }));
  expect(await screen.findByText(errorMessages['already-paid'])).toBeInTheDocument();
  expect(await screen.findByText(messages.paid)).toBeVisible();
  expect(screen.queryByRole('button', { name: messages.payNow })).toBeNull();
});

test('one that turns out to be cancelled when it is to be cancelled is among the cancelled ones', async () => {
  const refusal = errorResponse(422, 'rule-broken', errorMessages['already-cancelled']);
  const { user } = openBefore(cancelled(), { 'GET /api/bookings/b1/cancellation': () => refusal });
  await user.click(await screen.findByRole('button', { name: /^Cancel booking/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent(errorMessages['already-cancelled']);
  await user.click(screen.getByRole('button', { name: messages.cancel.keep }));
  expect(await screen.findByRole('tab', { name: /^Cancelled\s*1/ })).toBeVisible();
});
