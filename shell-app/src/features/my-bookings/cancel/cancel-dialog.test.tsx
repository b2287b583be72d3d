import { confirmations } from '@wayhouse/messages/confirmations';
import { errorMessages } from '@wayhouse/messages/errors';
import { pageFailures } from '@wayhouse/messages/page-failures';
import type { Booking } from '@wayhouse/contracts/booking';
import { Toaster } from '@wayhouse/web-kit/toaster';
import { screen, waitFor, within } from '@testing-library/react';
import { aBooking, cancelled, paid, paidAtHotel } from '../../../testing/a-booking.js';
import { ok, errorResponse, stubApi } from '../../../testing/stub-api.js';
import { renderPart } from '../../../testing/render-part.js';
import { MyBookings } from '../my-bookings.js';
import { messages } from '../messages.js';

const { cancel: labels } = messages;
const page = (
  <>
    <MyBookings />
    <Toaster />
  </>
);
const { currency, cancellationPolicy, freeCancellationUntil } = aBooking();
const terms = { currency, cancellationPolicy, freeCancellationUntil };
const cost = (charge: number, refund = 0) => ok({ charge, refund, ...terms });
const list = 'GET /api/bookings/user';
const costCall = 'GET /api/bookings/b1/cancellation';
const cancelCall = 'POST /api/bookings/cancel';
const stubBooking = (booking: Booking, handlers: Parameters<typeof stubApi>[0]) =>
  stubApi({ [list]: () => ok({ bookings: [booking] }), ...handlers });
const done = (booking: Booking) => ok({ message: confirmations.cancelled, booking });

async function open() {
  const { user } = renderPart(page, { at: '/my-bookings', isSignedIn: true });
  await user.click(await screen.findByRole('button', { name: 'Cancel booking for Lakeside Haveli' }));
  const dialog = within(await screen.findByRole('dialog', { name: labels.title }));
  return { user, dialog, press: async (name: string) => user.click(await dialog.findByRole('button', { name })) };
}

test('shows the hotel, the dates, the deadline and the charge, and cancels at exactly that charge', async () => {
  const requests = stubBooking(aBooking(), {
    [costCall]: () => cost(0),
    [cancelCall]: () => done(aBooking(cancelled())),
  });
  const { dialog, press } = await open();
  expect(dialog.getByText('Lakeside Haveli')).toBeVisible();
  expect(dialog.getByText('Mon, 10 Mar 2127 – Thu, 13 Mar 2127', { exact: false })).toBeVisible();
  expect(dialog.getByText(labels.freeUntil('Sat, 8 Mar 2127, 2:00 PM'))).toBeVisible();
  expect(await dialog.findByText(labels.free)).toBeVisible();
  await press(labels.confirmFree);
  expect(await screen.findByText(confirmations.cancelled)).toBeInTheDocument();
  expect(requests.find(({ call }) => call === cancelCall)?.body).toEqual({ bookingId: 'b1', charge: 0 });
});

test('after the deadline, shows one night before and after cancelling, and the refund', async () => {
  stubBooking(aBooking(paid), {
    [costCall]: () => cost(120, 240),
    [cancelCall]: () => done(aBooking({ ...paid, ...cancelled(120), pendingRefund: 240 })),
  });
  const { dialog, press } = await open();
  expect(await dialog.findByText('$240')).toBeVisible();
  expect(dialog.getByText('$360')).toBeVisible();
  expect(dialog.getByText(labels.freeEnded('Sat, 8 Mar 2127, 2:00 PM', 'one night is charged'))).toBeVisible();
  await press('Cancel for $120');
  expect(await screen.findByText('Refund of $240 on its way')).toBeVisible();
  expect(screen.getByText('$120')).toBeVisible();
});

const value = (label: HTMLElement) => label.nextElementSibling;

test('what a change has refunded to the card already is named, so that the amounts add up to what was paid', async () => {
  const changed = { ...paid, paid: 965, refunded: 386, totalPrice: 579 };
  stubBooking(aBooking(changed), { [costCall]: () => cost(0, 579) });
  const { dialog } = await open();
  expect(await dialog.findByText(labels.free)).toBeVisible();
  expect(value(dialog.getByText(labels.paid))).toHaveTextContent('$965');
  expect(value(dialog.getByText(labels.refunded))).toHaveTextContent('$386');
  expect(value(dialog.getByText(labels.refund))).toHaveTextContent('$579');
});

