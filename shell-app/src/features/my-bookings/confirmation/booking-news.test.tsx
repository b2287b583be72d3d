import { screen, within } from '@testing-library/react';
import { addDays } from '@wayhouse/domain/stay';
import { today } from '@wayhouse/web-kit/calendar-date';
import { aBooking, cancelled, paid, past } from '../../../testing/a-booking.js';
import { ok, stubApi } from '../../../testing/stub-api.js';
import { renderPart } from '../../../testing/render-part.js';
import { messages as listMessages } from '../messages.js';
import { MyBookings } from '../my-bookings.js';
import { messages } from './messages.js';

const show = (at: string, overrides: Parameters<typeof aBooking>[0] = {}) => {
  stubApi({ 'GET /api/bookings/user': () => ok({ bookings: [aBooking(overrides), aBooking({ _id: 'b2' })] }) });
  return renderPart(<MyBookings />, { at, isSignedIn: true });
};
const hotel = { ...aBooking().hotel, phone: '+91 294 555 0114' };

test('confirms what was just booked: number, dates, place, phone, payment and terms', async () => {
  show('/my-bookings?booked=b1', { hotel });
  const confirmation = within(await screen.findByRole('region', { name: messages.title }));
  expect(screen.getByRole('heading', { name: messages.title })).toHaveFocus();
  for (const text of ['WH-RBPW-FSVV', 'Mon, 10 Mar 2127, from 2:00 PM', 'Thu, 13 Mar 2127, by 11:00 AM'])
    expect(confirmation.getByText(text)).toBeVisible();
  expect(confirmation.getByRole('link', { name: messages.map })).toHaveAttribute(
    'href',
    expect.stringContaining('Lakeside%20Haveli%2C%2014%20Gangaur%20Ghat%2C%20Udaipur'),
  );
  expect(confirmation.getByRole('link', { name: /555 0114/ })).toHaveAttribute('href', 'tel:+912945550114');
  expect(confirmation.getByRole('button', { name: messages.payByCard('$360') })).toBeVisible();
  expect(confirmation.getByText(/^Free cancellation until/)).toBeVisible();
  expect(confirmation.getByRole('button', { name: /^Add to calendar/ })).toBeVisible();
});

test('shows no number to call where the hotel has none, and nothing to pay once it is paid', async () => {
  show('/my-bookings?booked=b1', paid);
  const confirmation = within(await screen.findByRole('region', { name: messages.title }));
  expect(confirmation.queryByText(listMessages.callHotel)).toBeNull();
  expect(confirmation.queryByRole('button', { name: /^Pay/ })).toBeNull();
  expect(confirmation.getByText(messages.paid('$360'))).toBeVisible();
});

test('the confirmation can be closed', async () => {
  const { user } = show('/my-bookings?booked=b1');
  await user.click(await screen.findByRole('button', { name: messages.close }));
  expect(screen.queryByRole('heading', { name: messages.title })).toBeNull();
  expect(screen.getByTestId('address')).toHaveTextContent(/^\/my-bookings$/);
});

test.each([
  ['of a cancelled booking', '/my-bookings?booked=b1', cancelled()],
  ['of a stay that is over', '/my-bookings?booked=b1', past],
  ['of an unknown booking', '/my-bookings?booked=b9', {}],
])('confirms nothing %s', async (_case, at, overrides) => {
  show(at, overrides);
  expect(await screen.findByRole('tab', { selected: true })).toBeVisible();
  expect(screen.queryByRole('heading', { name: messages.title })).toBeNull();
});

test('says that nothing was charged to a guest who comes back from the payment page without paying', async () => {
  show('/my-bookings?unpaid=b1');
  const note = await screen.findByText(messages.notCharged.title);
  expect(note.parentElement).toHaveTextContent(messages.notCharged.body('Lakeside Haveli'));
});

test('does not say so of a booking that has been paid since', async () => {
  show('/my-bookings?unpaid=b1', paid);
  expect(await screen.findByRole('tab', { selected: true })).toBeVisible();
  expect(screen.queryByText(messages.notCharged.title)).toBeNull();
});

test('the confirmation and the list name each price of a night', async () => {
  const lines = [
    { what: 'nights' as const, nights: ['2127-03-10', '2127-03-12'], each: 120, amount: 240 },
    { what: 'nights' as const, nights: ['2127-03-11'], each: 150, amount: 150 },
  ];
  show('/my-bookings?booked=b1', { lines, totalPrice: 390, owed: 390 });
  const confirmation = within(await screen.findByRole('region', { name: messages.title }));
  expect(confirmation.getByText('2 nights × $120: $240')).toBeVisible();
  expect(confirmation.getByText('1 night × $150: $150')).toBeVisible();
  expect(screen.getAllByText('1 night × $150: $150')).toHaveLength(2);
});

test('the confirmation and the list name taxes and fees', async () => {
  const lines = [
    { what: 'nights' as const, nights: ['2127-03-10', '2127-03-11', '2127-03-12'], each: 120, amount: 360 },
  ];
  const vat = { name: 'VAT', kind: 'tax' as const, basis: 'percent' as const, value: 7, isIncluded: true };
  const cleaning = { name: 'Cleaning', kind: 'fee' as const, basis: 'stay' as const, value: 30, isIncluded: false };
  const taxes = [
    { ...vat, amount: 23.55 },
    { ...cleaning, amount: 30 },
  ];
  show('/my-bookings?booked=b1', { lines, taxes, totalPrice: 390, owed: 390 });
  await screen.findByRole('region', { name: messages.title });
  for (const text of ['3 nights × $120: $360', 'Cleaning ($30 per stay): $30', 'Includes VAT (7%): $23.55'])
    expect(screen.getAllByText(text)).toHaveLength(2);
});

