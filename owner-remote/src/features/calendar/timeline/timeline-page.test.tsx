import { screen, waitFor, within } from '@testing-library/react';
import { errorMessages } from '@wayhouse/messages/errors';
import { addDays } from '@wayhouse/domain/stay';
import { aHotelProfile, aRoom } from '../../../testing/factories.js';
import { renderOwnerArea } from '../../../testing/render-owner-area.js';
import { messages as changeMessages } from '../../../shared/change-stay/messages.js';
import { messages as dialogMessages } from './dialogs/messages.js';
import { messages } from './messages.js';

const today = new Date().toISOString().slice(0, 10);
const day = (at: number) => addDays(today, at);
const stay = (over: object) => ({
  ...{ room: 'r1', unit: 1, from: day(1), to: day(3), bookingId: 'b1', checkIn: day(1), checkOut: day(3) },
  ...{ guest: 'Nora Lind', guests: 2, state: 'unpaid' as const },
  ...over,
});

const arriving = { checkIn: day(2), arrivalTime: '18:00' as const, notes: 2 };

type Answer = () => { status?: number; body: object };

function open(move: Answer = () => ({ body: { message: 'The stay is moved.' } }), hotel: object = {}, query = '') {
  const timeline = {
    rooms: [{ _id: 'r1', roomType: 'Double Bed', units: 3 }],
    stays: [stay({}), stay({ unit: 2, bookingId: 'b2', guest: 'Ada Berg', from: day(2), ...arriving })],
    blocked: [
      { room: 'r1', unit: 3, from: day(5), to: day(7) },
      { room: 'r1', unit: 2, from: day(5), to: day(7), reason: 'Painting', isUnitAlone: true },
    ],
  };
  const moves: unknown[] = [];
  const shown = renderOwnerArea(`/owner/calendar/timeline${query}`, {
    'GET /api/rooms/owner': () => ({ body: { rooms: [aRoom()] } }),
    'GET /api/bookings/hotel/timeline': () => ({ body: timeline }),
    'POST /api/bookings/hotel/move-stay': (body) => {
      moves.push(JSON.parse(String(body)));
      return move();
    },
    ...hotel,
  });
  return { ...shown, moves };
}

const stayOf = (guest: RegExp) => screen.findByRole('button', { name: guest });

async function moveNoraTo(user: ReturnType<typeof open>['user'], unit: string) {
  await user.click(await stayOf(/^Nora Lind/));
  const dialog = within(await screen.findByRole('dialog', { name: 'Nora Lind' }));
  await user.click(dialog.getByRole('combobox', { name: 'Move to' }));
  await user.click(await screen.findByRole('option', { name: unit }));
  await user.click(dialog.getByRole('button', { name: 'Move stay' }));
  return dialog;
}

test('rooms of a type are labelled with their names', async () => {
  const double = { roomType: 'Double Bed', units: 1 };
  const rooms = [
    { ...double, _id: 'r1', name: 'Sea view double' },
    { ...double, _id: 'r2' },
  ];
  open(undefined, {
    'GET /api/bookings/hotel/timeline': () => ({ body: { rooms, stays: [], blocked: [] } }),
  });
  const named = await screen.findByRole('rowgroup', { name: 'Sea view double' });
  expect(within(named).getByRole('rowheader', { name: 'Sea view double' })).toBeVisible();
  expect(screen.getByRole('rowgroup', { name: 'Double Bed' })).toBeVisible();
});

test('the days have their months above them, as wide as their nights, which nothing reads out', async () => {
  open(undefined, {}, '?from=2026-12-31');
  await screen.findByRole('columnheader', { name: 'Thu 31 December 2026' });
  const months = [...document.querySelectorAll<HTMLElement>('.timeline-month')];
  expect(months.map(({ textContent, parentElement }) => [textContent, parentElement!.style.gridColumn])).toEqual([
    ['Dec', 'span 1'],
    ['Jan 2027', 'span 31'],
    ['Feb 2027', 'span 28'],
  ]);
  for (const month of months) expect(month.closest('[aria-hidden=true]')).not.toBeNull();
});

test('each unit has its stays and blocked nights', async () => {
  open();
  const list = within(await screen.findByRole('rowgroup', { name: 'Double Bed' }));
  const unit = (number: number) => list.getByRole('row', { name: `No. ${number}` });
  expect(within(unit(1)).getByRole('button', { name: /^Nora/ })).toHaveAccessibleName(
    /^Nora Lind · .* · Not paid yet$/,
  );
  expect(within(unit(2)).getByRole('button', { name: /^Ada Berg/ })).toBeVisible();
  expect(within(unit(2)).getByRole('button', { name: /^Blocked · Painting/ })).toBeVisible();
  expect(unit(3)).toHaveTextContent('Blocked');
});

