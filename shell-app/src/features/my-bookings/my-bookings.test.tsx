import { screen, within } from '@testing-library/react';
import { Toaster } from '@wayhouse/web-kit/toaster';
import { aBooking, cancelled, paid, paidAtHotel, paidInPart, past } from '../../testing/a-booking.js';
import { ok, errorResponse, stubApi } from '../../testing/stub-api.js';
import { renderPart } from '../../testing/render-part.js';
import { MyBookings } from './my-bookings.js';
import { messages } from './messages.js';

const list = 'GET /api/bookings/user';
const tab = (name: string, count: number) => screen.findByRole('tab', { name: `${name} ${count}` });
const named = (text: string) => ({ hotel: { ...aBooking().hotel, name: text } });
const hotels = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('asks a signed-out visitor to sign in', async () => {
  const { user, signIn } = renderPart(<MyBookings />);
  await user.click(screen.getByRole('button', { name: messages.signIn.action }));
  expect(signIn).toHaveBeenCalled();
});

test('shows which bookings are paid and offers to pay the others', async () => {
  stubApi({ [list]: () => ok({ bookings: [aBooking(), aBooking({ _id: 'b2', ...paid })] }) });
  renderPart(<MyBookings />, { isSignedIn: true });
  expect(await screen.findByText(messages.unpaid)).toBeVisible();
  expect(screen.getByText(messages.paid)).toBeVisible();
  expect(screen.getAllByRole('button', { name: messages.payNow })).toHaveLength(1);
  expect(screen.getAllByText('$360')).toHaveLength(2);
});

test('a booking has the name of its room', async () => {
  const room = { ...aBooking().room, name: 'Sea view double' };
  stubApi({ [list]: () => ok({ bookings: [aBooking({ room }), aBooking({ _id: 'b2' })] }) });
  renderPart(<MyBookings />, { isSignedIn: true });
  await screen.findAllByRole('heading', { level: 2 });
  expect(hotels()).toEqual(['Lakeside Haveli (Sea view double)', 'Lakeside Haveli (Double Bed)']);
  expect(screen.getByRole('img', { name: 'Lakeside Haveli, Sea view double' })).toBeInTheDocument();
});

test('a booking marked as paid at the hotel shows as paid, without Pay Now', async () => {
  stubApi({ [list]: () => ok({ bookings: [aBooking(paidAtHotel())] }) });
  renderPart(<MyBookings />, { isSignedIn: true });
  expect(await screen.findByText(messages.paid)).toBeVisible();
  expect(screen.queryByText(messages.unpaid)).toBeNull();
  expect(screen.queryByRole('button', { name: messages.payNow })).toBeNull();
});

test('a booking with a deposit shows what is paid and due at the hotel, without Pay Now, alone or with others', async () => {
  const bookedTogether = ['b1', 'b2'];
  const bookings = [aBooking({ ...paidInPart, bookedTogether }), aBooking({ _id: 'b2', bookedTogether })];
  stubApi({ [list]: () => ok({ bookings }) });
  renderPart(<MyBookings />, { isSignedIn: true });
  expect(await screen.findByText(messages.paidInPart)).toBeVisible();
  expect(screen.getByText('$100 paid, $260 due at the hotel')).toBeVisible();
  expect(screen.getAllByRole('button', { name: messages.payNow })).toHaveLength(1);
  expect(screen.queryByRole('button', { name: /^Pay for/ })).toBeNull();
});

test('a booking of whose payment nothing is left is to be paid at the hotel, without Pay Now', async () => {
  stubApi({ [list]: () => ok({ bookings: [aBooking({ ...paid, owed: 360, pendingRefund: 360 })] }) });
  renderPart(<MyBookings />, { isSignedIn: true });
  expect(await screen.findByText(messages.unpaid)).toBeVisible();
  expect(screen.getByText('Refund of $360 on its way')).toBeVisible();
  expect(screen.queryByText(messages.paid)).toBeNull();
  expect(screen.queryByRole('button', { name: messages.payNow })).toBeNull();
});

test('offers to write to the hotel where an address of ours forwards to it', async () => {
  const relayAddress = 'stay-0c2d@relay.example.test';
  const hotel = { ...aBooking().hotel, name: 'Sea House', relayAddress };
  stubApi({ [list]: () => ok({ bookings: [aBooking({ hotel }), aBooking({ _id: 'b2' })] }) });
  renderPart(<MyBookings />, { isSignedIn: true });
  const links = await screen.findAllByRole('link', { name: new RegExp(`^${messages.writeToHotel}`) });
  expect(links).toHaveLength(1);
  expect(links[0]).toHaveAccessibleName(`${messages.writeToHotel} for Sea House`);
  expect(links[0]).toHaveAttribute('href', `mailto:${relayAddress}`);
});

