import { holdClock, releaseClock } from '@wayhouse/web-kit/page-clock';
import { screen } from '@testing-library/react';
import { aRoom } from '../../testing/a-room.js';
import { renderPart } from '../../testing/render-part.js';
import { LocationSection } from './location-section.js';

afterEach(releaseClock);

test('a stay that begins on the day that it still is at the hotel goes along to its page', () => {
  holdClock({ at: Date.parse('2027-01-05T03:00Z'), day: '2027-01-05' });
  const tonight = 'checkIn=2027-01-04&checkOut=2027-01-05&guests=2';
  const hotel = { ...aRoom().hotel, city: 'New York' };
  renderPart(<LocationSection hotel={hotel} />, { at: `/rooms/r1?${tonight}` });
  expect(screen.getByRole('link', { name: hotel.name })).toHaveAttribute('href', expect.stringContaining(tonight));
});
