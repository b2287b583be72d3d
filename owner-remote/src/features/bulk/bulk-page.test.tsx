import { screen, waitFor, within } from '@testing-library/react';
import type { OwnRate } from '@wayhouse/contracts/rates';
import type { OwnRoom } from '@wayhouse/contracts/room';
import { timeZoneOf, todayIn } from '@wayhouse/domain/hotel-time';
import { limits } from '@wayhouse/domain/limits';
import { weekdayOf } from '@wayhouse/domain/rates/weekday';
import { addDays } from '@wayhouse/domain/stay';
import { confirmations } from '@wayhouse/messages/confirmations';
import { errorMessages } from '@wayhouse/messages/errors';
import { inputMessages } from '@wayhouse/messages/input-messages';
import { messages as fields } from '../../shared/rates/messages.js';
import { aHotelProfile, aRoom } from '../../testing/factories.js';
import { renderOwnerArea } from '../../testing/render-owner-area.js';
import { messages } from './change/messages.js';
import { messages as page } from './messages.js';

const nextYear = new Date().getFullYear() + 1;
const easter: OwnRate = { name: 'Easter', from: `${nextYear}-03-26`, to: `${nextYear}-03-26`, pricePerNight: 300 };
const hotelRooms = [
  aRoom({ _id: 'r1', version: 3 }),
  aRoom({ _id: 'r2', version: 5, rates: [easter] }),
  aRoom({ _id: 'r3', version: 1, roomType: 'Luxury Room', pricePerNight: 99.99 }),
];
type Refusal = { status: number; body: { code: string; message: string } };

/** The page of a hotel with three rooms, two of them alike. `sent` has the bodies of its changes. */
function renderBulk({ refusals = [], refused = [] }: { refusals?: Refusal[]; refused?: object[] } = {}) {
  const sent: { path: string; body: Record<string, unknown> }[] = [];
  let rooms: OwnRoom[] = hotelRooms;
  const change = (path: string, respond: (body: Record<string, unknown>) => object) => ({
    [`POST ${path}`]: (text: unknown) => {
      const body = JSON.parse(String(text)) as Record<string, unknown>;
      sent.push({ path, body });
      const refusal = refusals.shift();
      if (refusal) {
        rooms = rooms.map((room) => ({ ...room, version: room.version + 1 }));
        return refusal;
      }
      return { body: respond(body) };
    },
  });
  const rendered = renderOwnerArea('/owner/bulk', {
    'GET /api/rooms/owner': () => ({ body: { rooms } }),
    ...change('/api/rooms/bulk/rates', () => ({ message: confirmations.ratesChanged, rooms: [] })),
    ...change('/api/rooms/bulk/availability', ({ isAvailable }) => ({
      message: confirmations.availabilityChanged,
      rooms: rooms.map((room) => ({ ...room, isAvailable })),
    })),
    ...change('/api/bookings/hotel/bulk/nights', () => ({
      message: refused.length ? confirmations.nightsBlockedWhereFree : confirmations.nightsBlocked,
      refused,
    })),
  });
  return { ...rendered, sent };
}
type User = ReturnType<typeof renderBulk>['user'];
const check = async (user: User, name: string) => user.click(await screen.findByRole('checkbox', { name }));
const type = (user: User, label: string | RegExp, text: string) => user.type(screen.getByLabelText(label), text);
const press = (user: User, name: string) => user.click(screen.getByRole('button', { name }));
async function choose(user: User, label: string, option: string) {
  await user.click(screen.getByRole('combobox', { name: label }));
  await user.click(await screen.findByRole('option', { name: option }));
}
const apply = (rooms: string) => screen.findByRole('button', { name: messages.review.apply(rooms) });
const rows = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );

test('chooses all rooms, those of a type, or single ones', async () => {
  const { user } = renderBulk();
  const chosen = (count: number) => screen.getByText(messages.rooms.chosen(count, 3));
  await check(user, 'Double Bed (2)');
  expect(chosen(2)).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Double Bed, €120 a night (1)' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: messages.rooms.all })).not.toBeChecked();
  await check(user, 'Luxury Room, €99.99 a night');
  expect(screen.getByRole('checkbox', { name: messages.rooms.all })).toBeChecked();
  await check(user, 'Double Bed, €120 a night (2)');
  expect(chosen(2)).toBeVisible();
  await check(user, messages.rooms.all);
  expect(chosen(3)).toBeVisible();
  await check(user, messages.rooms.all);
  expect(chosen(0)).toBeVisible();
});

