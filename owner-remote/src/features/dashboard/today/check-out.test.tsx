import { act, screen, waitFor, within } from '@testing-library/react';
import { confirmations } from '@wayhouse/messages/confirmations';
import { messages } from '../../../shared/check-out/messages.js';
import { messages as payment } from '../../../shared/payment/messages.js';
import { aBooking, aToday, dashboardResponses } from '../../../testing/factories.js';
import { renderOwnerArea } from '../../../testing/render-owner-area.js';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const checkedInAt = new Date().toISOString();
const stay = { checkInDate: inDays(-2), checkOutDate: inDays(0), checkedInAt };

/** The departures of a day with one guest, who owes `owed` until a payment is recorded. */
async function openDepartures(owed: number) {
  const sent: unknown[] = [];
  let isListed = true;
  let booking = aBooking({ ...stay, user: { username: 'Mia Chen' }, ...(owed > 0 ? { owed } : { isPaid: true }) });
  const change = (over: Partial<typeof booking>, message: string) => {
    booking = { ...booking, ...over };
    return { body: { booking, guest: { name: 'Mia Chen' }, history: [], message } };
  };
  const shown = renderOwnerArea('/owner?today=departures', {
    ...dashboardResponses(),
    'GET /api/bookings/hotel/today': () => ({
      body: {
        today: aToday({
          counts: { arrivals: 0, departures: isListed ? 1 : 0, inHouse: 0, unpaid: 0 },
          bookings: isListed ? [booking] : [],
        }),
      },
    }),
    'POST /api/bookings/stay-status': (body) => {
      sent.push(JSON.parse(String(body)));
      return change({ checkedOutAt: new Date().toISOString() }, confirmations.guestDeparted);
    },
    'POST /api/bookings/record-payment': () => change({ owed: 0, isPaid: true, state: 'paid' }, ''),
  });
  const pressCheckOut = async () =>
    shown.user.click(await screen.findByRole('button', { name: /^Check out.*Mia Chen$/ }));
  await pressCheckOut();
  /** As after a change elsewhere, or the hotel's midnight. */
  const emptyGroup = () => {
    isListed = false;
    shown.stream.send({ bookingId: 'b1', type: 'stay-changed' });
  };
  return { ...shown, sent, pressCheckOut, emptyGroup };
}
const departed = [{ bookingId: 'b1', status: 'departed' }];
const due = () => screen.findByRole('dialog', { name: messages.due('$170') });

test('without anything due, checking out from the list is one press', async () => {
  const { sent } = await openDepartures(0);
  expect(await screen.findByText('Departed')).toBeVisible();
  expect(sent).toEqual(departed);
});

test('a guest who still owes money is checked out from the list after a question', async () => {
  const { user, sent } = await openDepartures(170);
  const dialog = within(await due());
  expect(sent).toEqual([]);
  await user.click(dialog.getByRole('button', { name: messages.anyway }));
  expect(await screen.findByText('Departed')).toBeVisible();
  expect(sent).toEqual(departed);
});

test('the payment can be recorded first, after which checking out is one press', async () => {
  const { user, sent, pressCheckOut } = await openDepartures(170);
  await user.click(within(await due()).getByRole('button', { name: messages.pay }));
  await user.click(await screen.findByRole('combobox', { name: payment.means }));
  await user.click(screen.getByRole('option', { name: 'Cash' }));
  await user.click(screen.getByRole('button', { name: payment.submit }));
  await within(await screen.findByRole('list', { name: 'Departures today' })).findByText('Completed');
  expect(sent).toEqual([]);
  await pressCheckOut();
  await waitFor(() => expect(sent).toEqual(departed));
});

test('a payment that is being recorded stays when nobody is left in its group', async () => {
  const { user, sent, emptyGroup } = await openDepartures(170);
  await user.click(within(await due()).getByRole('button', { name: messages.pay }));
  await user.type(await screen.findByRole('textbox', { name: payment.note }), 'Slip 4711');
  emptyGroup();
  expect(await screen.findByText('No departures today')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: payment.note })).toHaveValue('Slip 4711');
  expect(screen.getByRole('list', { name: 'Departures today', hidden: true })).not.toBeVisible();
  expect(sent).toEqual([]);
});

test('a payment that is being recorded stays when the phone is turned', async () => {
  let isWide = false;
  const queries = new Set<EventTarget>();
  jest.spyOn(window, 'matchMedia').mockImplementation((media) => {
    const query = Object.assign(new EventTarget(), { media });
    queries.add(query);
    return Object.defineProperty(query, 'matches', { get: () => isWide }) as MediaQueryList;
  });
  const { user } = await openDepartures(170);
  await user.click(within(await due()).getByRole('button', { name: messages.pay }));
  await user.type(await screen.findByRole('textbox', { name: payment.note }), 'Slip 4711');
  isWide = true;
  act(() => queries.forEach((query) => query.dispatchEvent(new Event('change'))));
  expect(await screen.findByRole('table', { name: 'Departures today', hidden: true })).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: payment.note })).toHaveValue('Slip 4711');
});