test('a stay moves to a unit that is free for all of its nights', async () => {
  const { user, moves, host } = open();
  await user.click(await stayOf(/^Nora Lind/));
  const dialog = within(await screen.findByRole('dialog', { name: 'Nora Lind' }));
  expect(dialog.getByRole('link', { name: 'Open booking' })).toHaveAttribute('href', '/owner/bookings/b1');
  await user.click(dialog.getByRole('combobox', { name: 'Move to' }));
  const options = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  expect(options).toEqual(['No. 3']);
  await user.click(screen.getByRole('option', { name: 'No. 3' }));
  await user.click(dialog.getByRole('button', { name: 'Move stay' }));
  await waitFor(() => expect(host.toast.success).toHaveBeenCalledWith('The stay is moved.'));
  expect(moves).toEqual([{ bookingId: 'b1', unit: 3 }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a refused move is explained in the dialog, which keeps what was chosen', async () => {
  const refusal = { message: errorMessages['unit-taken'], code: 'not-available', field: 'unit' };
  const { user } = open(() => ({ status: 409, body: refusal }));
  const dialog = await moveNoraTo(user, 'No. 3');
  expect(await dialog.findByRole('alert')).toHaveTextContent(refusal.message);
  expect(dialog.getByRole('combobox', { name: 'Move to' })).toHaveTextContent('No. 3');
});

test('a stay has a mark of its notes, and its dialog names the hour of arrival too', async () => {
  const { user } = open();
  expect(await stayOf(/^Nora Lind/)).not.toHaveAccessibleName(expect.stringContaining('note'));
  await user.click(await stayOf(/^Ada Berg.*2 notes$/));
  const dialog = await screen.findByRole('dialog', { name: 'Ada Berg' });
  expect(dialog).toHaveTextContent('Arrival: 6:00 PM to 7:00 PM2 notes');
});

test('a stay that is paid in part names what is paid, and is not shown as paid', async () => {
  const rooms = [{ _id: 'r1', roomType: 'Double Bed', units: 3 }];
  const raised = stay({ state: 'paid', paidInPart: { paid: 100, totalPrice: 530.5, currency: 'USD' } });
  const { user } = open(undefined, {
    'GET /api/bookings/hotel/timeline': () => ({ body: { rooms, stays: [raised], blocked: [] } }),
  });
  const bar = await stayOf(/^Nora Lind · .* · \$100 of \$530.50 paid$/);
  expect(bar).toHaveAttribute('title', expect.stringContaining('$100 of $530.50 paid'));
  expect(bar).toHaveClass('bg-warn-soft');
  await user.click(bar);
  expect(await screen.findByRole('dialog', { name: 'Nora Lind' })).toHaveTextContent('No. 1 · $100 of $530.50 paid');
});

test('a stay of whose payment nothing is left is shown as not paid', async () => {
  const rooms = [{ _id: 'r1', roomType: 'Double Bed', units: 3 }];
  const back = stay({ state: 'paid', paidInPart: { paid: 0, totalPrice: 360, currency: 'USD' } });
  open(undefined, { 'GET /api/bookings/hotel/timeline': () => ({ body: { rooms, stays: [back], blocked: [] } }) });
  expect(await stayOf(/^Nora Lind · .* · Not paid yet$/)).toHaveClass('bg-warn-soft');
});

test('the stay of a guest who has left is neither moved nor changed', async () => {
  const left = stay({ from: today, checkIn: today, isDeparted: true });
  const rooms = [{ _id: 'r1', roomType: 'Double Bed', units: 3 }];
  const { user } = open(undefined, {
    'GET /api/bookings/hotel/timeline': () => ({ body: { rooms, stays: [left], blocked: [] } }),
  });
  await user.click(await stayOf(/^Nora Lind/));
  const dialog = within(await screen.findByRole('dialog', { name: 'Nora Lind' }));
  expect(dialog.getByText(dialogMessages.stay.over)).toBeVisible();
  expect(dialog.queryByRole('button', { name: changeMessages.title })).toBeNull();
});

test.each([
  ['viewer', messages.press.look],
  ['reception', messages.press.move],
  ['manager', messages.press.block],
] as const)('a member with the role %s reads what it may do', async (role, text) => {
  open(undefined, { 'GET /api/hotels/owner/all': () => ({ body: { hotels: [aHotelProfile({ role })] } }) });
  expect(await screen.findByText(`${messages.lead} ${text}`)).toBeVisible();
  await screen.findByRole('grid');
  expect(screen.queryAllByText(/\bblock\b/).length > 0).toBe(role === 'manager');
});
