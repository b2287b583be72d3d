import { messages } from '@wayhouse/contracts/messages';
import type { Booking } from '@wayhouse/contracts/booking';
import { Toaster } from '@wayhouse/web-kit/toaster';
import { screen, waitFor, within } from '@testing-library/react';
import { aBooking, cancelled, paid, paidAtHotel } from '../../../testing/a-booking.js';
import { ok, refused, serve } from '../../../testing/stub-api.js';
import { show } from '../../../testing/render-part.js';
import { MyBookings } from '../my-bookings.js';
import { texts } from '../messages.js';

const { cancel: words } = texts;
const page = (
  <>
    <MyBookings />
    <Toaster />
  </>
);
const until = '2127-03-08T08:30:00Z';
const cost = (charge: number, refund = 0) => ok({ charge, refund, currency: 'USD', freeCancellationUntil: until });
const list = 'GET /api/bookings/user';
const costCall = 'GET /api/bookings/b1/cancellation';
const cancelCall = 'POST /api/bookings/cancel';
const serveOne = (booking: Booking, handlers: Parameters<typeof serve>[0]) =>
  serve({ [list]: () => ok({ bookings: [booking] }), ...handlers });
const done = (booking: Booking) => ok({ message: messages.cancelled, booking });

async function open() {
  const { user } = show(page, { at: '/my-bookings', isSignedIn: true });
  await user.click(await screen.findByRole('button', { name: 'Cancel booking for Lakeside Haveli' }));
  const dialog = within(await screen.findByRole('dialog', { name: words.title }));
  return { user, dialog, press: async (name: string) => user.click(await dialog.findByRole('button', { name })) };
}

test('shows hotel, dates, the last free moment and what it costs, and agrees to just that', async () => {
  const asked = serveOne(aBooking(), {
    [costCall]: () => cost(0),
    [cancelCall]: () => done(aBooking(cancelled())),
  });
  const { dialog, press } = await open();
  expect(dialog.getByText('Lakeside Haveli')).toBeVisible();
  expect(dialog.getByText('Mon, 10 Mar 2127 – Thu, 13 Mar 2127', { exact: false })).toBeVisible();
  expect(dialog.getByText(words.freeUntil('Sat, 8 Mar 2127, 2:00 PM'))).toBeVisible();
  expect(await dialog.findByText(words.free)).toBeVisible();
  await press(words.forFree);
  expect(await screen.findByText(messages.cancelled)).toBeInTheDocument();
  expect(asked.find(({ call }) => call === cancelCall)?.body).toEqual({ bookingId: 'b1', charge: 0 });
});

test('late, it says one night before and after, and what comes back', async () => {
  serveOne(aBooking(paid), {
    [costCall]: () => cost(120, 240),
    [cancelCall]: () => done(aBooking({ ...paid, ...cancelled(120), comesBack: 240 })),
  });
  const { dialog, press } = await open();
  expect(await dialog.findByText('$240')).toBeVisible();
  expect(dialog.getByText('$360')).toBeVisible();
  expect(dialog.getByText(words.freeWas('Sat, 8 Mar 2127, 2:00 PM'))).toBeVisible();
  await press('Cancel for $120');
  expect(await screen.findByText('Refund of $240 on its way')).toBeVisible();
  expect(screen.getByText('$120')).toBeVisible();
});

describe('paid at the hotel', () => {
  const refundOf = (charge: number, refundAtHotel?: number) =>
    ok({ charge, refund: 0, refundAtHotel, currency: 'USD', freeCancellationUntil: until });
  const value = (label: HTMLElement) => label.nextElementSibling;

  test('the hotel gives back what is not charged, and no word speaks of a card', async () => {
    serveOne(aBooking(paidAtHotel()), {
      [costCall]: () => refundOf(120, 240),
      [cancelCall]: () => done(aBooking({ ...paidAtHotel(240), ...cancelled(120) })),
    });
    const { dialog, press } = await open();
    expect(await dialog.findByText(words.notes.atHotel)).toBeVisible();
    expect(value(dialog.getByText(words.paidAtHotel))).toHaveTextContent('$360');
    expect(value(dialog.getByText(words.givenBack))).toHaveTextContent('$240');
    expect(dialog.queryByText(/card/)).toBeNull();
    expect(dialog.queryByText(words.refund)).toBeNull();
    await press('Cancel for $120');
    const row = within(await screen.findByRole('listitem'));
    expect(value(await row.findByText(texts.cancelled.givenBack))).toHaveTextContent('$240');
    expect(row.queryByText(/on its way/)).toBeNull();
  });

  test('where the charge is all that was paid, nothing is given back and nothing more is asked', async () => {
    serveOne(aBooking({ ...paidAtHotel(), totalPrice: 360 }), { [costCall]: () => refundOf(360) });
    const { dialog } = await open();
    expect(await dialog.findByText(words.notes.kept)).toBeVisible();
    expect(value(dialog.getByText(words.givenBack))).toHaveTextContent(words.nothing);
    expect(dialog.queryByText(/card/)).toBeNull();
  });
});

