import { screen, within } from '@testing-library/react';
import { Toaster } from '@wayhouse/web-kit/toaster';
import { aBooking, cancelled, paid, paidAtHotel, past } from '../../testing/a-booking.js';
import { ok, refused, serve } from '../../testing/stub-api.js';
import { show } from '../../testing/render-part.js';
import { MyBookings } from './my-bookings.js';
import { texts } from './messages.js';

const list = 'GET /api/bookings/user';
const tab = (name: string, count: number) => screen.findByRole('tab', { name: `${name} ${count}` });
const named = (text: string) => ({ hotel: { ...aBooking().hotel, name: text } });
const hotels = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('asks who is signed out to sign in', async () => {
  const { user, signIn } = show(<MyBookings />);
  await user.click(screen.getByRole('button', { name: texts.signIn.action }));
  expect(signIn).toHaveBeenCalled();
});

test('shows what is paid and offers to pay what is not', async () => {
  serve({ [list]: () => ok({ bookings: [aBooking(), aBooking({ _id: 'b2', ...paid })] }) });
  show(<MyBookings />, { isSignedIn: true });
  expect(await screen.findByText(texts.unpaid)).toBeVisible();
  expect(screen.getByText(texts.paid)).toBeVisible();
  expect(screen.getAllByRole('button', { name: texts.payNow })).toHaveLength(1);
  expect(screen.getAllByText('$360')).toHaveLength(2);
});

test('what the hotel has marked as paid there shows as paid, with nothing to pay by card', async () => {
  serve({ [list]: () => ok({ bookings: [aBooking(paidAtHotel())] }) });
  show(<MyBookings />, { isSignedIn: true });
  expect(await screen.findByText(texts.paid)).toBeVisible();
  expect(screen.queryByText(texts.unpaid)).toBeNull();
  expect(screen.queryByRole('button', { name: texts.payNow })).toBeNull();
});

test('an amount is in the currency it was booked in', async () => {
  serve({ [list]: () => ok({ bookings: [aBooking({ currency: 'EUR' })] }) });
  show(<MyBookings />, { isSignedIn: true });
  expect(await screen.findByText('€360')).toBeVisible();
});

test('upcoming, past and cancelled stand apart, counted, and the address keeps which is shown', async () => {
  const bookings = [
    aBooking({ _id: 'b1', ...named('To Come') }),
    aBooking({ _id: 'b2', ...named('Over'), ...past }),
    aBooking({ _id: 'b3', ...named('Lately'), checkInDate: '2025-03-10', checkOutDate: '2025-03-13' }),
  ];
  serve({ [list]: () => ok({ bookings }) });
  const { user } = show(<MyBookings />, { at: '/my-bookings', isSignedIn: true });
  expect(await tab(texts.groups.upcoming, 1)).toHaveAttribute('aria-selected', 'true');
  await user.click(await tab(texts.groups.past, 2));
  expect(hotels()).toEqual(['Lately (Double Bed)', 'Over (Double Bed)']);
  expect(screen.getByTestId('address')).toHaveTextContent('/my-bookings?show=past');
  await user.keyboard('{ArrowRight}');
  expect(await screen.findByRole('heading', { name: texts.emptyGroups.cancelled.title })).toBeVisible();
  expect(screen.getByTestId('address')).toHaveTextContent('?show=cancelled');
});

test('a stay that is over can still be paid, but neither cancelled nor put into a calendar', async () => {
  serve({ [list]: () => ok({ bookings: [aBooking(past)] }) });
  show(<MyBookings />, { at: '/my-bookings?show=past', isSignedIn: true });
  expect(await screen.findByRole('button', { name: texts.payNow })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Cancel|calendar/ })).not.toBeInTheDocument();
});

test('a stay that goes on is upcoming and cannot be cancelled any more', async () => {
  serve({ [list]: () => ok({ bookings: [aBooking({ checkInDate: '2020-01-01' })] }) });
  show(<MyBookings />, { isSignedIn: true });
  expect(await screen.findByText(texts.staysNow)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Cancel|calendar/ })).not.toBeInTheDocument();
});

