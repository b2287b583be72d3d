import { confirmations } from '@wayhouse/messages/confirmations';
import { errorMessages } from '@wayhouse/messages/errors';
import type { HotelBooking } from '@wayhouse/contracts/calls/owner-booking-calls';
import { screen, waitFor, within } from '@testing-library/react';
import { aBooking } from '../../testing/factories.js';
import { renderOwnerArea } from '../../testing/render-owner-area.js';
import { messages as confirmMessages } from './confirm/messages.js';
import { messages as paymentMessages } from '../../shared/payment/messages.js';
import { messages as history } from './history/messages.js';
import { messages as statement } from './statement/messages.js';
import { messages } from './view/messages.js';

const at = '2027-01-05T06:30:00.000Z';
const booked = { type: 'booked', at, amount: 360 } as const;
const unpaid: HotelBooking = {
  booking: aBooking(),
  guest: { name: 'Ben Okoro' },
  history: [booked],
  cancelling: { byCard: 0, atHotel: 0 },
};
const paid: HotelBooking = {
  ...unpaid,
  booking: aBooking({ state: 'paid', isPaid: true, paid: 0, owed: 0, atHotel: { paid: 360, paidAt: at, refunded: 0 } }),
  history: [booked, { type: 'paid', at, amount: 360, method: 'hotel' }],
  cancelling: { byCard: 0, atHotel: 360 },
};
const [shown, record] = ['GET /api/bookings/hotel/b1', 'POST /api/bookings/record-payment'];
const responses = (body: HotelBooking) => ({ [shown!]: () => ({ body }) });
const openBooking = (responses: Parameters<typeof renderOwnerArea>[1]) =>
  renderOwnerArea('/owner/bookings/b1', responses);
const button = (name: string) => screen.findByRole('button', { name });
const inDialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

const openPayment = async (user: ReturnType<typeof openBooking>['user']) => {
  await user.click(await button(messages.actions.paid));
  return inDialog(paymentMessages.title);
};
const chooseMeans = async (user: ReturnType<typeof openBooking>['user'], name: string) => {
  await user.click(screen.getByRole('combobox', { name: paymentMessages.means }));
  await user.click(await screen.findByRole('option', { name }));
};
const submit = { name: paymentMessages.submit };

test('records a payment of all that is owed, once, after how it was paid is chosen', async () => {
  const sent: unknown[] = [];
  const { user, host } = openBooking({
    ...responses(unpaid),
    [record!]: (body) => (
      sent.push(JSON.parse(String(body))),
      { body: { ...paid, message: confirmations.paidAtHotel } }
    ),
  });
  const dialog = await openPayment(user);
  expect(dialog.getByText(/Ben Okoro has \$360 left to pay/)).toBeVisible();
  await user.click(dialog.getByRole('button', submit));
  expect(await dialog.findByText(paymentMessages.meansMissing)).toBeVisible();
  expect(sent).toEqual([]);
  await chooseMeans(user, 'Card terminal');
  await user.click(dialog.getByRole('button', submit));
  expect(await screen.findByText('Paid at the hotel, recorded by you')).toBeVisible();
  const key = expect.any(String) as string;
  expect(sent).toEqual([{ bookingId: 'b1', amount: 360, owed: 360, means: 'card-terminal', key }]);
  expect(host.toast.success).toHaveBeenCalledWith(confirmations.paidAtHotel);
  expect(screen.queryByRole('button', { name: messages.actions.paid })).toBeNull();
});

test.each([
  ['nothing of the stay is paid', aBooking(), true],
  ['the hotel has booked for its guest', aBooking({ bookedBy: 'hotel' }), false],
  ['a deposit is paid there', aBooking({ owed: 260, atHotel: { paid: 100, paidAt: at, refunded: 0 } }), false],
  ['a card has paid before the price rose', aBooking({ state: 'paid', isPaid: true, paid: 360, owed: 120 }), false],
  ['the charge of a cancellation is owed', aBooking({ state: 'cancelled', cancellation: { at, charge: 120 } }), false],
])('where %s, a payment page that ends is named only if there is one', async (_, booking, hasPage) => {
  const { user } = openBooking(responses({ ...unpaid, booking }));
  const dialog = await openPayment(user);
  expect(dialog.getByText(/left to pay/).textContent.includes('Online payment by card then ends')).toBe(hasPage);
});