test.each([
  ['upcoming', {}],
  ['past', past],
  ['cancelled', cancelled()],
])('a row of the %s bookings has the phone of the hotel, where it has one', async (show, overrides) => {
  const hotel = { ...aBooking().hotel, phone: '+91 294 555 0142' };
  stubApi({
    [list]: () => ok({ bookings: [aBooking({ ...overrides, hotel }), aBooking({ ...overrides, _id: 'b2' })] }),
  });
  renderPart(<MyBookings />, { at: `/my-bookings?show=${show}`, isSignedIn: true });
  const links = await screen.findAllByRole('link', { name: /^Call the hotel: \+91 294 555 0142/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['tel:+912945550142']);
});

test('shows amounts in the currency of the booking', async () => {
  stubApi({ [list]: () => ok({ bookings: [aBooking({ currency: 'EUR' })] }) });
  renderPart(<MyBookings />, { isSignedIn: true });
  expect(await screen.findByText('€360')).toBeVisible();
});

test('groups upcoming, past and cancelled bookings in tabs with counts, and keeps the tab in the address', async () => {
  const bookings = [
    aBooking({ _id: 'b1', ...named('To Come') }),
    aBooking({ _id: 'b2', ...named('Over'), ...past }),
    aBooking({ _id: 'b3', ...named('Lately'), checkInDate: '2025-03-10', checkOutDate: '2025-03-13' }),
  ];
  stubApi({ [list]: () => ok({ bookings }) });
  const { user } = renderPart(<MyBookings />, { at: '/my-bookings', isSignedIn: true });
  expect(await tab(messages.groups.upcoming, 1)).toHaveAttribute('aria-selected', 'true');
  await user.click(await tab(messages.groups.past, 2));
  expect(hotels()).toEqual(['Lately (Double Bed)', 'Over (Double Bed)']);
  expect(screen.getByTestId('address')).toHaveTextContent('/my-bookings?show=past');
  await user.keyboard('{ArrowRight}');
  expect(await screen.findByRole('heading', { name: messages.emptyGroups.cancelled.title })).toBeVisible();
  expect(screen.getByTestId('address')).toHaveTextContent('?show=cancelled');
});

test('a past stay can still be paid and booked again, but neither cancelled nor added to a calendar', async () => {
  stubApi({ [list]: () => ok({ bookings: [aBooking(past)] }) });
  renderPart(<MyBookings />, { at: '/my-bookings?show=past', isSignedIn: true });
  expect(await screen.findByRole('button', { name: messages.payNow })).toBeVisible();
  // The hotel may have been paid without recording it.
  expect(screen.queryByText(messages.unpaid)).toBeNull();
  expect(screen.getByRole('link', { name: /^Book again/ })).toHaveAttribute('href', '/rooms/r1');
  expect(screen.queryByRole('button', { name: /Cancel|calendar/ })).not.toBeInTheDocument();
});

test('a current stay is upcoming and can no longer be cancelled', async () => {
  stubApi({ [list]: () => ok({ bookings: [aBooking({ checkInDate: '2020-01-01' })] }) });
  renderPart(<MyBookings />, { isSignedIn: true });
  expect(await screen.findByText(messages.staysNow)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Cancel|calendar/ })).not.toBeInTheDocument();
});

test.each([
  ['costs nothing', { ...cancelled() }, [messages.cancelled.nothing]],
  ['late and unpaid', { ...cancelled(120), owed: 120 }, ['$120', messages.cancelled.chargeOwed]],
  [
    'late, after a deposit',
    { ...paidInPart, ...cancelled(120), owed: 20 },
    ['$120', '$100', messages.cancelled.restOwed('$20')],
  ],
  ['late and paid', { ...paid, ...cancelled(120), pendingRefund: 240 }, ['$120', '$360', 'Refund of $240 on its way']],
  ['paid, refunded', { ...paid, refunded: 240, ...cancelled(120) }, ['$120', '$360', '$240']],
])('a cancelled booking shows when it was cancelled, the charge and the refund: %s', async (_, overrides, expected) => {
  stubApi({ [list]: () => ok({ bookings: [aBooking({ totalPrice: 999, ...overrides })] }) });
  renderPart(<MyBookings />, { at: '/my-bookings?show=cancelled', isSignedIn: true });
  const row = within(await screen.findByRole('listitem'));
  expect(row.getByText('Cancelled on Tue, 3 Nov', { exact: false })).toBeVisible();
  for (const text of expected) expect(row.getByText(text)).toBeVisible();
  expect(row.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(new RegExp(`^ ?${messages.conversation.action}`)),
  ]);
});

