import { Toaster } from '@wayhouse/web-kit/toaster';
import { act, screen, waitFor, within } from '@testing-library/react';
import { confirmations } from '@wayhouse/messages/confirmations';
import { errorMessages } from '@wayhouse/messages/errors';
import { guestDetailsMessages } from '@wayhouse/messages/guest-details';
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

const [details, stay, cancel] = [
  'POST /api/bookings/b1/details',
  'POST /api/bookings/b1/stay',
  'POST /api/bookings/cancel',
];
const changeableUntil = '2127-03-08T08:30:00Z';

/** The page, while a list from before what `call` changes is on its way; `arriveLate` lets it arrive, and waits for the next. */
async function openWhileListIsComing(call: string, before: ReturnType<typeof aBooking>, after: typeof before) {
  let arrive!: () => void;
  const reads = [
    () => ok({ bookings: [before] }),
    () => new Promise<ReturnType<typeof ok>>((resolve) => (arrive = () => resolve(ok({ bookings: [before] })))),
  ];
  const requests = stubApi({
    'GET /api/bookings/user': () => reads.shift()?.() ?? ok({ bookings: [after] }),
    'GET /api/bookings/b1/cancellation': () => ok({ ...before, charge: 0, refund: 0 }),
    'GET /api/bookings/rooms/r1/taken-nights': () => ok({ nights: [] }),
    'GET /api/bookings/b1/stay': () => ok({ ...before, totalPrice: 240, refund: 0, owed: 240 }),
    [call]: () => ok({ message: confirmations.detailsChanged, booking: after }),
  });
  const part = renderPart(<MyBookings />, { at: '/my-bookings', isSignedIn: true });
  await screen.findByRole('tab', { name: /^Upcoming\s*1/ });
  // The connection is back: the bookings are asked for again.
  act(() => void window.dispatchEvent(new Event('offline')));
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(reads).toEqual([]));
  const lists = () => requests.filter(({ call: each }) => each === 'GET /api/bookings/user').length;
  const arriveLate = async () => {
    await act(async () => arrive());
    await waitFor(() => expect(lists()).toBe(3));
  };
  return { ...part, arriveLate };
}

test('details that were saved stay although a list from before arrives', async () => {
  const of = (leadGuest: string) => aBooking({ details: { version: 1, leadGuest } });
  const { user, arriveLate } = await openWhileListIsComing(details, of('Old Name'), of('New Name'));
  await user.click(screen.getByRole('button', { name: new RegExp(`^${messages.details.change}`) }));
  const form = within(await screen.findByRole('dialog', { name: guestDetailsMessages.title }));
  await user.click(form.getByRole('button', { name: messages.details.save }));
  expect(await screen.findByText('New Name')).toBeInTheDocument();
  await arriveLate();
  expect(screen.queryByText('Old Name')).toBeNull();
});

test('a cancelled booking stays cancelled', async () => {
  const { user, arriveLate } = await openWhileListIsComing(cancel, aBooking(), aBooking(cancelled()));
  await user.click(screen.getByRole('button', { name: /^Cancel booking/ }));
  await user.click(await screen.findByRole('button', { name: messages.cancel.confirmFree }));
  expect(await screen.findByRole('tab', { name: /^Cancelled\s*1/ })).toBeVisible();
  await arriveLate();
  expect(screen.getByRole('tab', { name: /^Cancelled\s*1/ })).toBeVisible();
});

test('a changed stay stays changed', async () => {
  const after = aBooking({ changeableUntil, guests: 1 });
  const { user, arriveLate } = await openWhileListIsComing(stay, aBooking({ changeableUntil }), after);
  await user.click(screen.getByRole('button', { name: new RegExp(`^${messages.change.action}`) }));
  const dialog = within(await screen.findByRole('dialog', { name: messages.change.title }));
  await user.click(dialog.getByRole('button', { name: /fewer|less|remove/i }));
  await waitFor(() => expect(dialog.getByRole('button', { name: messages.change.confirm })).toBeEnabled());
  await user.click(dialog.getByRole('button', { name: messages.change.confirm }));
  expect(await screen.findByText('1 guest')).toBeVisible();
  await arriveLate();
  expect(screen.getByText('1 guest')).toBeVisible();
});
