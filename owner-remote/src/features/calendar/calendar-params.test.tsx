import { latestArrival } from '@wayhouse/domain/arrival';
import { timeZoneOf, todayIn } from '@wayhouse/domain/hotel-time';
import { addDays } from '@wayhouse/domain/stay';
import { screen, waitFor } from '@testing-library/react';
import { selectedNights } from '../../testing/calendar-grid.js';
import { aStay, stubHotel, nextYear, nextYearDate } from '../../testing/stub-hotel.js';
import { renderOwnerArea } from '../../testing/render-owner-area.js';

const rooms = 'GET /api/rooms/owner';
const nights = 'GET /api/bookings/hotel/rooms/r1/calendar';
const todayInGoa = () => todayIn(timeZoneOf('Goa'), new Date());
const grid = (name?: string) => screen.findByRole('grid', name ? { name } : {});
const cell = (date: string) => document.querySelector<HTMLElement>(`[data-night="${date}"]`)!;

test('the query string selects room, view and date', async () => {
  const { responses } = stubHotel();
  const { user } = renderOwnerArea(`/owner/calendar?room=r2&view=week&from=${nextYearDate('03-10')}`, responses);
  expect((await grid()).querySelectorAll('[role=gridcell]')).toHaveLength(7);
  expect(screen.getByRole('combobox', { name: 'Room' })).toHaveTextContent('Luxury Room, €240 a night');
  await waitFor(() => expect(cell(nextYearDate('03-10'))).toHaveAccessibleName(/free$/));
  await user.click(screen.getByRole('button', { name: 'Next week' }));
  expect(cell(nextYearDate('03-17'))).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Month' }));
  expect(await grid(`March ${nextYear}`)).toBeVisible();
  await user.click(screen.getByRole('combobox', { name: 'Room' }));
  await user.click(screen.getByRole('option', { name: /^Double Bed/ }));
  await waitFor(() => expect(cell(nextYearDate('03-10'))).toHaveAccessibleName(/booked by Nora Lind$/));
});

test('shows this month by default, and past nights cannot be selected', async () => {
  const today = todayInGoa();
  const { user } = renderOwnerArea('/owner/calendar?from=tomorrow&view=year', stubHotel().responses);
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

test('the last night for which guests can arrive can be selected, and none after it', async () => {
  const latest = latestArrival(todayInGoa());
  const { user } = renderOwnerArea(`/owner/calendar?view=week&from=${latest}`, stubHotel().responses);
  await grid();
  await user.click(cell(latest));
  expect(selectedNights()).toEqual([latest]);
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
  await waitFor(() => expect(cell(addDays(latest, 1))).toHaveFocus());
  expect(screen.getByRole('heading', { name: /^1 night,/ })).toBeVisible();
});

test('shows a new booking live', async () => {
  const { hotel, responses } = stubHotel();
  const { stream } = renderOwnerArea(`/owner/calendar?from=${nextYearDate('03-10')}`, responses);
  expect(await screen.findByText('Live')).toBeVisible();
  hotel.stays.push(
    aStay({ bookingId: 'b2', guest: 'Mia Chen', checkIn: nextYearDate('03-20'), checkOut: nextYearDate('03-22') }),
  );
  stream.send({ bookingId: 'b2', type: 'booked' });
  await waitFor(() => expect(cell(nextYearDate('03-21'))).toHaveAccessibleName(/booked by Mia Chen$/));
});

test('offers to add a room if there is none', async () => {
  renderOwnerArea('/owner/calendar', { [rooms]: () => ({ body: { rooms: [] } }) });
  expect(await screen.findByText('No rooms yet')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Add Room' })).toHaveLength(2);
});

test.each([
  ['rooms', rooms],
  ['nights', nights],
])('offers a retry when %s do not load', async (_what, call) => {
  const { responses } = stubHotel();
  let isBack = false;
  const no = { status: 422, body: { message: 'No.', code: 'x' } };
  const respond = responses[call as keyof typeof responses];
  const { user } = renderOwnerArea('/owner/calendar', { ...responses, [call]: () => (isBack ? respond('') : no) });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  isBack = true;
  await user.click(retry);
  await waitFor(() => expect(cell(todayInGoa())).toHaveAccessibleName(/today, free$/));
});
