import { errorMessages } from '@wayhouse/messages/errors';
import type { HotelBooking } from '@wayhouse/contracts/calls/owner-booking-calls';
import { screen, waitFor, within } from '@testing-library/react';
import { aBooking, aHotelProfile, dashboardResponses } from '../../testing/factories.js';
import { renderOwnerArea } from '../../testing/render-owner-area.js';
import { messages as confirmMessages } from './confirm/messages.js';
import { messages as history } from './history/messages.js';
import { messages as pageMessages } from './messages.js';
import { messages as statement } from './statement/messages.js';
import { messages } from './view/messages.js';
import { messages as write } from './write/messages.js';

const at = '2027-01-05T06:30:00.000Z';
const booked = { type: 'booked', at, amount: 360 } as const;
const unpaid: HotelBooking = {
  booking: aBooking(),
  guest: { name: 'Ben Okoro' },
  history: [booked],
  isGuestEmailed: true,
  cancelling: { byCard: 0, atHotel: 0 },
};
const paid: HotelBooking = {
  ...unpaid,
  booking: aBooking({ state: 'paid', isPaid: true, paid: 0, owed: 0, atHotel: { paid: 360, paidAt: at, refunded: 0 } }),
  history: [booked, { type: 'paid', at, amount: 360, method: 'hotel' }],
  cancelling: { byCard: 0, atHotel: 360 },
};
const cancelled: HotelBooking = {
  ...unpaid,
  booking: aBooking({
    state: 'cancelled',
    paid: 360,
    pendingRefund: 360,
    owed: 0,
    cancellation: { at, charge: 0, by: 'owner' },
  }),
  history: [booked, { type: 'cancelled', at, amount: 0, by: 'owner' }],
  cancelling: undefined,
};
const [shown, cancel] = ['GET /api/bookings/hotel/b1', 'POST /api/bookings/cancel-by-owner'];
const responses = (body: HotelBooking) => ({ [shown!]: () => ({ body }) });
const openBooking = (responses: Parameters<typeof renderOwnerArea>[1]) =>
  renderOwnerArea('/owner/bookings/b1', responses);
const button = (name: string) => screen.findByRole('button', { name });
const inDialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('shows guest, stay, statement and history', async () => {
  openBooking(responses(unpaid));
  expect(await screen.findByRole('heading', { name: 'Ben Okoro' })).toBeVisible();
  expect(screen.getByText('3 nights × $120: $360')).toBeVisible();
  expect(screen.getByText('Mon, 1 Mar 2027, from 2:00 PM')).toBeVisible();
  expect(screen.getByText(statement.owed).parentElement).toHaveTextContent('$360');
  const shown = within(await screen.findByRole('region', { name: 'History' }));
  expect(shown.getByRole('listitem')).toHaveTextContent('Booked by the guest$360Tue, 5 Jan 2027, 12:00 PM');
});

test('names the room as it was called when it was booked', async () => {
  openBooking(responses({ ...unpaid, booking: aBooking({ room: { ...aBooking().room, name: 'Sea view double' } }) }));
  expect((await screen.findByText(messages.room)).parentElement).toHaveTextContent('RoomSea view double');
});

test('names a code that takes nothing off the nights that a stay was changed to', async () => {
  const promotion = { code: 'SUMMER', percentOff: 10 };
  openBooking(responses({ ...unpaid, booking: aBooking({ promotion }) }));
  expect(await screen.findByText('Code SUMMER takes nothing off these nights')).toBeVisible();
});

test('offers to write to the guest through an address of ours, and to copy it', async () => {
  const guest = { name: 'Ben Okoro', relayAddress: 'stay-0a1b@relay.example.test' };
  const { user, host } = openBooking(responses({ ...unpaid, guest }));
  const link = await screen.findByRole('link', { name: write.action });
  expect(link).toHaveAttribute(
    'href',
    'mailto:stay-0a1b@relay.example.test?subject=Your%20stay%20at%20Sea%20House%20from%20Mon%2C%201%20Mar%202027',
  );
  await user.click(await button(write.copy));
  expect(await navigator.clipboard.readText()).toBe(guest.relayAddress);
  await waitFor(() => expect(host.toast.success).toHaveBeenCalledWith(write.copied));
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  await user.click(await button(write.copy));
  await waitFor(() => expect(host.toast.error).toHaveBeenCalledWith(write.notCopied));
});