test('records a deposit; more than is owed, and no amount, show at the field', async () => {
  const sent: object[] = [];
  const deposit: HotelBooking = {
    ...unpaid,
    booking: aBooking({
      owed: 260,
      atHotel: { paid: 100, paidAt: at, refunded: 0, payments: [{ amount: 100, at, means: 'cash' }] },
    }),
    history: [booked, { type: 'paid', at, amount: 100, method: 'hotel', means: 'cash', paymentId: 'p1' }],
  };
  const { user } = openBooking({
    ...responses(unpaid),
    [record!]: (body) => (sent.push(JSON.parse(String(body)) as object), { body: { ...deposit, message: 'Done' } }),
  });
  const dialog = await openPayment(user);
  const amount = dialog.getByRole('spinbutton', { name: /^Amount/ });
  await user.clear(amount);
  await user.type(amount, '360.01');
  await user.click(dialog.getByRole('button', submit));
  expect(await dialog.findByText('Only $360 is still to be paid')).toBeVisible();
  expect(dialog.getByText(paymentMessages.meansMissing)).toBeVisible();
  await chooseMeans(user, 'Cash');
  await user.clear(amount);
  await user.click(dialog.getByRole('button', submit));
  expect(await dialog.findByText(paymentMessages.amountMissing)).toBeVisible();
  await user.type(amount, '100');
  await user.type(dialog.getByRole('textbox', { name: paymentMessages.note }), ' From her sister ');
  await user.click(dialog.getByRole('button', submit));
  expect(await screen.findByText('Paid at the hotel, in cash')).toBeVisible();
  expect(screen.getByText(statement.paidInPart)).toBeVisible();
  expect(sent).toMatchObject([{ amount: 100, owed: 360, means: 'cash', note: 'From her sister' }]);
  expect(screen.getByText(statement.owed).parentElement).toHaveTextContent('$260');
});

