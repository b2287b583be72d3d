import type { Booking } from '@wayhouse/contracts/booking';
import { confirmations } from '@wayhouse/messages/confirmations';
import { errorMessages } from '@wayhouse/messages/errors';
import { Toaster } from '@wayhouse/web-kit/toaster';
import { screen, waitFor, within } from '@testing-library/react';
import { aBooking, cancelled, paid } from '../../../testing/a-booking.js';
import { errorResponse, ok, stubApi } from '../../../testing/stub-api.js';
import { renderPart } from '../../../testing/render-part.js';
import { messages } from '../messages.js';
import { MyBookings } from '../my-bookings.js';

const { change: labels } = messages;
const [show, save] = ['GET /api/bookings/b1/stay', 'POST /api/bookings/b1/stay'];
const changeableUntil = '2127-03-08T08:30:00.000Z';
const terms = (over: object = {}) =>
  ok({ totalPrice: 240, refund: 0, owed: 240, currency: 'USD', freeCancellationUntil: changeableUntil, ...over });

/** The booking of three nights and two guests for 360, as the server has it. */
function open(booking: Booking, handlers: Parameters<typeof stubApi>[0] = {}) {
  const requests = stubApi({
    'GET /api/bookings/user': () => ok({ bookings: [booking] }),
    'GET /api/bookings/rooms/r1/taken-nights': () => ok({ nights: [] }),
    [show]: () => terms(),
    ...handlers,
  });
  const part = renderPart(
    <>
      <MyBookings />
      <Toaster />
    </>,
    { at: '/my-bookings', isSignedIn: true },
  );
  return { ...part, sent: () => requests.filter(({ call }) => call === save).map(({ body }) => body) };
}
async function openDialog(user: ReturnType<typeof open>['user']) {
  await user.click(await screen.findByRole('button', { name: new RegExp(`^${labels.action}`) }));
  return within(await screen.findByRole('dialog', { name: labels.title }));
}
const value = (label: HTMLElement) => label.nextElementSibling;
type Dialog = Awaited<ReturnType<typeof openDialog>>;
const fewerGuests = (dialog: Dialog) => dialog.getByRole('button', { name: /fewer|less|remove/i });

