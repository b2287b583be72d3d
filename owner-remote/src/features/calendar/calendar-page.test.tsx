import { confirmations } from '@wayhouse/messages/confirmations';
import { screen, waitFor, within } from '@testing-library/react';
import { selectedNights, dragNights, night, nightsLoaded } from '../../testing/calendar-grid.js';
import { aStay, stubHotel, nextYear, nextYearDate } from '../../testing/stub-hotel.js';
import { aHotelProfile } from '../../testing/factories.js';
import { renderOwnerArea } from '../../testing/render-owner-area.js';

const march = `/owner/calendar?from=${nextYearDate('03-15')}`;

function open(address = march) {
  const { hotel, responses } = stubHotel();
  return { ...renderOwnerArea(address, responses), hotel };
}
const button = (name: string) => screen.getByRole('button', { name });

test('each night names its guest, and a stay links to its booking', async () => {
  const { hotel, user } = open();
  hotel.blocked.set(nextYearDate('03-12'), 'Painting').set(nextYearDate('03-20'), undefined);
  await nightsLoaded();
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
  expect(selectedNights()).toEqual([nextYearDate('03-12')]);
});

test('begins with the newest room on sale', async () => {
  const { hotel, responses } = stubHotel();
  const [shown] = hotel.rooms;
  hotel.rooms = [
    { ...shown!, _id: 'hidden', name: 'Attic', isAvailable: false },
    { ...shown!, name: 'Sea view' },
  ];
  renderOwnerArea(march, responses);
  await nightsLoaded();
  expect(screen.getByRole('combobox', { name: 'Room' })).toHaveTextContent('Sea view');
});

test('of a stay that is paid in part, the list and the bar name what is paid', async () => {
  const { hotel, responses } = stubHotel();
  hotel.stays = [aStay({ paidInPart: { paid: 100, totalPrice: 530, currency: 'USD' } })];
  renderOwnerArea(march, responses);
  await nightsLoaded();
  const list = within(screen.getByRole('region', { name: 'Stays and blocks' }));
  expect(list.getByRole('link', { name: /^Nora Lind/ })).toHaveTextContent(/2 guests · \$100 of \$530 paid$/);
  expect(night('03-09')).toHaveTextContent('$100 of $530 paid');
  expect(screen.getByRole('region', { name: 'Stays and blocks' })).not.toHaveTextContent('Not paid yet');
});

test('the nights of a room with several units show how many are booked, and the list each stay', async () => {
  const { hotel, responses } = stubHotel();
  hotel.rooms = hotel.rooms.map((room) => ({ ...room, units: 2 }));
  hotel.stays.push({ ...hotel.stays[0]!, bookingId: 'b7', guest: 'Ada Berg' });
  renderOwnerArea(march, responses);
  await nightsLoaded();
  expect(night('03-10')).toHaveAccessibleName(/, 2 of 2 booked$/);
  expect(night('03-11')).toHaveAccessibleName(/, free$/);
  for (const text of ['Some taken', 'All taken']) expect(screen.getByText(text)).toBeVisible();
  const list = within(screen.getByRole('region', { name: 'Stays and blocks' }));
  expect(list.getByRole('link', { name: /^Nora Lind/ })).toHaveAttribute('href', '/owner/bookings/b1');
  expect(list.getByRole('link', { name: /^Ada Berg/ })).toHaveAttribute('href', '/owner/bookings/b7');
});

test('who may not block nights sees them all, selects none and does not read how', async () => {
  const { hotel, responses } = stubHotel();
  hotel.blocked.set(nextYearDate('03-12'), 'Painting');
  const asReception = {
    'GET /api/hotels/owner/all': () => ({ body: { hotels: [aHotelProfile({ role: 'reception' })] } }),
  };
  const { user } = renderOwnerArea(march, { ...responses, ...asReception });
  await nightsLoaded();
  const list = within(screen.getByRole('region', { name: 'Stays and blocks' }));
  await waitFor(() => expect(list.queryByRole('button')).toBeNull());
  expect(list.getByText('Painting')).toBeVisible();
  await dragNights(user, '03-18', '03-16');
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
  expect(selectedNights()).toEqual([]);
  expect(screen.queryByRole('region', { name: 'Selected nights' })).toBeNull();
  expect(screen.queryByText(/select/)).toBeNull();
});