describe('paid at the hotel', () => {
  const costWithHotelRefund = (charge: number, refundAtHotel?: number) =>
    ok({ charge, refund: 0, refundAtHotel, ...terms });

  test('the hotel refunds what is not charged, and no card is mentioned', async () => {
    stubBooking(aBooking(paidAtHotel()), {
      [costCall]: () => costWithHotelRefund(120, 240),
      [cancelCall]: () => done(aBooking({ ...paidAtHotel(240), ...cancelled(120) })),
    });
    const { dialog, press } = await open();
    expect(await dialog.findByText(labels.notes.atHotel)).toBeVisible();
    expect(value(dialog.getByText(labels.paidAtHotel))).toHaveTextContent('$360');
    expect(value(dialog.getByText(labels.refundAtHotel))).toHaveTextContent('$240');
    expect(dialog.queryByText(/card/)).toBeNull();
    expect(dialog.queryByText(labels.refund)).toBeNull();
    await press('Cancel for $120');
    const row = within(await screen.findByRole('listitem'));
    expect(value(await row.findByText(messages.cancelled.refundedAtHotel))).toHaveTextContent('$240');
    expect(row.queryByText(/on its way/)).toBeNull();
  });

  test('what the hotel has handed back at a change is named by itself, before cancelling and after', async () => {
    const handedBack = { amount: 120.1, at: '2027-01-05T06:30:00.000Z' };
    const changed = (refunded: number) => {
      const { atHotel } = paidAtHotel(refunded);
      return { atHotel: { ...atHotel, handedBack }, isPaid: true, totalPrice: 239.9 };
    };
    stubBooking(aBooking(changed(120.1)), {
      [costCall]: () => costWithHotelRefund(0, 239.9),
      [cancelCall]: () => done(aBooking({ ...changed(360), ...cancelled(0) })),
    });
    const { dialog, press } = await open();
    expect(await dialog.findByText(labels.notes.atHotel)).toBeVisible();
    expect(value(dialog.getByText(labels.paidAtHotel))).toHaveTextContent('$360');
    expect(value(dialog.getByText(messages.handedBack))).toHaveTextContent('$120.10');
    expect(value(dialog.getByText(labels.refundAtHotel))).toHaveTextContent('$239.90');
    await press(labels.confirmFree);
    const row = within(await screen.findByRole('listitem'));
    expect(value(await row.findByText(messages.cancelled.refundedAtHotel))).toHaveTextContent('$239.90');
    expect(value(row.getByText(messages.handedBack))).toHaveTextContent('$120.10');
  });

  test('what was paid by card beside that is named as well', async () => {
    const both = { ...paidAtHotel(), paid: 360, totalPrice: 360 };
    stubBooking(aBooking(both), { [costCall]: () => ok({ charge: 0, refund: 360, refundAtHotel: 360, ...terms }) });
    const { dialog } = await open();
    expect(await dialog.findByText(labels.free)).toBeVisible();
    expect(value(dialog.getByText(labels.paidAtHotel))).toHaveTextContent('$360');
    expect(value(dialog.getByText(labels.paid))).toHaveTextContent('$360');
    expect(value(dialog.getByText(labels.refund))).toHaveTextContent('$360');
  });

  test('if the charge is all that was paid, nothing is refunded and nothing is owed', async () => {
    stubBooking(aBooking({ ...paidAtHotel(), totalPrice: 360 }), { [costCall]: () => costWithHotelRefund(360) });
    const { dialog } = await open();
    expect(await dialog.findByText(labels.notes.charged)).toBeVisible();
    expect(value(dialog.getByText(labels.refundAtHotel))).toHaveTextContent(labels.nothing);
    expect(dialog.queryByText(/card/)).toBeNull();
  });

  test('if a payment does not cover the charge, it is named what the hotel will ask for', async () => {
    stubBooking(aBooking({ ...paidAtHotel(), totalPrice: 480, owed: 120 }), {
      [costCall]: () => ok({ charge: 400, refund: 0, owed: 40, ...terms }),
    });
    const { dialog } = await open();
    expect(await dialog.findByText(labels.notes.rest('$40'))).toBeVisible();
    expect(dialog.queryByText(labels.notes.charged)).toBeNull();
  });
});

