import { messages } from '@wayhouse/contracts/messages';
import { screen, waitFor, within } from '@testing-library/react';
import { chosen, drag, night, read } from '../../testing/calendar-grid.js';
import { aStay, hotelWithRooms, nextYear, on } from '../../testing/stub-hotel.js';
import { showOwnerArea } from '../../testing/render-owner-area.js';

const march = `/owner/calendar?from=${on('03-15')}`;

function open(address = march) {
  const { hotel, answers } = hotelWithRooms();
  return { ...showOwnerArea(address, answers), hotel };
}
const button = (name: string) => screen.getByRole('button', { name });

test('each night says whose it is, and a stay leads to its booking', async () => {
  const { hotel, user } = open();
  hotel.blocked.set(on('03-12'), 'Painting').set(on('03-20'), undefined);
  await read();
  expect(screen.getByRole('grid', { name: `March ${nextYear}` })).toBeVisible();
  expect(night('03-08')).toHaveAccessibleName(new RegExp(`^\\w{3} 8 March ${nextYear}, free$`));
  expect(night('03-10')).toHaveAccessibleName(/, booked by Nora Lind$/);
  expect(night('03-11')).toHaveAccessibleName(/, free$/);
  expect(night('03-12')).toHaveAccessibleName(/, blocked: Painting$/);
  expect(night('03-20')).toHaveAccessibleName(/, blocked$/);
  expect(night('03-09').querySelector('a')).toHaveAttribute('href', '/owner/bookings/b1');
  const list = within(screen.getByRole('region', { name: 'Stays and blocks' }));
  expect(list.getByRole('link', { name: /^Nora Lind/ })).toHaveAttribute('href', '/owner/bookings/b1');
  await user.click(list.getByRole('button', { name: /^Painting/ }));
  expect(chosen()).toEqual([on('03-12')]);
});

test('nights are chosen by dragging and blocked with a reason', async () => {
  const { user, hotel, host } = open();
  await read();
  await drag(user, '03-18', '03-16');
  expect(chosen()).toEqual([on('03-16'), on('03-17'), on('03-18')]);
  expect(screen.getByRole('heading', { name: /^3 nights, 16\s?–\s?19 Mar/ })).toBeVisible();
  await user.type(screen.getByLabelText('Reason'), 'Painting');
  await user.click(button('Block nights'));
  await waitFor(() => expect(host.toast.success).toHaveBeenCalledWith(messages.nightsBlocked));
  expect(hotel.asked).toEqual([{ room: 'r1', from: on('03-16'), to: on('03-19'), reason: 'Painting' }]);
  expect(night('03-17')).toHaveAccessibleName(/blocked: Painting$/);
  expect(screen.queryByRole('region', { name: 'Chosen nights' })).toBeNull();
  expect(night('03-18')).toHaveFocus();
});

test('nights are chosen by the keys, past the end of the month, and the choice is cleared by Escape', async () => {
  const { user } = open();
  await read();
  await user.click(night('03-30'));
  await user.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}');
  expect(await screen.findByRole('grid', { name: `April ${nextYear}` })).toBeVisible();
  await waitFor(() => expect(night('04-07')).toHaveFocus());
  expect(screen.getByRole('heading', { name: /^9 nights, 30 Mar\s–\s8 Apr/ })).toBeVisible();
  await user.keyboard('{Home}{End}{PageDown}');
  expect(await screen.findByRole('grid', { name: `May ${nextYear}` })).toBeVisible();
  await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'gridcell'));
  expect(screen.getAllByRole('gridcell').filter(({ tabIndex }) => tabIndex === 0)).toEqual([document.activeElement]);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('region', { name: 'Chosen nights' })).toBeNull();
  await user.keyboard(' ');
  expect(chosen()).toEqual([(document.activeElement as HTMLElement).dataset.night]);
});

test('fingers tap the first night, then the last', async () => {
  const { user } = open();
  await read();
  const tap = (day: string) => user.pointer({ keys: '[TouchA]', target: night(day) });
  await tap('03-16');
  expect(chosen()).toEqual([on('03-16')]);
  await tap('03-18');
  expect(chosen()).toHaveLength(3);
  await tap('03-22');
  expect(chosen()).toEqual([on('03-22')]);
  await tap('03-22');
  expect(screen.queryAllByRole('gridcell', { selected: true })).toEqual([]);
});

test('where a night is booked nothing is blocked: it says which, and the choice and the reason stay', async () => {
  const { user, hotel } = open();
  await read();
  hotel.stays.push(aStay({ bookingId: 'b2', guest: 'Mia Chen', checkIn: on('03-17'), checkOut: on('03-18') }));
  await drag(user, '03-16', '03-18');
  await user.type(screen.getByLabelText('Reason'), 'Painting');
  await user.click(button('Block nights'));
  expect(await screen.findByRole('alert')).toHaveTextContent(/nights are booked: Mia Chen, 17\s?–\s?18 Mar/);
  expect(chosen()).toHaveLength(3);
  expect(screen.getByLabelText('Reason')).toHaveValue('Painting');
  expect(night('03-17')).toHaveAccessibleName(/booked by Mia Chen$/);
  await user.click(button('Clear the choice'));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('blocked nights are opened again, or given another reason', async () => {
  const { user, hotel } = open();
  for (const day of ['03-16', '03-17']) hotel.blocked.set(on(day), 'Painting');
  await read();
  await drag(user, '03-16', '03-17');
  expect(screen.getByLabelText('Reason')).toHaveValue('Painting');
  await user.clear(screen.getByLabelText('Reason'));
  await user.click(button('Save reason'));
  await waitFor(() => expect(night('03-16')).toHaveAccessibleName(/blocked$/));
  await drag(user, '03-17', '03-19');
  expect(screen.getByText('1 night of these is blocked already.')).toBeVisible();
  await user.click(button('Unblock'));
  await waitFor(() => expect(night('03-17')).toHaveAccessibleName(/free$/));
  expect(hotel.blocked.size).toBe(1);
});