test('what is cancelled moves to the cancelled ones, and the focus with it', async () => {
  serveOne(aBooking(), { [costCall]: () => cost(0), [cancelCall]: () => done(aBooking(cancelled())) });
  const { press } = await open();
  await press(words.forFree);
  expect(await screen.findByRole('tab', { name: 'Cancelled 1', selected: true })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { name: /Lakeside Haveli/ })).toHaveFocus());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByTestId('address')).toHaveTextContent('/my-bookings?show=cancelled');
});

test('the refund appears as soon as the server knows, without a reload', async () => {
  let state = aBooking(paid);
  serve({
    [list]: () => ok({ bookings: [state] }),
    [costCall]: () => cost(0, 360),
    [cancelCall]: () => done((state = aBooking({ ...paid, ...cancelled(), comesBack: 360 }))),
  });
  const { press } = await open();
  await press(words.forFree);
  expect(await screen.findByText('Refund of $360 on its way')).toBeVisible();
  state = { ...state, refunded: 360, comesBack: 0 };
  expect(await screen.findByText(texts.cancelled.refunded)).toBeVisible();
  expect(screen.queryByText(/on its way/)).not.toBeInTheDocument();
});

test('another cost by now: the server’s words, the new cost, and the dialog stays', async () => {
  let charge = 0;
  const asked = serveOne(aBooking(), {
    [costCall]: () => cost(charge),
    [cancelCall]: ({ body }) =>
      (body as { charge: number }).charge === 120
        ? done(aBooking(cancelled(120)))
        : refused(409, 'terms-changed', messages.termsChanged),
  });
  const { dialog, press } = await open();
  await dialog.findByText(words.free);
  charge = 120;
  await press(words.forFree);
  expect(await dialog.findByText(messages.termsChanged)).toBeVisible();
  await press('Cancel for $120');
  expect(await screen.findByText(texts.cancelled.asked)).toBeVisible();
  expect(asked.filter(({ call }) => call === cancelCall)).toHaveLength(2);
});

test('a failure says why, loses nothing and can be tried again', async () => {
  let isDown = true;
  serveOne(aBooking(), {
    [costCall]: () => cost(0),
    [cancelCall]: () => (isDown ? refused(503, 'unavailable', messages.unexpected) : done(aBooking(cancelled()))),
  });
  const { dialog, press } = await open();
  await press(words.forFree);
  expect(await dialog.findByRole('alert')).toHaveTextContent(messages.unexpected);
  isDown = false;
  await press(words.retry(words.forFree));
  expect(await screen.findByRole('tab', { name: 'Cancelled 1', selected: true })).toBeVisible();
});

test('a cost that does not load can be asked for again', async () => {
  let isDown = true;
  serveOne(aBooking(), {
    [costCall]: () => (isDown ? refused(422, 'unavailable', messages.unexpected) : cost(0)),
  });
  const { dialog, press } = await open();
  expect(await dialog.findByRole('alert')).toHaveTextContent(messages.unexpected);
  expect(dialog.queryByRole('button', { name: words.action })).not.toBeInTheDocument();
  isDown = false;
  await press(texts.retry);
  expect(await dialog.findByRole('button', { name: words.forFree })).toBeVisible();
});

test('a stay that has begun meanwhile says so, and offers nothing that cannot help', async () => {
  serveOne(aBooking(), { [costCall]: () => refused(422, 'rule-broken', messages.stayHasBegun, 'bookingId') });
  const { dialog } = await open();
  expect(await dialog.findByRole('alert')).toHaveTextContent(messages.stayHasBegun);
  expect(dialog.queryByRole('button', { name: /Cancel|Retry/ })).not.toBeInTheDocument();
  expect(dialog.getByRole('button', { name: words.keep })).toBeVisible();
});

test('keeping the booking changes nothing and gives the focus back', async () => {
  const asked = serveOne(aBooking(), { [costCall]: () => cost(0) });
  const { press } = await open();
  await press(words.keep);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel booking for Lakeside Haveli' })).toHaveFocus());
  expect(asked.some(({ call }) => call === cancelCall)).toBe(false);
});
