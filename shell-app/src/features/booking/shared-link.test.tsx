import { screen } from '@testing-library/react';
import { addDays } from '@wayhouse/domain/stay';
import { today } from '@wayhouse/web-kit/calendar-date';
import { messages as fields } from '../../shared/stay-fields/messages.js';
import { aRoom } from '../../testing/a-room.js';
import { renderPart } from '../../testing/render-part.js';
import { ok, stubApi } from '../../testing/stub-api.js';
import { BookingCard } from './booking-card.js';

const stay = `checkIn=${addDays(today(), 10)}&checkOut=${addDays(today(), 13)}`;
const open = (query: string) => {
  stubApi({ 'GET /api/bookings/rooms/r1/taken-nights': () => ok({ nights: [] }) });
  return renderPart(<BookingCard room={aRoom()} />, { at: `/rooms/r1?${query}` });
};
const guests = () => screen.getByRole('group', { name: 'Guests' });

test('a link with dates that are over has a note', async () => {
  open('checkIn=2020-01-01&checkOut=2020-01-04');
  expect(await screen.findByText(fields.link.dates)).toBeVisible();
});

test.each([
  ['the room', 4],
  ['any room', 6],
])(
  'a link for more guests than %s sleeps is for as many as the room does, until another number is chosen',
  async (_, many) => {
    const { user } = open(`${stay}&guests=${many}`);
    const note = fields.link.guests.room('2 guests');
    expect(await screen.findByText(note)).toBeVisible();
    expect(guests()).toHaveTextContent('2');
    await user.click(screen.getByRole('button', { name: 'One guest fewer' }));
    expect(guests()).toHaveTextContent('1');
    expect(screen.queryByText(note)).toBeNull();
  },
);

test('a link that fits has no note', async () => {
  open(`${stay}&guests=2`);
  expect(await screen.findByRole('group', { name: 'Guests' })).toHaveTextContent('2');
  for (const note of [fields.link.dates, fields.link.guests.room('2 guests')])
    expect(screen.queryByText(note)).toBeNull();
});