test.each([
  ['costs nothing', { ...cancelled() }, [texts.cancelled.nothing]],
  ['late and unpaid', { ...cancelled(120) }, ['$120', texts.cancelled.asked]],
  ['late and paid', { ...paid, ...cancelled(120), comesBack: 240 }, ['$120', '$360', 'Refund of $240 on its way']],
  ['paid, refunded', { ...paid, refunded: 240, ...cancelled(120) }, ['$120', '$360', '$240']],
])('what was cancelled says when, what it cost and what comes back: %s', async (_, over, said) => {
  serve({ [list]: () => ok({ bookings: [aBooking({ totalPrice: 999, ...over })] }) });
  show(<MyBookings />, { at: '/my-bookings?show=cancelled', isSignedIn: true });
  const row = within(await screen.findByRole('listitem'));
  expect(row.getByText('Cancelled on Tue, 3 Nov', { exact: false })).toBeVisible();
  for (const text of said) expect(row.getByText(text)).toBeVisible();
  expect(row.queryByRole('button')).not.toBeInTheDocument();
});

test('cancelled after it was paid at the hotel: what it cost, what was paid there and what the hotel gives back', async () => {
  const late = aBooking({ ...paidAtHotel(240), ...cancelled(120), totalPrice: 999 });
  serve({ [list]: () => ok({ bookings: [late] }) });
  show(<MyBookings />, { at: '/my-bookings?show=cancelled', isSignedIn: true });
  const row = within(await screen.findByRole('listitem'));
  const fact = (name: string) => row.getByText(name).nextElementSibling;
  expect(fact(texts.cancelled.cost)).toHaveTextContent('$120');
  expect(fact(texts.cancelled.paidAtHotel)).toHaveTextContent('$360');
  expect(fact(texts.cancelled.givenBack)).toHaveTextContent('$240');
  // The charge is covered, and no card saw any of it.
  expect(row.queryByText(texts.cancelled.asked)).toBeNull();
  expect(row.queryByText(texts.cancelled.paid)).toBeNull();
  expect(row.queryByText(/on its way|Refunded/)).toBeNull();
});

test('back from paying, it shows Paid as soon as the server knows, without a reload', async () => {
  let asked = 0;
  serve({ [list]: () => ok({ bookings: [aBooking(++asked > 1 ? paid : {})] }) });
  show(<MyBookings />, { at: '/my-bookings?paid=b1', isSignedIn: true });
  expect(await screen.findByText(texts.confirming)).toBeVisible();
  expect(await screen.findByText(texts.paid)).toBeVisible();
  expect(await screen.findByText('/my-bookings')).toBeInTheDocument();
});

test('back from paying for a stay that is over, it shows the past ones and stays there', async () => {
  let asked = 0;
  serve({ [list]: () => ok({ bookings: [aBooking({ ...past, ...(++asked > 1 ? paid : {}) })] }) });
  show(<MyBookings />, { at: '/my-bookings?paid=b1', isSignedIn: true });
  expect(await screen.findByText(texts.confirming)).toBeVisible();
  expect(await screen.findByText(texts.paid)).toBeVisible();
  expect(await screen.findByText('/my-bookings?show=past')).toBeInTheDocument();
});

test('the payment is confirmed on whatever is shown', async () => {
  let asked = 0;
  serve({ [list]: () => ok({ bookings: [aBooking(++asked > 1 ? paid : {})] }) });
  const page = (
    <>
      <MyBookings />
      <Toaster />
    </>
  );
  show(page, { at: '/my-bookings?show=cancelled&paid=b1', isSignedIn: true });
  expect(await screen.findByText(texts.paymentReceived)).toBeInTheDocument();
  expect(await screen.findByText('/my-bookings?show=cancelled')).toBeInTheDocument();
});

test('without bookings it leads to the rooms', async () => {
  serve({ [list]: () => ok({ bookings: [] }) });
  show(<MyBookings />, { isSignedIn: true });
  expect(await screen.findByRole('link', { name: texts.empty.action })).toHaveAttribute('href', '/rooms');
});

test('a failure says that the bookings are safe and can be retried', async () => {
  let isDown = true;
  serve({
    [list]: () => (isDown ? refused(422, 'rule-broken', 'Failed to fetch bookings.') : ok({ bookings: [aBooking()] })),
  });
  const { user } = show(<MyBookings />, { isSignedIn: true });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  isDown = false;
  await user.click(retry);
  expect(await screen.findByRole('link', { name: 'Lakeside Haveli' })).toBeVisible();
});
