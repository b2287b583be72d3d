import { screen, within } from '@testing-library/react';
import type { Booking } from '@wayhouse/contracts/booking';
import { Toaster } from '@wayhouse/web-kit/toaster';
import { aBooking, cancelled, paid } from '../../../testing/a-booking.js';
import { errorResponse, ok, stubApi } from '../../../testing/stub-api.js';
import { renderPart } from '../../../testing/render-part.js';
import { messages as confirmation } from '../confirmation/messages.js';
import { messages } from '../messages.js';
import { MyBookings } from '../my-bookings.js';

const ids = ['b1', 'b2', 'b3'];
const list = 'GET /api/bookings/user';
const payAll = 'POST /api/bookings/pay-together';
const forAll = messages.payTogether(3, '$1,080');
const refuse = () => errorResponse(409, 'already-paid', 'This booking is already paid.');

/** Three bookings of $360 made together; `over` is of each by itself, by the number of times they were asked for. */
function show(at: string, over: (times: number) => Partial<Booking>[] = () => []) {
  let times = 0;
  const bookings = () => {
    const each = over(++times);
    return ids.map((_id, index) => aBooking({ _id, bookedTogether: ids, ...each[index] }));
  };
  const requests = stubApi({ [list]: () => ok({ bookings: bookings() }), [payAll]: refuse });
  const page = (
    <>
      <MyBookings />
      <Toaster />
    </>
  );
  return { ...renderPart(page, { at, isSignedIn: true }), requests };
}

test('each of the bookings can be paid alone, or with the others', async () => {
  const { user, requests } = show('/my-bookings');
  const buttons = await screen.findAllByRole('button', { name: forAll });
  expect(buttons).toHaveLength(3);
  expect(screen.getAllByRole('button', { name: messages.payNow })).toHaveLength(3);
  await user.click(buttons[1]!);
  expect(await screen.findByText('This booking is already paid.')).toBeInTheDocument();
  expect(requests.filter(({ call }) => call === payAll)).toMatchObject([{ body: { bookingId: 'b1' } }]);
});

test('the confirmation offers to pay all of them beside each', async () => {
  const { user, requests } = show('/my-bookings?booked=b2');
  const region = within(await screen.findByRole('region', { name: confirmation.title }));
  expect(region.getAllByRole('button', { name: confirmation.payByCard('$360') })).toHaveLength(3);
  await user.click(region.getByRole('button', { name: forAll }));
  expect(requests.filter(({ call }) => call === payAll)).toHaveLength(1);
});

test('those that are paid are left out', async () => {
  show('/my-bookings?booked=b2', () => [paid]);
  const rest = messages.payTogether(2, '$720');
  const region = within(await screen.findByRole('region', { name: confirmation.title }));
  expect(region.getByRole('button', { name: rest })).toBeVisible();
  expect(screen.getAllByRole('button', { name: rest })).toHaveLength(3);
});

test('where one is left, it is paid alone', async () => {
  show('/my-bookings?booked=b2', () => [paid, {}, cancelled()]);
  await screen.findByRole('region', { name: confirmation.title });
  expect(screen.getByRole('button', { name: messages.payNow })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Pay for/ })).toBeNull();
});

test('after returning from the payment page, all are confirmed, and thanked for once all are paid', async () => {
  show('/my-bookings?paid=b1,b2,b3', (times) => [paid, times > 1 ? paid : {}, times > 2 ? paid : {}]);
  expect(await screen.findAllByText(messages.confirming)).toHaveLength(2);
  expect(screen.queryByText(messages.paymentReceived)).toBeNull();
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
  expect(await screen.findByText(messages.paymentReceived, {}, { timeout: 5000 })).toBeInTheDocument();
  expect(screen.getAllByText(messages.paid)).toHaveLength(3);
});

test('one whose payment is being confirmed is not offered again with the others', async () => {
  show('/my-bookings?paid=b1');
  expect(await screen.findByText(messages.confirming)).toBeVisible();
  expect(screen.getAllByRole('button', { name: /^Pay for/ })).toEqual(
    screen.getAllByRole('button', { name: messages.payTogether(2, '$720') }),
  );
});

test('one that was cancelled meanwhile does not hold up the thanks for the others', async () => {
  show('/my-bookings?paid=b1,b2,b3', () => [paid, paid, cancelled()]);
  expect(await screen.findByText(messages.paymentReceived)).toBeInTheDocument();
});

test('a guest who comes back without paying reads that all of them are still booked', async () => {
  show('/my-bookings?unpaid=b1,b2,b3', () => [{}, {}, cancelled()]);
  expect(await screen.findByText(confirmation.notCharged.bodyTogether(2, 'Lakeside Haveli'))).toHaveTextContent(
    'Your 2 rooms at Lakeside Haveli are still booked.',
  );
});
