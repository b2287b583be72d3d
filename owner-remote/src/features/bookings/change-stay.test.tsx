import { screen, waitFor, within } from '@testing-library/react';
import type { HotelBooking } from '@wayhouse/contracts/calls/owner-booking-calls';
import { confirmations } from '@wayhouse/messages/confirmations';
import { errorMessages } from '@wayhouse/messages/errors';
import { messages as labels } from '../../shared/change-stay/messages.js';
import { aBooking } from '../../testing/factories.js';
import { renderOwnerArea } from '../../testing/render-owner-area.js';
import { messages as history } from './history/messages.js';

const at = '2127-01-05T06:30:00.000Z';
const dates = { checkInDate: '2127-03-01', checkOutDate: '2127-03-04' };
const unchanged: HotelBooking = {
  booking: aBooking({ ...dates, guests: 2 }),
  guest: { name: 'Ben Okoro' },
  history: [{ type: 'booked', at, amount: 360 }],
  isChangeable: true,
};
const { checkInDate, checkOutDate } = dates;
const changed: HotelBooking = {
  ...unchanged,
  booking: aBooking({ ...dates, guests: 1, totalPrice: 300, owed: 180 }),
  history: [
    ...unchanged.history,
    {
      ...{ type: 'stay-changed', at, amount: 300, by: 'hotel', actor: 'Rita' },
      before: { checkInDate, checkOutDate, guests: 2 },
    },
  ],
};
const terms = { before: 360, totalPrice: 300, refund: 60, owed: 180, currency: 'USD', freeCancellationUntil: at };
const saved = { body: { message: confirmations.stayChangedByHotel, ...changed } };
type Answer = { status?: number; body: object };

/** `answers` are those to the change, the last one to all after it. */
type Answers = { shown?: () => Answer | Promise<Answer>; answers?: (Answer | Promise<Answer>)[] };
async function openDialog({ shown = () => ({ body: terms }), answers = [saved] }: Answers = {}) {
  const sent: unknown[] = [];
  const stored = { current: unchanged };
  const page = renderOwnerArea('/owner/bookings/b1', {
    'GET /api/bookings/hotel/b1': () => ({ body: stored.current }),
    'GET /api/bookings/rooms/r1/taken-nights': () => ({ body: { nights: [] } }),
    'GET /api/bookings/hotel/b1/stay': shown,
    'POST /api/bookings/hotel/b1/stay': (body) => {
      sent.push(JSON.parse(String(body)));
      return answers[Math.min(sent.length, answers.length) - 1]!;
    },
  });
  await page.user.click(await screen.findByRole('button', { name: labels.title }));
  const dialog = within(await screen.findByRole('dialog', { name: labels.title }));
  const confirm = dialog.getByRole('button', { name: labels.confirm });
  return { ...page, stored, dialog, sent, confirm, fewer: dialog.getByRole('button', { name: 'One guest fewer' }) };
}
const value = (label: HTMLElement) => label.nextElementSibling;

test('shows the price until now and the new one with the money, and changes at the price that was shown', async () => {
  const { user, host, dialog, sent, confirm, fewer } = await openDialog();
  expect(dialog.getByText(labels.same)).toBeVisible();
  expect(confirm).toBeDisabled();
  await user.click(fewer);
  expect(value(await dialog.findByText(labels.before))).toHaveTextContent('$360');
  expect(value(dialog.getByText(labels.total))).toHaveTextContent('$300');
  expect(value(dialog.getByText(labels.refund))).toHaveTextContent('$60');
  expect(value(dialog.getByText(labels.owed))).toHaveTextContent('$180');
  expect(value(dialog.getByText(labels.freeUntil))).toHaveTextContent(/2127/);
  await waitFor(() => expect(confirm).toBeEnabled());
  await user.click(confirm);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const seen = { ...dates, guests: 2 };
  expect(sent).toEqual([{ ...dates, guests: 1, seen, moves: [], key: expect.any(String) as string, totalPrice: 300 }]);
  expect(host.toast.success).toHaveBeenCalledWith(confirmations.stayChangedByHotel);
});

test('what is handed back at the desk is named by the button, and sent with a note', async () => {
  const { user, dialog, sent, fewer } = await openDialog({ shown: () => ({ body: { ...terms, handBack: 60 } }) });
  await user.click(fewer);
  expect(value(await dialog.findByText(labels.handBack))).toHaveTextContent('$60');
  await user.type(dialog.getByRole('textbox', { name: labels.note }), ' In cash ');
  const confirm = dialog.getByRole('button', { name: labels.confirmHandBack('$60') });
  await waitFor(() => expect(confirm).toBeEnabled());
  await user.click(confirm);
  await waitFor(() => expect(sent).toMatchObject([{ handBack: 60, note: 'In cash', totalPrice: 300 }]));
});

test('a note that is refused shows why beside it', async () => {
  const body = { message: errorMessages['note-after-erasure'], code: 'rule-broken', field: 'note' };
  const { user, dialog, fewer } = await openDialog({
    shown: () => ({ body: { ...terms, handBack: 60 } }),
    answers: [{ status: 422, body }],
  });
  await user.click(fewer);
  await user.type(await dialog.findByLabelText(labels.note), 'In cash');
  const confirm = dialog.getByRole('button', { name: labels.confirmHandBack('$60') });
  await waitFor(() => expect(confirm).toBeEnabled());
  await user.click(confirm);
  await waitFor(() =>
    expect(dialog.getByLabelText(labels.note)).toHaveAccessibleDescription(expect.stringContaining(body.message)),
  );
});

