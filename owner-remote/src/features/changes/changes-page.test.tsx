import { screen, within } from '@testing-library/react';
import type { RecordedChange } from '@wayhouse/contracts/recorded-change';
import type { StaffRole } from '@wayhouse/domain/staff-roles';
import { aHotelProfile, aRoom } from '../../testing/factories.js';
import { renderOwnerArea } from '../../testing/render-owner-area.js';
import { messages as appMessages } from '../../app/messages.js';
import { formatDateRange } from '@wayhouse/messages/format-date';
import { messages as sharedMessages } from '../../shared/messages.js';
import { messages } from './list/messages.js';
import { messages as pageMessages } from './messages.js';

const list = 'GET /api/hotels/owner/all';
const show = 'GET /api/hotels/owner/h1/changes';
const hotelWith = (role: StaffRole) => () => ({ body: { hotels: [aHotelProfile({ role })] } });
const rooms = [aRoom(), aRoom({ _id: 'r2', name: 'Garden room' })];

const recorded = (id: string) => ({ _id: id, at: '2027-01-12T08:41:00.000Z', by: 'Rita Sen' });
const changed = (differences: Extract<RecordedChange, { kind: 'rooms-changed' }>['differences']): RecordedChange => ({
  ...{ ...recorded('c1'), kind: 'rooms-changed', rooms: ['r1'], roomCount: 1 },
  ...{ differences, differenceCount: differences.length },
});

const renderChanges = (pages: RecordedChange[][], role: StaffRole = 'owner', ownRooms = rooms) =>
  renderOwnerArea('/owner/hotel/changes', {
    [list]: hotelWith(role),
    'GET /api/rooms/owner': () => ({ body: { rooms: ownRooms } }),
    [show]: (_body, query) => {
      const at = Number(query.get('after') ?? 0);
      return { body: { changes: pages[at] ?? [], ...(pages[at + 1] && { next: String(at + 1) }) } };
    },
  });

/** The texts of each change, one below the other. */
const shown = async () =>
  within(await screen.findByRole('list', { name: messages.list }))
    .getAllByRole('heading')
    .map((heading) => [...heading.parentElement!.querySelectorAll('h2, p, li')].map(({ textContent }) => textContent));

test('names what was changed of which room, by whom, and when in the hotel’s time', async () => {
  renderChanges([[changed([{ what: 'pricePerNight', from: 120, to: 135.5 }])]]);
  expect(await screen.findByText(/^Double Bed/)).toBeVisible();
  expect(await shown()).toEqual([
    ['Room changed', 'Double Bed', 'Price per night: from €120 to €135.50', 'Rita SenTue, 12 Jan 2027, 2:11 PM'],
  ]);
  expect(screen.getByText(sharedMessages.clock('Goa'))).toBeVisible();
});

test('rooms that are called alike are shown with their prices', async () => {
  renderChanges([[changed([{ what: 'photos' }])]], 'owner', [
    rooms[0]!,
    { ...rooms[0]!, _id: 'r3', pricePerNight: 90 },
  ]);
  expect(await screen.findByText('Double Bed, €120 a night')).toBeVisible();
});

test('words every difference', async () => {
  renderChanges([
    [
      changed([
        { what: 'rate', name: 'Christmas', change: 'added', to: 220 },
        { what: 'rate', name: 'Fair', change: 'changed', from: 180, to: 200 },
        { what: 'rate', name: 'Spring', change: 'changed' },
        { what: 'rate', name: 'Autumn', change: 'removed', from: 90 },
        { what: 'units', from: 1, to: 3 },
        { what: 'leadDays', to: 2 },
        { what: 'furtherGuests', from: 15 },
        { what: 'furtherGuests' },
        { what: 'roomType', from: 'Single Bed', to: 'Double Bed' },
        { what: 'roomType', from: 'Attic', to: 'Double Bed' },
        { what: 'checkInFrom', from: '14:00', to: '15:30' },
        { what: 'tax', name: 'VAT', change: 'removed' },
        { what: 'offer', name: 'luxury', change: 'added' },
        { what: 'amenity', name: 'Pool Access', change: 'added' },
        { what: 'ratePlan', name: 'Saver', change: 'changed' },
        { what: 'isAvailable', to: false },
        { what: 'isAvailable', to: true },
        { what: 'photos' },
      ]),
    ],
  ]);
  await screen.findByText(/^Double Bed/);
  expect((await shown())[0]?.slice(2, -1)).toEqual([
    'Rate “Christmas” added: €220',
    'Rate “Fair”: from €180 to €200',
    'Rate “Spring” changed',
    'Rate “Autumn” removed',
    'Number of rooms like this: from 1 to 3',
    'Days before arrival, at least: 2',
    'Further guests, each a night: €15 removed',
    'Further guests, each a night changed',
    'Room type: from Single Bed to Double Bed',
    'Room type: from Attic to Double Bed',
    'Earliest check-in: from 2:00 PM to 3:30 PM',
    'Tax or fee “VAT” removed',
    'Offer “Luxury Retreat” added',
    'Amenity “Pool Access” added',
    'Rate plan “Saver” changed',
    messages.hidden,
    messages.available,
    'Photos changed',
  ]);
});

test('of many rooms and differences the first are named, and the rest counted', async () => {
  const differences = [{ what: 'photos' as const }];
  renderChanges([
    [
      {
        ...{ ...recorded('c1'), kind: 'rooms-imported', added: 2, rooms: ['r1', 'r2', 'gone'], roomCount: 9 },
        ...{ differences, differenceCount: 4 },
      },
    ],
  ]);
  expect(await screen.findByText('Double Bed, Garden room, and 7 others')).toBeVisible();
  expect(await shown()).toMatchObject([
    [messages.roomsImported(2, 7), expect.anything(), 'Photos changed', messages.others(3), expect.anything()],
  ]);
});

