import { bookingFacts } from '@wayhouse/service-kit/testing';
import { renderEmail } from '../email/render-email.js';
import { arrivalsEmail } from './arrivals-email.js';

test('has the details of arriving guests, and not those of guests who leave', () => {
  const facts = bookingFacts();
  const arriving = { facts, details: { arrivalTime: '18:00' as const, wishes: 'A cot, please.' } };
  const leaving = { facts: { ...facts, bookingId: 'b2' }, details: { arrivalTime: '15:00' as const } };
  const day = { arrivals: [arriving], departures: [leaving], stayingOn: [], unpaid: [] };
  const email = arrivalsEmail({ hotel: 'Amber Court', date: '2027-02-27', day }, { publicUrl: 'https://stay.test' });
  expect(email.sections?.map(({ facts: [row] }) => row?.value)).toEqual([
    'Double Bed, 2 guests\nUntil Mon, 1 Mar 2027\nArrival: 6:00 PM to 7:00 PM\nWishes: A cot, please.',
    'Double Bed, 2 guests\nSince Sat, 27 Feb 2027',
  ]);
});

test('its button opens the dashboard of the hotel, which is one of several of its owner', () => {
  const facts = bookingFacts();
  const day = { arrivals: [], departures: [], stayingOn: [{ facts }], unpaid: [] };
  const email = arrivalsEmail({ hotel: 'Amber Court', date: '2027-02-28', day }, { publicUrl: 'https://stay.test' });
  expect(email.action?.url).toBe(`https://stay.test/owner?hotel=${facts.hotel.id}`);
});

test('of a large hotel the email is no longer than mail clients show, begins with arrivals and has its button above them', () => {
  const details = { phone: '+91 98765 43210', arrivalTime: '18:00' as const, wishes: 'A quiet room, and a cot.' };
  const stays = (of: string, count: number) =>
    Array.from({ length: count }, (_, nth) => ({
      facts: bookingFacts({ bookingId: `${of}${nth}` }),
      ...{ details, owedMinor: 240_00 },
    }));
  const day = { arrivals: stays('a', 50), departures: stays('d', 60), stayingOn: stays('s', 60), unpaid: [] };
  const email = arrivalsEmail({ hotel: 'Amber Court', date: '2027-02-27', day }, { publicUrl: 'https://stay.test' });
  expect(email.sections?.map(({ facts }) => [facts.length, facts.at(-1)?.label])).toEqual([
    [50, 'Asha'],
    [31, '30 more'],
    [1, '60 more'],
  ]);
  const { html = '', text } = renderEmail({ id: 'e', to: { name: 'Amber Court', address: 'a@stay.test' } }, email);
  expect(Buffer.byteLength(html)).toBeLessThan(102_000);
  for (const part of [html, text])
    expect(part.indexOf('Open your dashboard')).toBeLessThan(part.indexOf('Arriving today'));
});
