import { screen, within } from '@testing-library/react';
import type { Room } from '@wayhouse/contracts/room';
import { addDays } from '@wayhouse/domain/stay';
import { today } from '@wayhouse/web-kit/calendar-date';
import { renderPart } from '../../testing/render-part.js';
import { aRoom } from '../../testing/a-room.js';
import { messages } from './messages.js';
import { RoomDetails } from './room-details.js';

const open = (described: Partial<Room> = {}) =>
  renderPart(<RoomDetails room={aRoom(described)} booking={null} />, { at: '/rooms/r1' });
const section = (name: string) => within(screen.getByRole('region', { name }));

test('guests read what the hotel has written, the size and the beds', () => {
  open({
    name: 'Garden Double',
    description: 'Its own door to the courtyard.',
    squareMetres: 24,
    beds: [
      { kind: 'queen', count: 1 },
      { kind: 'cot', count: 2 },
    ],
  });
  const about = section('Garden Double');
  expect(about.getByText('Its own door to the courtyard.')).toBeVisible();
  expect(about.getAllByRole('listitem').map(({ textContent }) => textContent?.trim())).toEqual([
    '24 m²',
    '1 queen bed and 2 cots',
  ]);
});

test.each([
  [2, 'Sleeps 4 guests, at most 2 adults'],
  [4, 'Sleeps 4 guests'],
])('of a room for %d adults it is named how many may be, where that is not all', (mostAdults, text) => {
  open({ roomType: 'Family Suite', mostAdults });
  expect(screen.getByText(text)).toBeVisible();
});

test('more amenities are in their groups, and accessibility is named only where there is some', () => {
  open({ moreAmenities: ['bathtub', 'desk', 'towels'], accessibility: ['step-free', 'grab-rails'] });
  const offered = section(messages.offered);
  expect(offered.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Bathroom',
    'Desk and screen',
  ]);
  expect(offered.getByText('Towels')).toBeVisible();
  expect(section(messages.accessibility).getAllByRole('listitem')).toHaveLength(2);
});

test('its hotel is about the stay that the room is for', () => {
  const stay = `checkIn=${addDays(today(), 10)}&checkOut=${addDays(today(), 12)}&guests=2`;
  renderPart(<RoomDetails room={aRoom()} booking={null} />, { at: `/rooms/r1?${stay}&plan=saver` });
  const hotel = section(messages.where).getByRole('link', { name: 'Lakeside Haveli' });
  expect(hotel).toHaveAttribute('href', `/hotels/h1?${stay}`);
});

test('a room without a description is shown as it is', () => {
  open();
  expect(screen.queryByRole('heading', { name: messages.about })).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: messages.accessibility })).not.toBeInTheDocument();
  expect(section(messages.offered).queryByRole('heading', { level: 3 })).not.toBeInTheDocument();
});
