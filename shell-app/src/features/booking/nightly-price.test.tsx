import { priceRoom } from '@wayhouse/contracts/price-room';
import { addDays } from '@wayhouse/domain/stay';
import { today } from '@wayhouse/web-kit/calendar-date';
import { screen } from '@testing-library/react';
import { aRoom } from '../../testing/a-room.js';
import { renderPart } from '../../testing/render-part.js';
import { NightlyPrice } from './nightly-price.js';

const stay = { checkIn: addDays(today(), 70), checkOut: addDays(today(), 73), guests: 2 };
const shown = () => document.body.textContent;

test('of a stay, a night costs what it does on average without taxes, as in the list of rooms', () => {
  const night = addDays(stay.checkIn, 1);
  const fee = { name: 'Cleaning', kind: 'fee', basis: 'stay', value: 30, isIncluded: false } as const;
  const room = aRoom({ isLeastPrice: true, rates: [{ from: night, to: night, pricePerNight: 150 }], taxes: [fee] });
  renderPart(<NightlyPrice room={room} price={priceRoom(room, stay)} />);
  expect(screen.getByText('$130')).toBeVisible();
  expect(shown()).not.toContain('from');
});

test('without dates it is the least that a night costs', () => {
  renderPart(<NightlyPrice room={aRoom({ isLeastPrice: true })} />);
  expect(shown()).toContain('from $120 / night');
});

test('further guests are in it, and not named again', () => {
  const room = aRoom({ furtherGuests: { included: 1, amount: 15 } });
  renderPart(<NightlyPrice room={room} price={priceRoom(room, stay)} />);
  expect(screen.getByText('$135')).toBeVisible();
  expect(shown()).not.toContain('each further guest');
});

test('the room’s own offers come first, the one with the most off before the others, and the specified one last', () => {
  renderPart(<NightlyPrice room={aRoom({ roomType: 'Luxury Room', offers: ['summer', 'luxury'] })} />);
  expect(shown()).toMatch(
    /\$120 \/ night30% OFF Luxury Retreat, .*25% OFF Summer .*20% OFF Romantic Getaway, on other rooms/,
  );
});
