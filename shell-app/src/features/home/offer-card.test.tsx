import { screen } from '@testing-library/react';
import { holdClock, releaseClock } from '@wayhouse/web-kit/page-clock';
import { renderPart } from '../../testing/render-part.js';
import { OfferCard } from './offer-card.js';
import { messages } from './messages.js';

afterEach(releaseClock);

test.each([
  ['2027-01-05', 'Sep 25', '2027-03-07'],
  ['2027-07-27', 'Sep 25', '2027-09-25'],
  ['2027-07-28', 'Sep 25, 2028', '2027-09-27'],
  ['2027-09-25', 'Sep 25, 2028', '2027-11-25'],
])('on %s the offer for those who plan ahead expires on %s, and leads to rooms from %s', (day, expiry, checkIn) => {
  holdClock({ at: Date.parse(`${day}T12:00Z`), day });
  renderPart(<OfferCard id="luxury" />);
  expect(screen.getByText(messages.offers.expires(expiry))).toBeVisible();
  const path = new URL(screen.getByRole<HTMLAnchorElement>('link').href);
  expect(Object.fromEntries(path.searchParams)).toMatchObject({ offer: 'luxury', checkIn });
});

test('an offer that needs no planning leads to rooms without dates', () => {
  holdClock({ at: Date.parse('2027-01-05T12:00Z'), day: '2027-01-05' });
  renderPart(<OfferCard id="summer" />);
  expect(screen.getByText(messages.offers.expires('Aug 31'))).toBeVisible();
  expect(screen.getByRole('link')).toHaveAttribute('href', '/rooms?offer=summer');
});