test('to which unit the guest has to move is shown before anything is changed', async () => {
  const moves = [
    { from: '2127-03-03', unit: 2 },
    { from: '2127-03-04', unit: 5 },
  ];
  const { user, dialog, fewer } = await openDialog({ shown: () => ({ body: { ...terms, moves } }) });
  await user.click(fewer);
  expect(value(await dialog.findByText(labels.moves))).toHaveTextContent(/^No\. 2, from .*3.*No\. 5, from .*4/);
});

test('the history names that the hotel has changed it, and who', async () => {
  renderOwnerArea('/owner/bookings/b1', { 'GET /api/bookings/hotel/b1': () => ({ body: changed }) });
  const shown = within(await screen.findByRole('region', { name: history.title }));
  expect(shown.getByText(history.stayChanged.hotel)).toBeVisible();
  expect(shown.getByText('Rita')).toBeVisible();
});

test('why the stay cannot be like that is shown, and what was chosen stays', async () => {
  const body = { message: errorMessages['room-not-available'], code: 'not-available' };
  const { user, dialog, confirm, fewer } = await openDialog({ shown: () => ({ status: 409, body }) });
  await user.click(fewer);
  expect(await dialog.findByRole('alert')).toHaveTextContent(body.message);
  expect(confirm).toBeDisabled();
  expect(dialog.getByText('1')).toBeVisible();
});

test('at another price nothing is changed before that one was shown', async () => {
  let totalPrice = 300;
  const body = { message: errorMessages['price-changed'], code: 'terms-changed', field: 'totalPrice' };
  const { user, dialog, sent, confirm, fewer } = await openDialog({
    shown: () => ({ body: { ...terms, totalPrice } }),
    answers: [{ status: 409, body }, saved],
  });
  await user.click(fewer);
  await waitFor(() => expect(confirm).toBeEnabled());
  totalPrice = 330;
  await user.click(confirm);
  expect(await dialog.findByRole('alert')).toHaveTextContent(body.message);
  await waitFor(() => expect(value(dialog.getByText(labels.total))).toHaveTextContent('$330'));
  await waitFor(() => expect(confirm).toBeEnabled());
  await user.click(confirm);
  await waitFor(() => expect(sent).toMatchObject([{ totalPrice: 300 }, { totalPrice: 330 }]));
});

test('a change is the same form when it is sent again, and who else has made it is shown', async () => {
  const message = errorMessages['already-made']({ what: 'stay-changed', at, city: 'Goa', by: 'Rita' });
  const { user, host, dialog, sent, confirm, fewer } = await openDialog({
    answers: [
      { status: 503, body: { message: 'Later' } },
      { status: 409, body: { message, code: 'edit-conflict' } },
    ],
  });
  await user.click(fewer);
  await waitFor(() => expect(confirm).toBeEnabled());
  await user.click(confirm);
  expect(await dialog.findByText('Later')).toBeVisible();
  await waitFor(() => expect(confirm).toBeEnabled());
  await user.click(confirm);
  expect(await dialog.findByText(message)).toBeVisible();
  expect(message).toMatch(/Rita/);
  expect(host.toast.success).not.toHaveBeenCalled();
  const [first, second] = sent as { key: string }[];
  expect(second!.key).toBe(first!.key);
});

test('a change that was chosen before another one names what it was based on, and the page shows what there is now', async () => {
  const body = { message: errorMessages['stay-edit-conflict'], code: 'edit-conflict' };
  const { user, stored, dialog, sent, confirm, fewer } = await openDialog({ answers: [{ status: 409, body }] });
  await user.click(fewer);
  await waitFor(() => expect(confirm).toBeEnabled());
  stored.current = changed;
  await user.click(confirm);
  expect(await dialog.findByRole('alert')).toHaveTextContent(body.message);
  expect(await screen.findByText(history.stayChanged.hotel)).toBeInTheDocument();
  await user.click(confirm);
  const seen = { ...dates, guests: 2 };
  await waitFor(() => expect(sent).toMatchObject([{ seen }, { seen }]));
  // Who presses again knows of the other one.
  const [first, second] = sent as { key: string }[];
  expect(second!.key).not.toBe(first!.key);
});

test('a booking that the hotel cannot change offers none', async () => {
  const { isChangeable: _, ...closed } = unchanged;
  renderOwnerArea('/owner/bookings/b1', { 'GET /api/bookings/hotel/b1': () => ({ body: closed }) });
  expect(await screen.findByRole('heading', { name: 'Ben Okoro' })).toBeVisible();
  expect(screen.queryByRole('button', { name: labels.title })).toBeNull();
});

test('while the price of another choice loads, the one before has no lines, and nothing is chosen while a change is sent', async () => {
  const held: (() => void)[] = [];
  const wait = () => new Promise<void>((resolve) => held.push(resolve));
  let isSlow = false;
  const shown = async (): Promise<Answer> => {
    if (isSlow) await wait();
    return { body: terms };
  };
  const { user, dialog, confirm, fewer } = await openDialog({ shown, answers: [wait().then(() => saved)] });
  await user.click(fewer);
  expect(await dialog.findByText('3 nights × $100: $300')).toBeVisible();
  isSlow = true;
  await user.click(dialog.getByRole('button', { name: 'One guest more' }));
  await user.click(fewer);
  await waitFor(() => expect(dialog.queryByText('3 nights × $100: $300')).toBeNull());
  for (const release of held.splice(1)) release();
  await waitFor(() => expect(confirm).toBeEnabled());
  await user.click(confirm);
  await waitFor(() => expect(dialog.getByRole('button', { name: 'One guest more' })).toBeDisabled());
  held[0]!();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
