import { screen, waitFor, within } from '@testing-library/react';
import { errorMessages } from '@wayhouse/messages/errors';
import { addDays } from '@wayhouse/domain/stay';
import { aRoom } from '../../../testing/factories.js';
import { renderOwnerArea } from '../../../testing/render-owner-area.js';

const today = new Date().toISOString().slice(0, 10);
const day = (at: number) => addDays(today, at);
const stay = (over: object) => ({
  ...{ room: 'r1', unit: 1, from: day(1), to: day(3), bookingId: 'b1', checkIn: day(1), checkOut: day(3) },
  ...{ guest: 'Nora Lind', guests: 2, state: 'unpaid' as const },
  ...over,
});

const arriving = { checkIn: day(2), arrivalTime: '18:00' as const };

function open(move: () => { status?: number; body: object } = () => ({ body: { message: 'The stay is moved.' } })) {
  const timeline = {
    rooms: [{ _id: 'r1', roomType: 'Double Bed', units: 3 }],
    stays: [stay({}), stay({ unit: 2, bookingId: 'b2', guest: 'Ada Berg', from: day(2), ...arriving })],
    blocked: [{ room: 'r1', unit: 3, from: day(5), to: day(7) }],
  };
  const moves: unknown[] = [];
  const shown = renderOwnerArea('/owner/calendar/timeline', {
    'GET /api/rooms/owner': () => ({ body: { rooms: [aRoom()] } }),
    'GET /api/bookings/hotel/timeline': () => ({ body: timeline }),
    'POST /api/bookings/hotel/move-stay': (body) => {
      moves.push(JSON.parse(String(body)));
      return move();
    },
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

test('each unit has its stays and blocked nights', async () => {
  open();
  const list = within((await screen.findByRole('heading', { name: 'Double Bed' })).closest('section')!);
  const unit = (number: number) => list.getByRole('list', { name: `No. ${number}` });
  expect(within(unit(1)).getByRole('button')).toHaveAccessibleName(/^Nora Lind · .* · Not paid yet$/);
  expect(within(unit(2)).getByRole('button')).toHaveAccessibleName(/^Ada Berg/);
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