test('shows what a price by percent makes of each room, by the rules of the domain, and applies it', async () => {
  const { user, sent } = renderBulk();
  await check(user, messages.rooms.all);
  await type(user, messages.name, 'Spring');
  await choose(user, messages.priceBy, messages.pricesBy.more);
  await type(user, messages.percent, '15');
  await type(user, messages.firstNight, `${nextYear}-03-26`);
  await type(user, messages.lastNight, `${nextYear}-04-05`);
  await press(user, messages.preview);
  // 99.99 and 15 % are 114.9885.
  expect(await rows()).toEqual([
    ['Double Bed, €120 a night (1)', '€120', '€138'],
    [`Double Bed, €120 a night (2)${messages.review.otherCounts('Easter')}`, '€300', '€300'],
    ['Luxury Room, €99.99 a night', '€99.99', '€114.99'],
  ]);
  expect(screen.getByRole('heading', { name: messages.review.title })).toHaveFocus();
  expect(sent).toEqual([]);
  await user.click(await apply('3 rooms'));
  expect(await screen.findByRole('heading', { name: confirmations.ratesChanged })).toHaveFocus();
  const rate = { name: 'Spring', from: `${nextYear}-03-26`, to: `${nextYear}-04-05`, percent: 15 };
  const rooms = hotelRooms.map(({ _id: id, version }) => ({ id, version }));
  expect(sent).toEqual([{ path: '/api/rooms/bulk/rates', body: { rooms, rate, mode: 'add' } }]);
});

test('a preview is gone once anything else is entered', async () => {
  const { user } = renderBulk();
  await check(user, messages.rooms.all);
  await type(user, messages.name, 'Spring');
  await type(user, /^Price per night/, '150');
  await press(user, messages.preview);
  await apply('3 rooms');
  await check(user, 'Luxury Room, €99.99 a night');
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Apply/ })).toBeNull());
});

test('restricts stays on weekdays', async () => {
  const { user, sent } = renderBulk();
  await check(user, 'Luxury Room, €99.99 a night');
  await choose(user, messages.kind, messages.kinds.restrictions);
  await type(user, messages.name, 'Weekends');
  await press(user, messages.preview);
  expect(await screen.findByText(messages.restrictionMissing)).toBeVisible();
  await type(user, fields.minNights, '2');
  await choose(user, fields.departures, fields.departure.closed);
  await check(user, 'Friday');
  await press(user, messages.preview);
  expect(await rows()).toEqual([
    ['Luxury Room, €99.99 a night', '€99.99', '€99.99at least 2 nights and no departures'],
  ]);
  await user.click(await apply('1 room'));
  const rate = { name: 'Weekends', weekdays: ['fri'], minNights: 2, noDeparture: true };
  await waitFor(() => expect(sent[0]?.body).toMatchObject({ rooms: [{ id: 'r3', version: 1 }], rate, mode: 'add' }));
});

test('takes the rates of a name off', async () => {
  const { user, sent } = renderBulk();
  await check(user, 'Double Bed (2)');
  await choose(user, messages.kind, messages.kinds.remove);
  await press(user, messages.preview);
  expect(await screen.findByText(messages.removedMissing)).toBeVisible();
  await choose(user, messages.removed, 'Easter');
  await press(user, messages.preview);
  expect(await rows()).toEqual([
    [`Double Bed, €120 a night (1)${messages.review.same}`, '€120', '€120'],
    ['Double Bed, €120 a night (2)', '€300', '€120'],
  ]);
  await user.click(await apply('2 rooms'));
  await waitFor(() => expect(sent[0]?.body).toMatchObject({ rate: { name: 'Easter' }, mode: 'remove' }));
});

test('blocks nights, and lists the rooms that stay as they are', async () => {
  const refused = [{ room: 'r2', code: 'not-available', message: errorMessages['nights-booked'] }];
  const { user, sent } = renderBulk({ refused });
  await check(user, 'Double Bed (2)');
  await choose(user, messages.kind, messages.kinds.block);
  await press(user, messages.preview);
  expect(screen.getByLabelText(messages.firstNight)).toBeInvalid();
  await type(user, messages.firstNight, `${nextYear}-05-01`);
  await type(user, messages.lastNight, `${nextYear}-05-10`);
  await type(user, messages.reason, 'Painting');
  await press(user, messages.preview);
  expect(await screen.findByText(messages.review.block('2 rooms', '10 nights'))).toBeVisible();
  await user.click(await apply('2 rooms'));
  expect(await screen.findByRole('heading', { name: messages.done.refused })).toHaveFocus();
  expect(screen.getByText(confirmations.nightsBlockedWhereFree)).toBeVisible();
  const period = { from: `${nextYear}-05-01`, to: `${nextYear}-05-11`, reason: 'Painting' };
  expect(sent).toEqual([
    { path: '/api/bookings/hotel/bulk/nights', body: { rooms: ['r1', 'r2'], mode: 'block', ...period } },
  ]);
  const list = within(screen.getByRole('list', { name: messages.done.refused }));
  expect(list.getByRole('link')).toHaveAttribute('href', expect.stringContaining('room=r2'));
  expect(list.getByText(errorMessages['nights-booked'])).toBeVisible();
});