test('shows the price before and after, and changes at the price that was shown', async () => {
  const changed = aBooking({ guests: 1, totalPrice: 240, owed: 240, changeableUntil });
  const { user, sent } = open(aBooking({ changeableUntil }), {
    [save]: () => ok({ message: confirmations.stayChanged, booking: changed }),
  });
  const dialog = await openDialog(user);
  expect(dialog.getByText(labels.same)).toBeVisible();
  expect(dialog.getByRole('button', { name: labels.confirm })).toBeDisabled();
  await user.click(fewerGuests(dialog));
  await waitFor(() => expect(value(dialog.getByText(labels.total))).toHaveTextContent('$240'));
  expect(value(dialog.getByText(labels.before))).toHaveTextContent('$360');
  expect(dialog.getByText(labels.total)).toHaveClass('shrink-0');
  expect(value(dialog.getByText(labels.owed))).toHaveTextContent('$240');
  await user.click(dialog.getByRole('button', { name: labels.confirm }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const { checkInDate, checkOutDate } = aBooking();
  const seen = { checkInDate, checkOutDate, guests: 2 };
  expect(sent()).toEqual([{ checkInDate, checkOutDate, guests: 1, seen, totalPrice: 240 }]);
  expect(screen.getByText(confirmations.stayChanged)).toBeInTheDocument();
});

test('without a check-out no price is being loaded', async () => {
  const { user } = open(aBooking({ changeableUntil }));
  const dialog = await openDialog(user);
  await user.click(dialog.getByRole('button', { name: /^Check-in/ }));
  await user.click(await screen.findByRole('button', { name: 'Clear dates' }));
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(await dialog.findByText(labels.same)).toBeVisible();
  expect(dialog.queryByText(labels.loading)).toBeNull();
  expect(dialog.getByText(labels.same).parentElement).toHaveAttribute('aria-busy', 'false');
});

test('names a code that takes nothing off the new nights, and none that does', async () => {
  const promotion = { code: 'SUMMER', percentOff: 10 };
  const adjustments = [{ what: 'promotion' as const, code: 'SUMMER', amount: -36 }];
  const { user } = open(aBooking({ changeableUntil, promotion, adjustments }), { [show]: () => terms({ promotion }) });
  expect(await screen.findByText('Code SUMMER: −$36')).toBeVisible();
  expect(screen.queryByText('Code SUMMER takes nothing off these nights')).toBeNull();
  const dialog = await openDialog(user);
  await user.click(fewerGuests(dialog));
  expect(await dialog.findByText('Code SUMMER takes nothing off these nights')).toBeVisible();
});

test('what was paid by card beyond the new price comes back, in the dialog and after the change', async () => {
  const changed = aBooking({ ...paid, guests: 1, totalPrice: 240, pendingRefund: 120, changeableUntil });
  const { user } = open(aBooking({ ...paid, changeableUntil }), {
    [show]: () => terms({ refund: 120, owed: 0 }),
    [save]: () => ok({ message: confirmations.stayChanged, booking: changed }),
  });
  const dialog = await openDialog(user);
  await user.click(fewerGuests(dialog));
  await waitFor(() => expect(value(dialog.getByText(labels.refund))).toHaveTextContent('$120'));
  expect(dialog.queryByText(labels.owed)).toBeNull();
  await user.click(dialog.getByRole('button', { name: labels.confirm }));
  expect(await screen.findByText(messages.cancelled.refundPending('$120'))).toBeVisible();
});

test('a paid booking whose price has risen shows the rest', async () => {
  open(aBooking({ ...paid, totalPrice: 480, owed: 120, changeableUntil }));
  expect(await screen.findByText(messages.stillToPay('$120'))).toBeVisible();
});

test('why the stay cannot be like that is shown, and what was chosen stays', async () => {
  const { user } = open(aBooking({ changeableUntil }), {
    [show]: () => errorResponse(409, 'not-available', errorMessages['room-not-available']),
  });
  const dialog = await openDialog(user);
  await user.click(fewerGuests(dialog));
  expect(await dialog.findByRole('alert')).toHaveTextContent(errorMessages['room-not-available']);
  expect(dialog.getByRole('button', { name: labels.confirm })).toBeDisabled();
  expect(dialog.getByText('1')).toBeVisible();
});

test('another price at the moment of the change is shown before anything is changed', async () => {
  let price = 240;
  const { user, sent } = open(aBooking({ changeableUntil }), {
    [show]: () => terms({ totalPrice: price }),
    [save]: ({ body }) =>
      (body as { totalPrice: number }).totalPrice === price
        ? ok({ message: confirmations.stayChanged, booking: aBooking({ totalPrice: price, changeableUntil }) })
        : errorResponse(409, 'terms-changed', errorMessages['price-changed'], 'totalPrice'),
  });
  const dialog = await openDialog(user);
  await user.click(fewerGuests(dialog));
  await waitFor(() => expect(dialog.getByRole('button', { name: labels.confirm })).toBeEnabled());
  price = 300;
  await user.click(dialog.getByRole('button', { name: labels.confirm }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(errorMessages['price-changed']);
  await waitFor(() => expect(dialog.getByRole('button', { name: labels.confirm })).toBeEnabled());
  await user.click(dialog.getByRole('button', { name: labels.confirm }));
  await waitFor(() => expect(sent()).toMatchObject([{ totalPrice: 240 }, { totalPrice: 300 }]));
});

test('while a change is being sent nothing else can be chosen, and it cannot be taken back', async () => {
  let respond = () => {};
  const isFree = new Promise<void>((resolve) => (respond = resolve));
  const { user, sent } = open(aBooking({ changeableUntil }), {
    [save]: async () => {
      await isFree;
      return ok({ message: confirmations.stayChanged, booking: aBooking({ guests: 1, changeableUntil }) });
    },
  });
  const dialog = await openDialog(user);
  await user.click(fewerGuests(dialog));
  const confirm = dialog.getByRole('button', { name: labels.confirm });
  await waitFor(() => expect(confirm).toBeEnabled());
  await user.click(confirm);
  await waitFor(() => expect(sent()).toHaveLength(1));
  await user.click(dialog.getByRole('button', { name: /more guest|guest more/i }));
  expect(dialog.getByText('1')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: labels.keep }));
  await user.click(confirm);
  expect(sent()).toHaveLength(1);
  respond();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a change that was chosen before another one names what it was based on, and the page shows what there is now', async () => {
  const moved = { checkInDate: '2127-03-12', checkOutDate: '2127-03-14' };
  let booking = aBooking({ changeableUntil });
  const { user, sent } = open(booking, {
    'GET /api/bookings/user': () => ok({ bookings: [booking] }),
    [save]: () => errorResponse(409, 'edit-conflict', errorMessages['stay-edit-conflict']),
  });
  const dialog = await openDialog(user);
  await user.click(fewerGuests(dialog));
  await waitFor(() => expect(dialog.getByRole('button', { name: labels.confirm })).toBeEnabled());
  booking = aBooking({ changeableUntil, ...moved });
  await user.click(dialog.getByRole('button', { name: labels.confirm }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(errorMessages['stay-edit-conflict']);
  expect(await screen.findByText(/12 March|March 12|12 Mar/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: labels.confirm }));
  const { checkInDate, checkOutDate } = aBooking();
  const seen = { checkInDate, checkOutDate, guests: 2 };
  await waitFor(() => expect(sent()).toMatchObject([{ seen }, { seen }]));
});

test.each([
  ['that the hotel alone can change', {}],
  ['whose free changes have ended', { changeableUntil: '2020-01-01T00:00:00.000Z' }],
  ['that is cancelled', cancelled()],
])('of a booking %s no change is offered', async (_which, over) => {
  open(aBooking(over));
  await screen.findByRole('tab', { name: /Upcoming/ });
  expect(screen.queryByRole('button', { name: new RegExp(`^${labels.action}`) })).toBeNull();
});