test('the day of a cancellation is that of the hotel, as on the receipt', async () => {
  stubApi({ [list]: () => ok({ bookings: [aBooking(cancelled(0, '2026-11-29T19:00:00Z'))] }) });
  renderPart(<MyBookings />, { at: '/my-bookings?show=cancelled', isSignedIn: true });
  expect(await screen.findByText(messages.cancelled.on('Mon, 30 Nov 2026'))).toBeVisible();
});

test('a booking whose guest has not come is called a no-show, with its charge', async () => {
  const { cancellation } = cancelled(120);
  const missed = {
    ...cancelled(120),
    owed: 120,
    cancellation: { ...cancellation, by: 'owner', isNoShow: true },
  } as const;
  stubApi({ [list]: () => ok({ bookings: [aBooking({ totalPrice: 999, ...missed })] }) });
  renderPart(<MyBookings />, { at: '/my-bookings?show=cancelled', isSignedIn: true });
  const row = within(await screen.findByRole('listitem'));
  expect(row.getByText(/^No-show, recorded by the hotel on Tue, 3 Nov/)).toBeVisible();
  for (const text of ['$120', messages.cancelled.chargeOwed]) expect(row.getByText(text)).toBeVisible();
});

test('a booking cancelled after payment at the hotel shows the charge, the payment and the refund at the hotel', async () => {
  const late = aBooking({ ...paidAtHotel(240), ...cancelled(120), totalPrice: 999 });
  stubApi({ [list]: () => ok({ bookings: [late] }) });
  renderPart(<MyBookings />, { at: '/my-bookings?show=cancelled', isSignedIn: true });
  const row = within(await screen.findByRole('listitem'));
  const fact = (name: string) => row.getByText(name).nextElementSibling;
  expect(fact(messages.cancelled.cost)).toHaveTextContent('$120');
  expect(fact(messages.cancelled.paidAtHotel)).toHaveTextContent('$360');
  expect(fact(messages.cancelled.refundedAtHotel)).toHaveTextContent('$240');
  // The payment covers the charge, and no card was involved.
  expect(row.queryByText(messages.cancelled.chargeOwed)).toBeNull();
  expect(row.queryByText(messages.cancelled.paid)).toBeNull();
  expect(row.queryByText(/on its way/)).toBeNull();
  expect(row.queryByText(messages.cancelled.refunded)).toBeNull();
});

test('after returning from the payment page, shows Paid as soon as the server does, without a reload', async () => {
  let requestCount = 0;
  stubApi({ [list]: () => ok({ bookings: [aBooking(++requestCount > 1 ? paid : {})] }) });
  renderPart(<MyBookings />, { at: '/my-bookings?paid=b1', isSignedIn: true });
  expect(await screen.findByText(messages.confirming)).toBeVisible();
  expect(await screen.findByText(messages.paid)).toBeVisible();
  expect(await screen.findByText('/my-bookings')).toBeInTheDocument();
});

test('after paying for a past stay, opens the past tab and stays there', async () => {
  let requestCount = 0;
  stubApi({ [list]: () => ok({ bookings: [aBooking({ ...past, ...(++requestCount > 1 ? paid : {}) })] }) });
  renderPart(<MyBookings />, { at: '/my-bookings?paid=b1', isSignedIn: true });
  expect(await screen.findByText(messages.confirming)).toBeVisible();
  expect(await screen.findByText(messages.paid)).toBeVisible();
  expect(await screen.findByText('/my-bookings?show=past')).toBeInTheDocument();
});

test('confirms the payment whichever tab is open', async () => {
  let requestCount = 0;
  stubApi({ [list]: () => ok({ bookings: [aBooking(++requestCount > 1 ? paid : {})] }) });
  const page = (
    <>
      <MyBookings />
      <Toaster />
    </>
  );
  renderPart(page, { at: '/my-bookings?show=cancelled&paid=b1', isSignedIn: true });
  expect(await screen.findByText(messages.paymentReceived)).toBeInTheDocument();
  expect(await screen.findByText('/my-bookings?show=cancelled')).toBeInTheDocument();
});

test('without bookings, links to the rooms', async () => {
  stubApi({ [list]: () => ok({ bookings: [] }) });
  renderPart(<MyBookings />, { isSignedIn: true });
  expect(await screen.findByRole('link', { name: messages.empty.action })).toHaveAttribute('href', '/rooms');
});

test('a failed request shows an error and can be retried', async () => {
  let isDown = true;
  stubApi({
    [list]: () =>
      isDown ? errorResponse(422, 'rule-broken', 'Failed to fetch bookings.') : ok({ bookings: [aBooking()] }),
  });
  const { user } = renderPart(<MyBookings />, { isSignedIn: true });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  isDown = false;
  await user.click(retry);
  expect(await screen.findByRole('link', { name: 'Lakeside Haveli' })).toBeVisible();
});
