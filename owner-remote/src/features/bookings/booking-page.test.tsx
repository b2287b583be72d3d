import { messages } from '@wayhouse/contracts/messages';
import type { HotelBooking } from '@wayhouse/contracts/calls/owner-booking-calls';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aBooking, dashboard } from '../../testing/factories.js';
import { showOwnerArea } from '../../testing/render-owner-area.js';
import { texts } from './messages.js';

const at = '2027-01-05T06:30:00.000Z';
const booked = { what: 'booked', at, amount: 360 } as const;
const due: HotelBooking = {
  booking: aBooking(),
  guest: { name: 'Ben Okoro', email: 'ben@example.test' },
  history: [booked],
  owed: 360,
  cancelling: { byCard: 0, atHotel: 0 },
};
const paid: HotelBooking = {
  ...due,
  booking: aBooking({ state: 'paid', isPaid: true, paid: 0, atHotel: { paid: 360, paidAt: at, refunded: 0 } }),
  history: [booked, { what: 'paid', at, amount: 360, where: 'hotel' }],
  owed: 0,
  cancelling: { byCard: 0, atHotel: 360 },
};
const cancelled: HotelBooking = {
  ...due,
  booking: aBooking({ state: 'cancelled', paid: 360, comesBack: 360, cancellation: { at, charge: 0, by: 'owner' } }),
  history: [booked, { what: 'cancelled', at, amount: 0, by: 'owner' }],
  owed: 0,
  cancelling: undefined,
};
const [shown, markPaid, cancel] = [
  'GET /api/bookings/hotel/b1',
  'POST /api/bookings/mark-paid',
  'POST /api/bookings/cancel-by-owner',
];
const is = (body: HotelBooking) => ({ [shown!]: () => ({ body }) });
const open = (answers: Parameters<typeof showOwnerArea>[1]) => showOwnerArea('/owner/bookings/b1', answers);
const button = (name: string) => screen.findByRole('button', { name });
const inDialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('shows the guest, the stay, the money and what happened', async () => {
  open(is(due));
  expect(await screen.findByRole('heading', { name: 'Ben Okoro' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'ben@example.test' })).toHaveAttribute('href', 'mailto:ben@example.test');
  expect(screen.getByText('3 nights × $120')).toBeVisible();
  expect(screen.getByText('Mon, 1 Mar 2027, from 2:00 PM')).toBeVisible();
  expect(screen.getByText(texts.owed).parentElement).toHaveTextContent('$360');
  const history = within(screen.getByRole('region', { name: 'History' }));
  expect(history.getByRole('listitem')).toHaveTextContent('Booked by the guest$360Tue, 5 Jan 2027, 12:00 PM');
});

test('a payment at the hotel is recorded with the amount that was shown, once the owner has said yes', async () => {
  const sent: unknown[] = [];
  const { user, host } = open({
    ...is(due),
    [markPaid!]: (body) => (sent.push(JSON.parse(String(body))), { body: { ...paid, message: messages.paidAtHotel } }),
  });
  await user.click(await button(texts.markPaid.action));
  const question = await inDialog(texts.markPaid.title);
  expect(question.getByText(/Ben Okoro has paid \$360 at the hotel/)).toBeVisible();
  expect(sent).toEqual([]);
  const yes = question.getByRole('button', { name: 'Yes, $360 is paid' });
  // Faster than the page can say that the first was heard.
  act(() => [yes, yes].forEach((button) => button.click()));
  expect(await screen.findByText('Paid at the hotel, recorded by you')).toBeVisible();
  expect(sent).toEqual([{ bookingId: 'b1', amount: 360 }]);
  expect(host.toast.success).toHaveBeenCalledWith(messages.paidAtHotel);
  expect(screen.queryByRole('button', { name: texts.markPaid.action })).toBeNull();
});

test('what happens to the booking while the owner looks is there by itself', async () => {
  let now = due;
  const { stream } = open({ [shown!]: () => ({ body: now }) });
  await screen.findByText('Booked by the guest');
  for (const [next, words] of [
    [paid, 'Paid at the hotel, recorded by you'],
    [cancelled, 'Cancelled by the hotel'],
  ] as const) {
    now = next;
    stream.say({ bookingId: 'b1', what: 'changed' });
    expect(await screen.findByText(words)).toBeVisible();
  }
});

test.each([
  ['nothing was paid', due.cancelling, texts.cancel.nothing],
  ['a card has paid', { byCard: 360, atHotel: 0 }, '$360 goes back to the guest’s card by itself.'],
  ['the hotel was paid', paid.cancelling, texts.cancel.atHotel('$360')],
])('before cancelling, where %s, it says what comes back and how', async (_what, cancelling, words) => {
  const { user } = open({
    ...is({ ...due, cancelling }),
    [cancel!]: () => ({ body: { ...cancelled, message: 'Done' } }),
  });
  await user.click(await button(texts.cancel.action));
  const question = await inDialog(texts.cancel.title);
  expect(question.getByText(words)).toBeVisible();
  expect(question.getByText(/a letter tells them/)).toBeVisible();
  await user.click(question.getByRole('button', { name: texts.cancel.confirm }));
  expect(await screen.findByText('Cancelled by the hotel')).toBeVisible();
  expect(screen.getByText(texts.onItsWay).parentElement).toHaveTextContent('$360');
  expect(screen.queryByRole('button', { name: texts.cancel.action })).toBeNull();
});

test('what is no longer owed says so in the dialog, which then has nothing left to confirm', async () => {
  let now = due;
  const refusal = { status: 409, body: { message: messages.paidAlready, code: 'already-paid' } };
  const { user } = open({ [shown!]: () => ({ body: now }), [markPaid!]: () => ((now = paid), refusal) });
  await user.click(await button(texts.markPaid.action));
  const question = await inDialog(texts.markPaid.title);
  await user.click(question.getByRole('button', { name: 'Yes, $360 is paid' }));
  expect(await question.findByRole('alert')).toHaveTextContent(messages.paidAlready);
  await waitFor(() => expect(question.queryByRole('button', { name: /^Yes/ })).toBeNull());
  await user.click(question.getByRole('button', { name: texts.markPaid.keep }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a booking that is not the hotel’s leads back to the dashboard', async () => {
  const unknown = { status: 404, body: { message: messages.bookingUnknown, code: 'not-found' } };
  open({ [shown!]: () => unknown });
  expect(await screen.findByRole('heading', { name: texts.unknown.title })).toBeVisible();
  expect(screen.getByRole('link', { name: texts.unknown.action })).toHaveAttribute('href', '/owner');
});

test('a booking that does not load can be asked for again', async () => {
  let isDown = true;
  const refusal = { status: 429, body: { message: 'Too many requests.', code: 'too-many-requests' } };
  const { user } = open({ [shown!]: () => (isDown ? refusal : { body: due }) });
  await screen.findByText(texts.failed.title);
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Ben Okoro' })).toBeVisible();
});

test('the dashboard leads to a booking', async () => {
  const { user } = showOwnerArea('/owner', { ...dashboard({ bookings: [aBooking()] }), ...is(due) });
  await user.click(await screen.findByRole('link', { name: 'Ben Okoro' }));
  expect(await screen.findByText('ben@example.test')).toBeVisible();
});