test('who is no owner is not asked to write there, as we forward the emails of owners alone', async () => {
  const guest = { name: 'Ben Okoro', relayAddress: 'stay-0a1b@relay.example.test' };
  openBooking({
    ...responses({ ...unpaid, guest }),
    'GET /api/hotels/owner/all': () => ({ body: { hotels: [aHotelProfile({ role: 'reception' })] } }),
  });
  expect(await screen.findByRole('button', { name: /^Hotel: Sea House/ })).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Ben Okoro' })).toBeVisible();
  expect(screen.queryByRole('link', { name: write.action })).toBeNull();
});

test('without such an address nothing about writing is shown', async () => {
  openBooking(responses(unpaid));
  expect(await screen.findByRole('heading', { name: 'Ben Okoro' })).toBeVisible();
  expect(screen.queryByRole('link', { name: write.action })).toBeNull();
  expect(screen.queryByText(write.note)).toBeNull();
});

test('shows changes to the booking live', async () => {
  let now = unpaid;
  const { stream } = openBooking({ [shown!]: () => ({ body: now }) });
  await screen.findByText('Booked by the guest');
  for (const [type, next, text] of [
    ['paid', paid, 'Paid at the hotel, recorded by you'],
    ['cancelled', cancelled, 'Cancelled by the hotel'],
  ] as const) {
    now = next;
    stream.send({ bookingId: 'b1', type });
    expect(await screen.findByText(text)).toBeVisible();
  }
});

test.each([
  ['nothing was paid', unpaid.cancelling, confirmMessages.cancel.nothing],
  ['a card has paid', { byCard: 360, atHotel: 0 }, '$360 goes back to the guest’s card automatically.'],
  ['the hotel was paid', paid.cancelling, confirmMessages.cancel.atHotel('$360')],
])('before cancelling, where %s, shows the refund and its method', async (_case, cancelling, text) => {
  const { user } = openBooking({
    ...responses({ ...unpaid, cancelling }),
    [cancel!]: () => ({ body: { ...cancelled, message: 'Done' } }),
  });
  await user.click(await button(messages.actions.cancel));
  const dialog = await inDialog(confirmMessages.cancel.title);
  expect(dialog.getByText(text)).toBeVisible();
  expect(dialog.getByText(/we’ll email them/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: confirmMessages.cancel.confirm }));
  expect(await screen.findByText('Cancelled by the hotel')).toBeVisible();
  expect(screen.getByText(statement.pendingRefund).parentElement).toHaveTextContent('$360');
  expect(screen.queryByRole('button', { name: messages.actions.cancel })).toBeNull();
});

test.each([
  ['to the card', { paid: 360, refunded: 360 }],
  ['at the hotel', { atHotel: { paid: 360, paidAt: at, refunded: 360, refundedAt: at } }],
])('before cancelling, where all has gone back %s, does not take that for no payment', async (_case, money) => {
  const { user } = openBooking(
    responses({ ...unpaid, booking: aBooking({ state: 'paid', isPaid: true, owed: 0, ...money }) }),
  );
  await user.click(await button(messages.actions.cancel));
  const dialog = await inDialog(confirmMessages.cancel.title);
  expect(dialog.getByText(confirmMessages.cancel.goneBack)).toBeVisible();
  expect(dialog.queryByText(confirmMessages.cancel.nothing)).toBeNull();
});

test('a booking of another hotel links back to the dashboard', async () => {
  const unknown = { status: 404, body: { message: errorMessages['booking-not-found'], code: 'not-found' } };
  openBooking({ [shown!]: () => unknown });
  expect(await screen.findByRole('heading', { name: pageMessages.unknown.title })).toBeVisible();
  expect(screen.getByRole('link', { name: pageMessages.unknown.action })).toHaveAttribute('href', '/owner');
});