test('shows where none of the weekdays is in the period, and unblocks the nights of those that are', async () => {
  const { user, sent } = renderBulk();
  await check(user, 'Luxury Room, €99.99 a night');
  await choose(user, messages.kind, messages.kinds.unblock);
  const isSaturday = (day: string) => weekdayOf(day) === 'sat';
  const saturday = [1, 2, 3, 4, 5, 6, 7].map((day) => `${nextYear}-05-0${day}`).find(isSaturday)!;
  await type(user, messages.firstNight, saturday);
  await type(user, messages.lastNight, addDays(saturday, 1));
  await check(user, 'Monday');
  await press(user, messages.preview);
  expect(await screen.findByText(inputMessages['nights-not-in-period'])).toBeVisible();
  await check(user, 'Sunday');
  await press(user, messages.preview);
  expect(await screen.findByText(messages.review.unblock('1 room', '1 night'))).toBeVisible();
  await user.click(await apply('1 room'));
  const nights = { mode: 'unblock', from: saturday, to: addDays(saturday, 2), weekdays: ['mon', 'sun'] };
  await waitFor(() => expect(sent[0]?.body).toEqual({ rooms: ['r3'], ...nights }));
});

test('past nights are not among those that will be unblocked', async () => {
  const { user } = renderBulk();
  await check(user, 'Luxury Room, €99.99 a night');
  await choose(user, messages.kind, messages.kinds.unblock);
  const today = todayIn(timeZoneOf(hotelRooms[2]!.hotel.city), new Date());
  await type(user, messages.firstNight, addDays(today, -3));
  await type(user, messages.lastNight, addDays(today, 1));
  await press(user, messages.preview);
  expect(await screen.findByText(messages.review.unblock('1 room', '2 nights'))).toBeVisible();
  await user.clear(screen.getByLabelText(messages.lastNight));
  await type(user, messages.lastNight, addDays(today, -2));
  await press(user, messages.preview);
  expect(await screen.findByText(messages.review.noNight)).toBeVisible();
});

test('hides rooms from guests, and makes them available', async () => {
  const { user, sent } = renderBulk();
  await check(user, messages.rooms.all);
  for (const kind of ['hide', 'offer'] as const) {
    await choose(user, messages.kind, messages.kinds[kind]);
    await press(user, messages.preview);
    await user.click(await apply('3 rooms'));
    await screen.findByRole('heading', { name: confirmations.availabilityChanged });
  }
  const rooms = ['r1', 'r2', 'r3'];
  expect(sent.map(({ body }) => body)).toEqual([
    { rooms, isAvailable: false },
    { rooms, isAvailable: true },
  ]);
});

test('shows what is missing or wrong, and sends nothing', async () => {
  const { user, sent } = renderBulk();
  await user.click(await screen.findByRole('button', { name: messages.preview }));
  expect(await screen.findByText(messages.rooms.none)).toBeVisible();
  expect(screen.getByLabelText(messages.name)).toBeInvalid();
  await choose(user, messages.priceBy, messages.pricesBy.less);
  await type(user, messages.percent, '91');
  await press(user, messages.preview);
  expect(await screen.findByText(messages.percentBounds(limits.percentLess))).toBeVisible();
  await user.clear(screen.getByLabelText(messages.percent));
  await type(user, messages.percent, '0');
  await press(user, messages.preview);
  expect(await screen.findByText(messages.percentBounds(limits.percentLess))).toBeVisible();
  expect(screen.queryByRole('heading', { name: messages.review.title })).toBeNull();
  expect(sent).toEqual([]);
});

test('everything entered stays after a refusal, and the next attempt is based on the rooms as they are now', async () => {
  const message = 'Double Bed, €120 a night (1) was changed in the meantime.';
  const { user, sent } = renderBulk({ refusals: [{ status: 409, body: { code: 'edit-conflict', message } }] });
  await check(user, 'Double Bed (2)');
  await type(user, messages.name, 'Spring');
  await type(user, /^Price per night/, '150');
  await press(user, messages.preview);
  await user.click(await apply('2 rooms'));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getByLabelText(messages.name)).toHaveValue('Spring');
  expect(screen.getByLabelText(/^Price per night/)).toHaveValue(150);
  await waitFor(async () => {
    await user.click(await apply('2 rooms'));
    expect(sent.at(-1)?.body.rooms).toEqual([
      { id: 'r1', version: 4 },
      { id: 'r2', version: 6 },
    ]);
  });
});

test('the page of rooms links to it, for those who may change rooms', async () => {
  const responses = { 'GET /api/rooms/owner': () => ({ body: { rooms: hotelRooms } }) };
  const { unmount } = renderOwnerArea('/owner/list-room', responses);
  expect(await screen.findByRole('link', { name: page.title })).toHaveAttribute('href', '/owner/bulk');
  unmount();
  const hotels = [aHotelProfile({ role: 'reception' })];
  renderOwnerArea('/owner/list-room', {
    ...responses,
    'GET /api/hotels/owner/all': () => ({ body: { hotels } }),
  });
  await screen.findAllByText('Double Bed');
  await waitFor(() => expect(screen.queryByRole('link', { name: page.title })).toBeNull());
});

test('a hotel without rooms is offered to add one, and rooms that do not load are loaded again', async () => {
  let response: { status?: number; body: object } = { status: 422, body: { message: 'No.', code: 'x' } };
  const { user } = renderOwnerArea('/owner/bulk', { 'GET /api/rooms/owner': () => response });
  expect(await screen.findByText(page.failed.title)).toBeVisible();
  response = { body: { rooms: [] } };
  await press(user, 'Retry');
  expect(await screen.findByText(page.empty.title)).toBeVisible();
});