test('names members, and whoever is known no more as somebody', async () => {
  renderChanges([
    [
      { ...recorded('c1'), kind: 'member-invited', member: 'sam@example.com', role: 'viewer' },
      { ...recorded('c2'), kind: 'invitation-withdrawn', role: 'viewer' },
      { ...recorded('c3'), kind: 'member-joined', member: 'Rita Sen', role: 'reception' },
      { ...recorded('c4'), kind: 'member-role-changed', member: 'Rita Sen', from: 'reception', to: 'manager' },
      { ...recorded('c5'), kind: 'member-removed', role: 'manager' },
      { ...recorded('c9'), kind: 'member-left', member: 'Rita Sen', role: 'manager' },
      { ...recorded('c6'), kind: 'rooms-added', rooms: [], roomCount: 2 },
      { ...recorded('c7'), kind: 'hotel-changed', differences: [{ what: 'phone' }], differenceCount: 1 },
      { ...recorded('c8'), kind: 'hotel-added' },
    ],
  ]);
  expect((await shown()).map(([title]) => title)).toEqual([
    'Invited sam@example.com as Viewer',
    'Withdrew the invitation of somebody',
    'Joined the staff as Reception',
    'Changed the role of Rita Sen from Reception to Manager',
    'Removed somebody from the staff',
    'Left the staff as Manager',
    '2 rooms added',
    'Hotel changed',
    'Hotel added',
  ]);
});

test('names nights, codes, calendars and moved stays', async () => {
  const of = (id: string, unit?: number) => ({ ...recorded(id), rooms: ['r2'], roomCount: 1, ...(unit && { unit }) });
  const nights = { from: '2027-01-04', to: '2027-01-07', nights: 3 };
  renderChanges([
    [
      { ...of('c1', 2), kind: 'nights-blocked', ...nights },
      { ...of('c2'), kind: 'nights-unblocked', ...nights },
      { ...recorded('c3'), kind: 'code-added', code: 'MONSOON15' },
      { ...recorded('c4'), kind: 'code-ended', code: 'MONSOON15' },
      { ...of('c5'), unit: 1, kind: 'calendar-added', calendar: 'Airbnb' },
      { ...of('c6'), unit: 1, kind: 'calendar-changed', calendar: 'Airbnb' },
      { ...of('c7'), unit: 1, kind: 'calendar-removed', calendar: 'Airbnb' },
      { ...of('c8'), unit: 1, kind: 'calendar-address-replaced' },
      { ...of('c9'), unit: 3, kind: 'stay-moved', bookingId: 'b7' },
      { ...of('c10'), kind: 'guest-details-corrected', bookingId: 'b7' },
    ],
  ]);
  await screen.findByText('Garden room · No. 2');
  expect((await shown()).map((lines) => lines.slice(0, -1))).toEqual([
    [`Blocked 3 nights: ${formatDateRange(nights.from, nights.to)}`, 'Garden room · No. 2'],
    [`Unblocked 3 nights: ${formatDateRange(nights.from, nights.to)}`, 'Garden room'],
    ['Promotion code MONSOON15 added'],
    ['Promotion code MONSOON15 ended'],
    ['Calendar “Airbnb” added', 'Garden room · No. 1'],
    ['Calendar “Airbnb” changed', 'Garden room · No. 1'],
    ['Calendar “Airbnb” removed', 'Garden room · No. 1'],
    ['Address of the calendar replaced', 'Garden room · No. 1'],
    ['Stay moved to another room', 'Garden room · No. 3'],
    ['Details of a guest corrected', 'Garden room'],
  ]);
  for (const link of screen.getAllByRole('link', { name: messages.booking }))
    expect(link).toHaveAttribute('href', expect.stringContaining('/owner/bookings/b7'));
});

test('shows more on request, and at the end how far back the list goes', async () => {
  const { user } = renderChanges([
    [{ ...recorded('c2'), kind: 'hotel-changed', differences: [{ what: 'photos' }], differenceCount: 1 }],
    [{ ...recorded('c1'), kind: 'hotel-added' }],
  ]);
  await user.click(await screen.findByRole('button', { name: messages.more }));
  expect(await screen.findByText(messages.hotelAdded)).toBeVisible();
  expect(screen.queryByRole('button', { name: messages.more })).not.toBeInTheDocument();
  expect(screen.getByText(messages.end('2 years'))).toBeVisible();
});

test('a hotel without changes has none yet', async () => {
  renderChanges([[]]);
  expect(await screen.findByRole('heading', { name: messages.empty.title })).toBeVisible();
});

test('asks again where the list has not loaded', async () => {
  const answers = [{ status: 400, body: { message: 'No.', code: 'invalid-input' } }];
  const { user } = renderOwnerArea('/owner/hotel/changes', {
    [list]: hotelWith('manager'),
    'GET /api/rooms/owner': () => ({ body: { rooms } }),
    [show]: () => answers.shift() ?? { body: { changes: [{ ...recorded('c1'), kind: 'hotel-added' }] } },
  });
  expect(await screen.findByText(pageMessages.failed.title)).toBeVisible();
  await user.click(screen.getByRole('button', { name: /again|retry/i }));
  expect(await screen.findByText(messages.hotelAdded)).toBeVisible();
});

test('is for managers and owners', async () => {
  renderChanges([[]], 'reception');
  expect(await screen.findByText(appMessages.roleTooLow.title)).toBeVisible();
});
