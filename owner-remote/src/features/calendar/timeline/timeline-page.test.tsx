import { screen, waitFor, within } from '@testing-library/react';
import { confirmations } from '@wayhouse/messages/confirmations';
import { errorMessages } from '@wayhouse/messages/errors';
import { addDays } from '@wayhouse/domain/stay';
import { aHotelProfile, aRoom } from '../../../testing/factories.js';
import { renderOwnerArea } from '../../../testing/render-owner-area.js';

const today = new Date().toISOString().slice(0, 10);
const day = (at: number) => addDays(today, at);
const stay = (over: object) => ({
  ...{ room: 'r1', unit: 1, from: day(1), to: day(3), bookingId: 'b1', checkIn: day(1), checkOut: day(3) },
  ...{ guest: 'Nora Lind', guests: 2, state: 'unpaid' as const },
  ...over,
});

const arriving = { checkIn: day(2), arrivalTime: '18:00' as const };

type Answer = () => { status?: number; body: object };

function open(
  move: Answer = () => ({ body: { message: 'The stay is moved.' } }),
  block: Answer = () => ({ body: { message: confirmations.nightsBlocked, blocked: [] } }),
  hotel: object = {},
) {
  const timeline = {
    rooms: [{ _id: 'r1', roomType: 'Double Bed', units: 3 }],
    stays: [stay({}), stay({ unit: 2, bookingId: 'b2', guest: 'Ada Berg', from: day(2), ...arriving })],
    blocked: [
      { room: 'r1', unit: 3, from: day(5), to: day(7) },
      { room: 'r1', unit: 2, from: day(5), to: day(7), reason: 'Painting', isUnitAlone: true },
    ],
  };
  const moves: unknown[] = [];
  const blocks: unknown[] = [];
  const shown = renderOwnerArea('/owner/calendar/timeline', {
    'GET /api/rooms/owner': () => ({ body: { rooms: [aRoom()] } }),
    'GET /api/bookings/hotel/timeline': () => ({ body: timeline }),
    'POST /api/bookings/hotel/move-stay': (body) => {
      moves.push(JSON.parse(String(body)));
      return move();
    },
    'POST /api/bookings/hotel/block-nights': (body) => {
      blocks.push(JSON.parse(String(body)));
      return block();
    },
    'POST /api/bookings/hotel/unblock-nights': (body) => {
      blocks.push(JSON.parse(String(body)));
      return { body: { message: confirmations.nightsUnblocked, blocked: [] } };
    },
    ...hotel,
  });
  return { ...shown, moves, blocks };
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
  open(undefined, undefined, {
    'GET /api/bookings/hotel/timeline': () => ({ body: { rooms, stays: [], blocked: [] } }),
  });
  const named = await screen.findByRole('rowgroup', { name: 'Sea view double' });
  expect(within(named).getByRole('rowheader', { name: 'Sea view double' })).toBeVisible();
  expect(screen.getByRole('rowgroup', { name: 'Double Bed' })).toBeVisible();
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

test('the dialog of a stay names the hour of arrival', async () => {
  const { user } = open();
  await user.click(await stayOf(/^Ada Berg/));
  const dialog = await screen.findByRole('dialog', { name: 'Ada Berg' });
  expect(dialog).toHaveTextContent('Arrival: 6:00 PM to 7:00 PM');
});

async function blockUnit3(user: ReturnType<typeof open>['user']) {
  await user.click(await screen.findByRole('button', { name: 'No. 3, block' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Block No. 3' }));
  const fill = async (label: string, text: string) => {
    await user.clear(dialog.getByLabelText(label));
    await user.type(dialog.getByLabelText(label), text);
  };
  await fill('First night', day(8));
  await fill('Last night', day(9));
  await fill('Reason', 'Painting');
  await user.click(dialog.getByRole('button', { name: 'Block nights' }));
  return { dialog };
}

test('a unit is blocked by itself, with a reason', async () => {
  const { user, blocks, host } = open();
  await blockUnit3(user);
  await waitFor(() => expect(host.toast.success).toHaveBeenCalledWith(confirmations.nightsBlocked));
  expect(blocks).toEqual([{ room: 'r1', unit: 3, from: day(8), to: day(10), reason: 'Painting' }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a refused block is explained in the dialog, which keeps what was typed', async () => {
  const body = { message: errorMessages['unit-not-free'], code: 'not-available', field: 'from' };
  const { user } = open(undefined, () => ({ status: 409, body }));
  const { dialog } = await blockUnit3(user);
  expect(await dialog.findByRole('alert')).toHaveTextContent(body.message);
  expect(dialog.getByLabelText('Reason')).toHaveValue('Painting');
  expect(dialog.getByLabelText('First night')).toHaveValue(day(8));
});

test('nights without an end are not sent', async () => {
  const { user, blocks } = open();
  await user.click(await screen.findByRole('button', { name: 'No. 3, block' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Block No. 3' }));
  await user.clear(dialog.getByLabelText('Last night'));
  await user.click(dialog.getByRole('button', { name: 'Block nights' }));
  expect(dialog.getByLabelText('Last night')).toBeInvalid();
  expect(blocks).toEqual([]);
});

test('unblocking a unit frees it alone, and unblocking all rooms of a kind all', async () => {
  const { user, blocks } = open();
  await user.click(await screen.findByRole('button', { name: /^Blocked · Painting/ }));
  const alone = within(await screen.findByRole('dialog', { name: 'Painting' }));
  await user.click(alone.getByRole('button', { name: 'Unblock' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: /^Blocked · (?!Painting)/ }));
  const all = await screen.findByRole('dialog', { name: 'Blocked' });
  expect(all).toHaveTextContent('All rooms of this kind are blocked');
  await user.click(within(all).getByRole('button', { name: 'Unblock all' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const nights = { room: 'r1', from: day(5), to: day(7) };
  expect(blocks).toEqual([{ ...nights, unit: 2 }, nights]);
});

test('reception sees the dates and the reason of a block, and blocks nothing', async () => {
  const { user } = open(undefined, undefined, {
    'GET /api/hotels/owner/all': () => ({ body: { hotels: [aHotelProfile({ role: 'reception' })] } }),
  });
  await user.click(await screen.findByRole('button', { name: /^Blocked · Painting/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Painting' }));
  expect(dialog.getByText(/2 nights$/)).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Unblock' })).toBeNull();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('button', { name: 'No. 3, block' })).toBeNull();
});