test('a payment that another member has recorded meanwhile shows in the dialog, which keeps what was entered', async () => {
  let now = unpaid;
  const recorded = { amount: 100, currency: 'USD', at, city: 'Kochi', by: 'Rita' };
  const refusal = {
    status: 409,
    body: { message: errorMessages['payment-recorded'](recorded), code: 'edit-conflict' },
  };
  const { user } = openBooking({
    [shown!]: () => ({ body: now }),
    [record!]: () => ((now = { ...unpaid, booking: aBooking({ owed: 260 }) }), refusal),
  });
  const dialog = await openPayment(user);
  await chooseMeans(user, 'Cash');
  await user.type(dialog.getByRole('textbox', { name: paymentMessages.note }), 'Slip 12');
  await user.click(dialog.getByRole('button', submit));
  expect(await dialog.findByText(/A payment of \$100.00 is recorded already \(Rita/)).toBeVisible();
  expect(await dialog.findByText(/\$260 left to pay/)).toBeVisible();
  expect(dialog.getByRole('textbox', { name: paymentMessages.note })).toHaveValue('Slip 12');
});

test('an amount stays as it was entered while it is being recorded', async () => {
  let respond = () => {};
  const { user } = openBooking({
    ...responses(unpaid),
    [record!]: async () => {
      await new Promise<void>((resolve) => (respond = resolve));
      return { status: 503, body: { message: 'Later' } };
    },
  });
  const dialog = await openPayment(user);
  await chooseMeans(user, 'Cash');
  const amount = dialog.getByRole('spinbutton', { name: /^Amount/ });
  await user.clear(amount);
  await user.type(amount, '100');
  await user.click(dialog.getByRole('button', submit));
  await waitFor(() => expect(screen.getByRole('combobox', { name: paymentMessages.means })).toBeDisabled());
  await user.type(amount, '7');
  respond();
  expect(await dialog.findByText('Later')).toBeVisible();
  expect(amount).toBeEnabled();
  expect(amount).toHaveValue(100);
});

test('after a lost answer another amount is the same form, until its payment was named', async () => {
  const sent: { key: string; amount: number }[] = [];
  const message = errorMessages['payment-recorded']({ amount: 360, currency: 'USD', at, city: 'Kochi' });
  const answers = [
    { status: 503, body: { message: 'Later' } },
    { status: 409, body: { message, code: 'edit-conflict' } },
  ];
  const { user } = openBooking({
    ...responses(unpaid),
    [record!]: (body) => (
      sent.push(JSON.parse(String(body)) as (typeof sent)[number]),
      answers.shift() ?? { body: { ...paid, message: confirmations.paidAtHotel } }
    ),
  });
  const dialog = await openPayment(user);
  await chooseMeans(user, 'Cash');
  await user.click(dialog.getByRole('button', submit));
  expect(await dialog.findByText('Later')).toBeVisible();
  const amount = dialog.getByRole('spinbutton', { name: /^Amount/ });
  await user.clear(amount);
  await user.type(amount, '60');
  await user.click(dialog.getByRole('button', submit));
  expect(await dialog.findByText(message)).toBeVisible();
  await user.click(dialog.getByRole('button', submit));
  expect(await screen.findByText('Paid at the hotel, recorded by you')).toBeVisible();
  expect(sent.map(({ amount: each }) => each)).toEqual([360, 60, 60]);
  const [first, second, third] = sent.map(({ key }) => key);
  expect([second === first, third === first]).toEqual([true, false]);
});

test('a payment that is recorded elsewhere while the dialog is open is named before anything is recorded besides', async () => {
  let now = unpaid;
  const sent: unknown[] = [];
  const { user, stream } = openBooking({
    [shown!]: () => ({ body: now }),
    [record!]: (body) => (sent.push(JSON.parse(String(body))), { status: 409, body: { message: 'Recorded already.' } }),
  });
  const dialog = await openPayment(user);
  await chooseMeans(user, 'Cash');
  const amount = dialog.getByRole('spinbutton', { name: /^Amount/ });
  await user.clear(amount);
  await user.type(amount, '100');
  now = { ...unpaid, booking: aBooking({ owed: 260 }) };
  stream.send({ bookingId: 'b1', type: 'paid' });
  await waitFor(() => expect(document.body).toHaveTextContent(`${statement.owed}$260`));
  expect(dialog.getByText(/\$360 left to pay/)).toBeVisible();
  await user.click(dialog.getByRole('button', submit));
  expect(await dialog.findByText('Recorded already.')).toBeVisible();
  expect(sent).toMatchObject([{ amount: 100, owed: 360 }]);
  expect(dialog.getByText(/\$260 left to pay/)).toBeVisible();
});

test('a booking that was paid has a rest once its price has risen, and is not shown as paid', async () => {
  const raised = aBooking({ state: 'paid', isPaid: true, totalPrice: 480, paid: 360, owed: 120 });
  openBooking(responses({ ...paid, booking: raised }));
  expect(await screen.findByText(statement.paidInPart)).toBeVisible();
  expect(screen.queryByText('Paid')).toBeNull();
});

test('a booking of whose payment nothing is left is shown as not paid', async () => {
  const back = aBooking({ state: 'paid', isPaid: true, paid: 360, refunded: 360, owed: 360 });
  openBooking(responses({ ...paid, booking: back }));
  expect(await screen.findByText('Not paid yet')).toBeVisible();
  expect(screen.queryByText('Paid')).toBeNull();
});

test('a payment that was recorded by mistake is taken back after a question', async () => {
  const recorded: HotelBooking = {
    ...paid,
    history: [booked, { type: 'paid', at, amount: 360, method: 'hotel', paymentId: 'p1' }],
  };
  const takenBack: HotelBooking = {
    ...unpaid,
    history: [...paid.history, { type: 'payment-taken-back', at, amount: 360 }],
  };
  const sent: unknown[] = [];
  const { user } = openBooking({
    ...responses(recorded),
    'POST /api/bookings/take-back-payment': (body) => (
      sent.push(JSON.parse(String(body))),
      { body: { ...takenBack, message: confirmations.paymentTakenBack } }
    ),
  });
  await user.click(await screen.findByRole('button', { name: `${history.takeBack} the payment of $360` }));
  const dialog = await inDialog(confirmMessages.takeBack.title);
  // The guest has no account.
  expect(dialog.queryByText(confirmMessages.takeBack.emailed)).toBeNull();
  await user.click(dialog.getByRole('button', { name: confirmMessages.takeBack.confirm }));
  expect(await screen.findByText(history.takenBack)).toBeVisible();
  expect(sent).toEqual([{ bookingId: 'b1', paymentId: 'p1' }]);
  expect(screen.queryByRole('button', { name: new RegExp(`^${history.takeBack}`) })).toBeNull();
});