test.each([
  [{ owed: 100 }, '$260 paid, $100 still to pay at the hotel.'],
  [{ owed: 360 }, '$360, at the hotel.'],
])('names what is paid of a booking that was paid and owes %j', async (owes, text) => {
  show('/my-bookings?booked=b1', { ...paid, totalPrice: 360, ...owes });
  const confirmation = await screen.findByRole('region', { name: messages.title });
  expect(confirmation).toHaveTextContent(text);
});

test('once the stay has begun it names no cost of cancelling, as it is too late for that', async () => {
  const begun = { checkInDate: addDays(today(), -2), freeCancellationUntil: '2026-01-01T08:30:00Z' };
  show('/my-bookings?booked=b1', { ...begun, checkOutDate: addDays(today(), 5) });
  const confirmation = within(await screen.findByRole('region', { name: messages.title }));
  expect(confirmation.getByText(listMessages.begun)).toBeVisible();
  expect(confirmation.queryByText(/^Cancelling now costs/)).toBeNull();
});

const together = ['b1', 'b2', 'b3'];
type Overrides = Parameters<typeof aBooking>[0];
const showTogether = (at: string, second: Overrides = {}, first: Overrides = {}) => {
  const suite = { ...aBooking().room, roomType: 'Family Suite' as const };
  const bookings = [
    aBooking({ bookedTogether: together, ...first }),
    aBooking({ _id: 'b3', bookedTogether: together }),
    aBooking({ _id: 'b2', bookedTogether: together, room: suite, totalPrice: 600, owed: 600, ...second }),
  ];
  stubApi({ 'GET /api/bookings/user': () => ok({ bookings }) });
  return renderPart(<MyBookings />, { at, isSignedIn: true });
};

test('confirms all rooms that were booked together, in their order, each to be paid by itself', async () => {
  showTogether('/my-bookings?booked=b2');
  const confirmation = within(await screen.findByRole('region', { name: messages.title }));
  expect(confirmation.getByText(/^Your 3 rooms are booked/)).toBeVisible();
  expect(confirmation.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Double Bed.*WH-RBPW-FSVV/),
    expect.stringMatching(/^Family Suite.*\$600/),
    expect.stringMatching(/^Double Bed/),
  ]);
  expect(confirmation.getAllByRole('button', { name: /^Pay .* by card$/ })).toHaveLength(3);
  expect(confirmation.getByText(messages.totalOf('$1,320'))).toBeVisible();
});

test('each room has its own children beside it, and what is common to all of them stands apart', async () => {
  const of = (children?: number[]) => ({ details: { version: 1, phone: '+91 98765 43210', children } });
  showTogether('/my-bookings?booked=b1', of([4, 9]), of());
  const confirmation = within(await screen.findByRole('region', { name: messages.title }));
  const rooms = confirmation.getAllByRole('listitem');
  expect(rooms[1]).toHaveTextContent('2 children, aged 4 and 9');
  expect(confirmation.getAllByText(/aged/)).toHaveLength(1);
  expect(confirmation.getByText('+91 98765 43210')).toBeVisible();
});

test('rooms of a type that were booked together have their names', async () => {
  const named = { ...aBooking().room, name: 'Sea view double' };
  showTogether('/my-bookings?booked=b1', { room: named });
  const confirmation = within(await screen.findByRole('region', { name: messages.title }));
  const [first, second] = confirmation.getAllByRole('listitem');
  expect(first).toHaveTextContent(/^Double Bed, 2 guests/);
  expect(second).toHaveTextContent(/^Sea view double, 2 guests/);
});

test('a room that was moved to other dates has them beside it', async () => {
  showTogether('/my-bookings?booked=b1', { checkInDate: '2031-05-04', checkOutDate: '2031-05-06' });
  const confirmation = within(await screen.findByRole('region', { name: messages.title }));
  const [first, second] = confirmation.getAllByRole('listitem');
  expect(second).toHaveTextContent(/4 May 2031.* to .*6 May 2031/);
  expect(first).not.toHaveTextContent(' to ');
});

test('a room that was cancelled since is not confirmed with the others', async () => {
  showTogether('/my-bookings?booked=b1', cancelled());
  const confirmation = within(await screen.findByRole('region', { name: messages.title }));
  expect(confirmation.getAllByRole('listitem')).toHaveLength(2);
  expect(confirmation.getByText(messages.totalOf('$720'))).toBeVisible();
});

test('the list names the others that were booked together, and leads to all of them', async () => {
  const { user } = showTogether('/my-bookings');
  const links = await screen.findAllByRole('link', { name: 'Booked together with 2 other rooms' });
  expect(links).toHaveLength(3);
  await user.click(links[0]!);
  expect(await screen.findByRole('region', { name: messages.title })).toBeVisible();
});

test('a stay that is over names the others and leads nowhere', async () => {
  showTogether('/my-bookings?show=past', past, past);
  expect(await screen.findAllByText('Booked together with 2 other rooms')).toHaveLength(2);
  expect(screen.queryByRole('link', { name: /^Booked together/ })).toBeNull();
});
