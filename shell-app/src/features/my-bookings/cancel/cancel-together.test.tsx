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

const { together: labels, ...single } = messages.cancel;
const ids = ['b1', 'b2', 'b3'];
const { currency, cancellationPolicy, freeCancellationUntil } = aBooking();
const cost = (charge: number, refund = 0, refundAtHotel?: number, owed?: number) =>
  ok({ charge, refund, refundAtHotel, owed, currency, cancellationPolicy, freeCancellationUntil });
const costCall = (id: string) => `GET /api/bookings/${id}/cancellation`;
const cancelAll = 'POST /api/bookings/cancel-together';
type Stubs = Parameters<typeof stubApi>[0];

/** Three bookings made together, at the costs of `stubs`; by default all are free. `over` is of each by itself. */
function stub(stubs: Stubs = {}, over: Partial<Booking>[] = []) {
  let bookings = ids.map((_id, at) => aBooking({ _id, bookedTogether: ids, ...over[at] }));
  return stubApi({
    'GET /api/bookings/user': () => ok({ bookings }),
    ...Object.fromEntries(ids.map((id) => [costCall(id), () => cost(0)])),
    [cancelAll]({ body }) {
      const named = (body as { bookings: { bookingId: string }[] }).bookings.map(({ bookingId }) => bookingId);
      bookings = bookings.map((each) => (named.includes(each._id) ? { ...each, ...cancelled() } : each));
      const done = bookings.filter(({ _id }) => named.includes(_id));
      return ok({ message: confirmations.cancelledTogether, bookings: done });
    },
    ...stubs,
  });
}

type Dialog = Awaited<ReturnType<typeof open>>['dialog'];
async function open() {
  const page = (
    <>
      <MyBookings />
      <Toaster />
    </>
  );
  const { user } = renderPart(page, { at: '/my-bookings', isSignedIn: true });
  const [first] = await screen.findAllByRole('button', { name: 'Cancel booking for Lakeside Haveli' });
  await user.click(first!);
  const dialog = within(await screen.findByRole('dialog'));
  return {
    dialog,
    press: async (name: string) => user.click(await dialog.findByRole('button', { name })),
    choose: async (name: string) => user.click(await dialog.findByRole('radio', { name })),
  };
}
const rows = (dialog: Dialog) => dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
const valueOf = (dialog: Dialog, label: string) => dialog.getByText(label).nextElementSibling;
const sent = (requests: ReturnType<typeof stubApi>) =>
  requests.filter(({ call }) => call === cancelAll).map(({ body }) => (body as { bookings: object[] }).bookings);

test('offers to cancel all rooms, each with its charge and refund and the sums, and cancels at exactly those charges', async () => {
  const requests = stub({ [costCall('b2')]: () => cost(120, 240), [costCall('b3')]: () => cost(120, 0, 240) }, [
    {},
    paid,
    paidAtHotel(),
  ]);
  const { dialog, choose, press } = await open();
  expect(dialog.getByRole('radio', { name: labels.one })).toBeChecked();
  await choose(labels.all(3));
  expect(await dialog.findByText(labels.atHotel, { exact: false })).toBeVisible();
  expect(rows(dialog)).toEqual([
    expect.stringMatching(/^Double Bed, 2 guests.*Free$/),
    expect.stringMatching(/\$120Refund \$240$/),
    expect.stringMatching(/\$120Refund at the hotel \$240$/),
  ]);
  expect(valueOf(dialog, labels.cost)).toHaveTextContent('$240');
  expect(valueOf(dialog, single.refund)).toHaveTextContent('$240');
  expect(valueOf(dialog, single.refundAtHotel)).toHaveTextContent('$240');
  expect(dialog.queryByText(labels.unpaid, { exact: false })).toBeNull();
  await press('Cancel 3 rooms for $240');
  expect(await screen.findByText(confirmations.cancelledTogether)).toBeInTheDocument();
  expect(sent(requests)).toEqual([
    [
      { bookingId: 'b1', charge: 0 },
      { bookingId: 'b2', charge: 120 },
      { bookingId: 'b3', charge: 120 },
    ],
  ]);
  expect(requests.some(({ call }) => call === 'POST /api/bookings/cancel')).toBe(false);
});