test('dragging selects nights, which can be blocked with a reason', async () => {
  const { user, hotel, host } = open();
  await nightsLoaded();
  await dragNights(user, '03-18', '03-16');
  expect(selectedNights()).toEqual([nextYearDate('03-16'), nextYearDate('03-17'), nextYearDate('03-18')]);
  expect(screen.getByRole('heading', { name: /^3 nights, 16\s?–\s?19 Mar/ })).toBeVisible();
  await user.type(screen.getByLabelText('Reason'), 'Painting');
  await user.click(button('Block nights'));
  await waitFor(() => expect(host.toast.success).toHaveBeenCalledWith(confirmations.nightsBlocked));
  expect(hotel.requests).toEqual([
    { room: 'r1', from: nextYearDate('03-16'), to: nextYearDate('03-19'), reason: 'Painting' },
  ]);
  expect(night('03-17')).toHaveAccessibleName(/blocked: Painting$/);
  expect(screen.queryByRole('region', { name: 'Selected nights' })).toBeNull();
  expect(night('03-18')).toHaveFocus();
});

test('the keyboard selects nights beyond the end of the month, and Escape clears', async () => {
  const { user } = open();
  await nightsLoaded();
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
  expect(screen.queryByRole('region', { name: 'Selected nights' })).toBeNull();
  await user.keyboard(' ');
  expect(selectedNights()).toEqual([(document.activeElement as HTMLElement).dataset.night]);
});

test('taps select the first and the last night', async () => {
  const { user } = open();
  await nightsLoaded();
  const tap = (day: string) => user.pointer({ keys: '[TouchA]', target: night(day) });
  await tap('03-16');
  expect(selectedNights()).toEqual([nextYearDate('03-16')]);
  await tap('03-18');
  expect(selectedNights()).toHaveLength(3);
  await tap('03-22');
  expect(selectedNights()).toEqual([nextYearDate('03-22')]);
  await tap('03-22');
  expect(screen.queryAllByRole('gridcell', { selected: true })).toEqual([]);
});

test('blocks nothing if a night is booked, and keeps selection and reason', async () => {
  const { user, hotel } = open();
  await nightsLoaded();
  hotel.stays.push(
    aStay({ bookingId: 'b2', guest: 'Mia Chen', checkIn: nextYearDate('03-17'), checkOut: nextYearDate('03-18') }),
  );
  await dragNights(user, '03-16', '03-18');
  await user.type(screen.getByLabelText('Reason'), 'Painting');
  await user.click(button('Block nights'));
  expect(await screen.findByRole('alert')).toHaveTextContent(/nights are booked: Mia Chen, 17\s?–\s?18 Mar/);
  expect(selectedNights()).toHaveLength(3);
  expect(screen.getByLabelText('Reason')).toHaveValue('Painting');
  expect(night('03-17')).toHaveAccessibleName(/booked by Mia Chen$/);
  await user.click(button('Clear selection'));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('unblocks nights or changes their reason', async () => {
  const { user, hotel } = open();
  for (const day of ['03-16', '03-17']) hotel.blocked.set(nextYearDate(day), 'Painting');
  await nightsLoaded();
  await dragNights(user, '03-16', '03-17');
  expect(screen.getByLabelText('Reason')).toHaveValue('Painting');
  await user.clear(screen.getByLabelText('Reason'));
  await user.click(button('Save reason'));
  await waitFor(() => expect(night('03-16')).toHaveAccessibleName(/blocked$/));
  await dragNights(user, '03-17', '03-19');
  expect(screen.getByText('1 night of these is already blocked.')).toBeVisible();
  await user.click(button('Unblock'));
  await waitFor(() => expect(night('03-17')).toHaveAccessibleName(/free$/));
  expect(hotel.blocked.size).toBe(1);
});