test('a cancelled booking moves to the cancelled tab, and the focus with it', async () => {
  stubBooking(aBooking(), { [costCall]: () => cost(0), [cancelCall]: () => done(aBooking(cancelled())) });
  const { press } = await open();
  await press(labels.confirmFree);
  expect(await screen.findByRole('tab', { name: 'Cancelled 1', selected: true })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { name: /Lakeside Haveli/ })).toHaveFocus());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByTestId('address')).toHaveTextContent('/my-bookings?show=cancelled');
});

test('the refund appears as soon as the server reports it, without a reload', async () => {
  let state = aBooking(paid);
  stubApi({
    [list]: () => ok({ bookings: [state] }),
    [costCall]: () => cost(0, 360),
    [cancelCall]: () => done((state = aBooking({ ...paid, ...cancelled(), pendingRefund: 360 }))),
  });
  const { press } = await open();
  await press(labels.confirmFree);
  expect(await screen.findByText('Refund of $360 on its way')).toBeVisible();
  state = { ...state, refunded: 360, pendingRefund: 0 };
  expect(await screen.findByText(messages.cancelled.refunded)).toBeVisible();
  expect(screen.queryByText(/on its way/)).not.toBeInTheDocument();
});

test('shows the server’s message and the new charge in the open dialog when the charge has changed', async () => {
  let charge = 0;
  const requests = stubBooking(aBooking(), {
    [costCall]: () => cost(charge),
    [cancelCall]: ({ body }) =>
      (body as { charge: number }).charge === 120
        ? done(aBooking({ ...cancelled(120), owed: 120 }))
        : errorResponse(409, 'terms-changed', errorMessages['charge-changed']),
  });
  const { dialog, press } = await open();
  await dialog.findByText(labels.free);
  charge = 120;
  await press(labels.confirmFree);
  expect(await dialog.findByText(errorMessages['charge-changed'])).toBeVisible();
  await press('Cancel for $120');
  expect(await screen.findByText(messages.cancelled.chargeOwed)).toBeVisible();
  expect(requests.filter(({ call }) => call === cancelCall)).toHaveLength(2);
});

test('a failed cancellation shows the error and can be retried', async () => {
  let isDown = true;
  stubBooking(aBooking(), {
    [costCall]: () => cost(0),
    [cancelCall]: () =>
      isDown ? errorResponse(503, 'unavailable', pageFailures.unexpected) : done(aBooking(cancelled())),
  });
  const { dialog, press } = await open();
  await press(labels.confirmFree);
  expect(await dialog.findByRole('alert')).toHaveTextContent(pageFailures.unexpected);
  isDown = false;
  await press(labels.retry(labels.confirmFree));
  expect(await screen.findByRole('tab', { name: 'Cancelled 1', selected: true })).toBeVisible();
});

test('loading the charge can be retried after a failure', async () => {
  let isDown = true;
  stubBooking(aBooking(), {
    [costCall]: () => (isDown ? errorResponse(422, 'unavailable', pageFailures.unexpected) : cost(0)),
  });
  const { dialog, press } = await open();
  expect(await dialog.findByRole('alert')).toHaveTextContent(pageFailures.unexpected);
  expect(dialog.queryByRole('button', { name: labels.action })).not.toBeInTheDocument();
  isDown = false;
  await press(messages.retry);
  expect(await dialog.findByRole('button', { name: labels.confirmFree })).toBeVisible();
});

test('a stay that has begun meanwhile shows the error without offering a retry', async () => {
  stubBooking(aBooking(), {
    [costCall]: () => errorResponse(422, 'rule-broken', errorMessages['stay-begun'], 'bookingId'),
  });
  const { dialog } = await open();
  expect(await dialog.findByRole('alert')).toHaveTextContent(errorMessages['stay-begun']);
  expect(dialog.queryByRole('button', { name: /Cancel|Retry/ })).not.toBeInTheDocument();
  expect(dialog.getByRole('button', { name: labels.keep })).toBeVisible();
});

test('keeping the booking sends nothing and restores the focus', async () => {
  const requests = stubBooking(aBooking(), { [costCall]: () => cost(0) });
  const { press } = await open();
  await press(labels.keep);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel booking for Lakeside Haveli' })).toHaveFocus());
  expect(requests.some(({ call }) => call === cancelCall)).toBe(false);
});