test('all of them move to the cancelled tab, and the focus to the one whose dialog it was', async () => {
  stub();
  const { choose, press } = await open();
  await choose(labels.all(3));
  await press(labels.confirmFree(3));
  expect(await screen.findByRole('tab', { name: 'Cancelled 3', selected: true })).toBeVisible();
  const focused = () =>
    screen.getAllByRole('heading', { name: /Lakeside Haveli/ }).filter((each) => each === document.activeElement);
  await waitFor(() => expect(focused()).toHaveLength(1));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('one of them can still be cancelled by itself', async () => {
  const cancelCall = 'POST /api/bookings/cancel';
  const one = aBooking({ bookedTogether: ids, ...cancelled() });
  const requests = stub({ [cancelCall]: () => ok({ message: confirmations.cancelled, booking: one }) });
  const { choose, press } = await open();
  await choose(labels.all(3));
  await choose(labels.one);
  await press(single.confirmFree);
  expect(await screen.findByText(confirmations.cancelled)).toBeInTheDocument();
  expect(requests.find(({ call }) => call === cancelCall)?.body).toEqual({ bookingId: 'b1', charge: 0 });
  expect(sent(requests)).toEqual([]);
});

test('one that is cancelled is not part of it', async () => {
  stub({}, [{}, cancelled(), {}]);
  const { dialog, choose } = await open();
  await choose(labels.all(2));
  expect(await dialog.findByRole('button', { name: labels.confirmFree(2) })).toBeEnabled();
  expect(rows(dialog)).toHaveLength(2);
});

test.each<[string, Partial<Booking>[]]>([
  ['the others are cancelled or have begun', [{}, cancelled(), { checkedInAt: '2126-11-03T10:00:00Z' }]],
  ['it was made alone', [{ bookedTogether: undefined }]],
])('nothing but the booking is offered where %s', async (_what, over) => {
  stub({}, over);
  const { dialog } = await open();
  expect(await dialog.findByRole('button', { name: single.confirmFree })).toBeEnabled();
  expect(dialog.queryByRole('radio')).toBeNull();
});

test('one whose stay has begun since the page was loaded is left out', async () => {
  const requests = stub({
    [costCall('b2')]: () => errorResponse(422, 'rule-broken', errorMessages['stay-begun'], 'id'),
  });
  const { choose, press } = await open();
  await choose(labels.all(3));
  await press(labels.confirmFree(2));
  expect(await screen.findByText(confirmations.cancelledTogether)).toBeInTheDocument();
  expect(sent(requests)).toEqual([
    [
      { bookingId: 'b1', charge: 0 },
      { bookingId: 'b3', charge: 0 },
    ],
  ]);
});

test('at another charge nothing is cancelled: the new one is shown, and can be agreed to', async () => {
  let charge = 0;
  const isOutdated = (body: unknown) => (body as { bookings: { charge: number }[] }).bookings[1]!.charge !== 120;
  const message = errorMessages['charge-changed'];
  const requests = stub({
    [costCall('b2')]: () => cost(charge, 0, undefined, charge),
    [cancelAll]: ({ body }) =>
      isOutdated(body)
        ? errorResponse(409, 'terms-changed', message, 'bookings.1.charge')
        : ok({
            message: confirmations.cancelledTogether,
            bookings: ids.map((_id) => aBooking({ _id, ...cancelled() })),
          }),
  });
  const { dialog, choose, press } = await open();
  await choose(labels.all(3));
  await dialog.findByRole('button', { name: labels.confirmFree(3) });
  charge = 120;
  await press(labels.confirmFree(3));
  expect(await dialog.findByRole('alert')).toHaveTextContent(message);
  expect(await dialog.findByText(labels.unpaid)).toBeVisible();
  await press('Cancel 3 rooms for $120');
  expect(await screen.findByRole('tab', { name: 'Cancelled 3', selected: true })).toBeVisible();
  expect(sent(requests)).toHaveLength(2);
});

test('an error of cancelling all is gone once one alone is chosen, and costs that fail to load are tried again', async () => {
  let isDown = true;
  stub({
    [costCall('b3')]: () => (isDown ? errorResponse(429, 'too-many-requests', pageFailures.unexpected) : cost(0)),
    [cancelAll]: () => errorResponse(503, 'unavailable', pageFailures.unexpected),
  });
  const { dialog, choose, press } = await open();
  await choose(labels.all(3));
  expect(await dialog.findByRole('alert')).toHaveTextContent(pageFailures.unexpected);
  expect(dialog.queryByRole('button', { name: /^Cancel/ })).toBeNull();
  isDown = false;
  await press(messages.retry);
  await press(labels.confirmFree(3));
  expect(await dialog.findByRole('button', { name: single.retry(labels.confirmFree(3)) })).toBeVisible();
  await choose(labels.one);
  expect(dialog.queryByRole('alert')).toBeNull();
  expect(dialog.getByRole('button', { name: single.confirmFree })).toBeEnabled();
});

test('all their refunds are watched', async () => {
  let bookings = ids.map((_id) => aBooking({ _id, bookedTogether: ids, ...paid }));
  stub({
    'GET /api/bookings/user': () => ok({ bookings }),
    [cancelAll]() {
      bookings = bookings.map((each) => ({ ...each, ...cancelled(), pendingRefund: 360 }));
      return ok({ message: confirmations.cancelledTogether, bookings });
    },
  });
  const { choose, press } = await open();
  await choose(labels.all(3));
  await press(labels.confirmFree(3));
  expect(await screen.findAllByText('Refund of $360 on its way')).toHaveLength(3);
  bookings = bookings.map((each, at) => ({ ...each, ...(at !== 2 && { refunded: 360, pendingRefund: 0 }) }));
  await waitFor(() => expect(screen.getAllByText(/on its way/)).toHaveLength(1), { timeout: 4000 });
  bookings = bookings.map((each) => ({ ...each, refunded: 360, pendingRefund: 0 }));
  await waitFor(() => expect(screen.queryByText(/on its way/)).toBeNull(), { timeout: 4000 });
});
