import { timeZoneOf, todayIn } from '@wayhouse/contracts/hotel-time';
import { addDays } from '@wayhouse/contracts/stay';
import { screen, waitFor } from '@testing-library/react';
import { aStay, hotelWithRooms, nextYear, on } from '../../testing/stub-hotel.js';
import { showOwnerArea } from '../../testing/render-owner-area.js';

const rooms = 'GET /api/rooms/owner';
const nights = 'GET /api/bookings/hotel/rooms/r1/calendar';
const todayInGoa = () => todayIn(timeZoneOf('Goa'), new Date());
const grid = (name?: string) => screen.findByRole('grid', name ? { name } : {});
const cell = (date: string) => document.querySelector<HTMLElement>(`[data-night="${date}"]`)!;

test('the address says which room, which view and from when', async () => {
  const { answers } = hotelWithRooms();
  const { user } = showOwnerArea(`/owner/calendar?room=r2&view=week&from=${on('03-10')}`, answers);
  expect((await grid()).querySelectorAll('[role=gridcell]')).toHaveLength(7);
  expect(screen.getByRole('combobox', { name: 'Room' })).toHaveTextContent('Luxury Room, €240 a night');
  expect(cell(on('03-10'))).toHaveAccessibleName(/free$/);
  await user.click(screen.getByRole('button', { name: 'Next week' }));
  expect(cell(on('03-17'))).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Month' }));
  expect(await grid(`March ${nextYear}`)).toBeVisible();
  await user.click(screen.getByRole('combobox', { name: 'Room' }));
  await user.click(screen.getByRole('option', { name: /^Double Bed/ }));
  await waitFor(() => expect(cell(on('03-10'))).toHaveAccessibleName(/booked by Nora Lind$/));
});

test('without an address it is this month, in which what is over cannot be chosen', async () => {
  const today = todayInGoa();
  const { user } = showOwnerArea('/owner/calendar?from=tomorrow&view=year', hotelWithRooms().answers);
  await grid();
  expect(cell(today)).toHaveAttribute('aria-current', 'date');
  expect(cell(today).tabIndex).toBe(0);
  cell(today).focus();
  await user.keyboard('{ArrowLeft}');
  expect(cell(addDays(today, -1))).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{Enter}');
  expect(screen.queryAllByRole('gridcell', { selected: true })).toEqual([]);
  await user.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
  expect(screen.getByRole('heading', { name: /^2 nights/ })).toBeVisible();
});

test('a new booking appears by itself', async () => {
  const { hotel, answers } = hotelWithRooms();
  const { stream } = showOwnerArea(`/owner/calendar?from=${on('03-10')}`, answers);
  expect(await screen.findByText('Live')).toBeVisible();
  hotel.stays.push(aStay({ bookingId: 'b2', guest: 'Mia Chen', checkIn: on('03-20'), checkOut: on('03-22') }));
  stream.say({ bookingId: 'b2', what: 'booked' });
  await waitFor(() => expect(cell(on('03-21'))).toHaveAccessibleName(/booked by Mia Chen$/));
});

test('without rooms it leads to adding one', async () => {
  showOwnerArea('/owner/calendar', { [rooms]: () => ({ body: { rooms: [] } }) });
  expect(await screen.findByText('No rooms yet')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Add Room' })).toHaveLength(2);
});

test.each([
  ['rooms', rooms],
  ['nights', nights],
])('%s that do not load can be asked for again', async (_what, call) => {
  const { answers } = hotelWithRooms();
  let isBack = false;
  const no = { status: 422, body: { message: 'No.', code: 'x' } };
  const answer = answers[call as keyof typeof answers];
  const { user } = showOwnerArea('/owner/calendar', { ...answers, [call]: () => (isBack ? answer('') : no) });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  isBack = true;
  await user.click(retry);
  await waitFor(() => expect(cell(todayInGoa())).toHaveAccessibleName(/today, free$/));
});
