import { screen, within } from '@testing-library/react';
import type { HotelBooking } from '@wayhouse/contracts/calls/owner-booking-calls';
import { confirmations } from '@wayhouse/messages/confirmations';
import { errorMessages } from '@wayhouse/messages/errors';
import { aBooking } from '../../testing/factories.js';
import { renderOwnerArea } from '../../testing/render-owner-area.js';
import { messages as confirmMessages } from './confirm/messages.js';
import { messages as history } from './history/messages.js';
import { messages } from './view/messages.js';

const at = '2027-01-11T04:00:00.000Z';
const before: HotelBooking = {
  booking: aBooking({}),
  guest: { name: 'Ben Okoro' },
  history: [{ type: 'booked', at, amount: 360 }],
};
const noShow = { charge: 120, byCard: 240, atHotel: 0 };
const after: HotelBooking = {
  ...before,
  booking: aBooking({ state: 'cancelled', owed: 0, cancellation: { at, charge: 120, by: 'owner', isNoShow: true } }),
  history: [...before.history, { type: 'no-show', at, amount: 120 }],
};
const open = (shown: HotelBooking) => {
  const sent: unknown[] = [];
  const record = (body: unknown) => {
    sent.push(JSON.parse(String(body)));
    return { body: { ...after, message: confirmations.noShowRecorded } };
  };
  const answers = { 'GET /api/bookings/hotel/b1': () => ({ body: shown }), 'POST /api/bookings/no-show': record };
  return { sent, ...renderOwnerArea('/owner/bookings/b1', answers) };
};

test('a no-show names its charge and the refund, and is recorded once confirmed', async () => {
  const { user, sent, host } = open({ ...before, noShow });
  await user.click(await screen.findByRole('button', { name: messages.actions['no-show'] }));
  const dialog = within(await screen.findByRole('dialog', { name: confirmMessages.noShow.title }));
  expect(dialog.getByText(confirmMessages.noShow.charge('$120'))).toBeVisible();
  expect(dialog.getByText(confirmMessages.cancel.byCard('$240'))).toBeVisible();
  await user.click(dialog.getByRole('button', { name: confirmMessages.noShow.confirm }));
  expect(await screen.findByText(history.noShow)).toBeVisible();
  expect(screen.getByText(history.charged('$120'))).toBeVisible();
  expect(sent).toEqual([{ bookingId: 'b1', handBack: 0, key: expect.any(String) as string }]);
  expect(host.toast.success).toHaveBeenCalledWith(confirmations.noShowRecorded);
  expect(screen.queryByRole('button', { name: messages.actions['no-show'] })).toBeNull();
});

test.each([
  ['the guest is emailed', true, confirmMessages.noShow.body('Ben Okoro')],
  ['nobody can be emailed', undefined, confirmMessages.noShow.bodyWithoutEmail()],
] as const)('the question names an email where %s', async (_, isGuestEmailed, body) => {
  const { user } = open({ ...before, noShow, isGuestEmailed });
  await user.click(await screen.findByRole('button', { name: messages.actions['no-show'] }));
  expect(await screen.findByText(body)).toBeVisible();
});

test('what a colleague has recorded as paid meanwhile shows in the dialog, and is handed back once it was seen', async () => {
  const [sent, message]: [unknown[], string] = [[], errorMessages['hand-back-changed']];
  let shown = { ...before, noShow: { ...noShow, byCard: 0 } };
  const { user } = renderOwnerArea('/owner/bookings/b1', {
    'GET /api/bookings/hotel/b1': () => ({ body: shown }),
    'POST /api/bookings/no-show'(body) {
      sent.push(JSON.parse(String(body)));
      if (sent.length > 1) return { body: { ...after, message: confirmations.noShowRecorded } };
      shown = { ...before, noShow: { charge: 120, byCard: 0, atHotel: 240 } };
      return { status: 409, body: { message, code: 'terms-changed', field: 'handBack' } };
    },
  });
  await user.click(await screen.findByRole('button', { name: messages.actions['no-show'] }));
  const dialog = within(await screen.findByRole('dialog', { name: confirmMessages.noShow.title }));
  await user.click(dialog.getByRole('button', { name: confirmMessages.noShow.confirm }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(message);
  expect(await dialog.findByText(confirmMessages.cancel.atHotel('$240'))).toBeVisible();
  await user.click(dialog.getByRole('button', { name: confirmMessages.noShow.confirm }));
  expect(await screen.findByText(history.noShow)).toBeVisible();
  expect(sent).toMatchObject([{ handBack: 0 }, { handBack: 240 }]);
});

test('without a charge or a payment the dialog has neither', async () => {
  const { user } = open({ ...before, noShow: { charge: 0, byCard: 0, atHotel: 0 } });
  await user.click(await screen.findByRole('button', { name: messages.actions['no-show'] }));
  const dialog = within(await screen.findByRole('dialog', { name: confirmMessages.noShow.title }));
  expect(dialog.getByText(confirmMessages.noShow.free)).toBeVisible();
  expect(dialog.queryByRole('list')).toBeNull();
});

test('where it cannot be recorded there is no button', async () => {
  open(before);
  expect(await screen.findByText(history.booked)).toBeVisible();
  expect(screen.queryByRole('button', { name: messages.actions['no-show'] })).toBeNull();
});