test('offers a retry when the booking does not load', async () => {
  let isDown = true;
  const refusal = { status: 429, body: { message: 'Too many requests.', code: 'too-many-requests' } };
  const { user } = openBooking({ [shown!]: () => (isDown ? refusal : { body: unpaid }) });
  await screen.findByText(pageMessages.failed.title);
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Ben Okoro' })).toBeVisible();
});

test('the dashboard links to the booking', async () => {
  const { user } = renderOwnerArea('/owner', {
    ...dashboardResponses({ bookings: [aBooking()] }),
    ...responses(unpaid),
  });
  await user.click(await screen.findByRole('link', { name: 'Ben Okoro' }));
  expect(await screen.findByText('3 nights × $120: $360')).toBeVisible();
});

test('lists the nights by price where they do not cost the same', async () => {
  const lines = [
    { what: 'nights' as const, nights: ['2027-03-01', '2027-03-03'], each: 120, amount: 240 },
    { what: 'nights' as const, nights: ['2027-03-02'], each: 150.5, amount: 150.5 },
  ];
  openBooking(responses({ ...unpaid, booking: aBooking({ lines, totalPrice: 390.5 }) }));
  expect(await screen.findByText('2 nights × $120: $240')).toBeVisible();
  expect(screen.getByText('1 night × $150.50: $150.50')).toBeVisible();
});

test('shows what the guest has let the hotel know, and when it was changed', async () => {
  const details = {
    ...{ version: 2, leadGuest: 'Mira Rao', phone: '+91 98765 43210', arrivalTime: '18:00' as const, children: [4, 9] },
    wishes: 'A quiet room.\nAnd a cot, please.',
  };
  const changed = { type: 'details-changed' as const, at: '2027-01-06T06:30:00.000Z' };
  openBooking(responses({ ...unpaid, booking: aBooking({ details }), history: [booked, changed] }));
  expect(await screen.findByRole('heading', { name: messages.aboutGuest })).toBeVisible();
  for (const text of ['Mira Rao', '6:00 PM to 7:00 PM', '2 children, aged 4 and 9', /^A quiet room\./])
    expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole('link', { name: details.phone })).toHaveAttribute('href', 'tel:+919876543210');
  expect(screen.getAllByRole('listitem').at(-1)).toHaveTextContent(
    `${history.detailsChanged.guest}Wed, 6 Jan 2027, 12:00 PM`,
  );
});

test('has no such part where there are no details', async () => {
  openBooking(responses({ ...unpaid, booking: aBooking({ details: { version: 2 } }) }));
  expect(await screen.findByRole('heading', { name: 'Ben Okoro' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: messages.aboutGuest })).toBeNull();
});

test('lists taxes and fees beside the nights', async () => {
  const lines = [
    { what: 'nights' as const, nights: ['2027-03-10', '2027-03-11', '2027-03-12'], each: 120, amount: 360 },
  ];
  const vat = { name: 'VAT', kind: 'tax' as const, basis: 'percent' as const, value: 7, isIncluded: true };
  const cleaning = { name: 'Cleaning', kind: 'fee' as const, basis: 'stay' as const, value: 30, isIncluded: false };
  const taxes = [
    { ...vat, amount: 23.55 },
    { ...cleaning, amount: 30 },
  ];
  openBooking(responses({ ...unpaid, booking: aBooking({ lines, taxes, totalPrice: 390 }) }));
  for (const text of ['3 nights × $120: $360', 'Cleaning ($30 per stay): $30', 'Includes VAT (7%): $23.55'])
    expect(await screen.findByText(text)).toBeVisible();
});

test('leads to the bookings that were made together with it', async () => {
  openBooking(responses({ ...unpaid, booking: aBooking({ bookedTogether: ['b1', 'b2', 'b3'] }) }));
  expect(await screen.findByText(messages.together)).toBeVisible();
  const links = screen.getAllByRole('link', { name: /^WH-/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/owner/bookings/b2', '/owner/bookings/b3']);
});

test('names no others of a booking that was made alone', async () => {
  openBooking(responses(unpaid));
  expect(await screen.findByRole('heading', { name: 'Ben Okoro' })).toBeVisible();
  expect(screen.queryByText(messages.together)).toBeNull();
});
