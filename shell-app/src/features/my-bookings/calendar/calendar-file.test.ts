import { aBooking } from '../../../testing/a-booking.js';
import ICAL from 'ical.js';
import { createCalendarFile } from './calendar-file.js';

const readText = (file: File) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(file);
  });

const createAndRead = async (booking = aBooking()) => {
  const file = createCalendarFile(booking, 'https://wayhouse.example');
  // RFC 5545 folds long lines: a continuation begins with white space.
  const text = (await readText(file)).replaceAll('\r\n\t', '').replaceAll('\r\n ', '');
  return { file, lines: text.split('\r\n') };
};

test('other programs read the file, whose lines have at most 75 octets in any language', async () => {
  const name = '東京の川沿いの宿 🏮 '.repeat(8).trim();
  const address = 'Tuzlu Çeşme Çıkmazı, Üçüncü Köşk; '.repeat(4).trim();
  const file = createCalendarFile(
    aBooking({ hotel: { ...aBooking().hotel, name, address } }),
    'https://wayhouse.example',
  );
  const text = await readText(file);
  const lines = text.split('\r\n');
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(lines.length).toBeGreaterThan(20);
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
  expect([event.summary, event.location]).toEqual([`Stay at ${name}`, `${name}, ${address}, Udaipur`]);
});

test('is no message between calendars, which would need an organizer', async () => {
  const { lines } = await createAndRead();
  expect(lines.filter((line) => /^(METHOD|ORGANIZER)/.test(line))).toEqual([]);
});

test('spans 14:00 to 11:00 in the hotel’s time zone, in UTC', async () => {
  const { lines } = await createAndRead();
  expect(lines).toEqual(expect.arrayContaining(['DTSTART:21270310T083000Z', 'DTEND:21270313T053000Z']));
});

test('converts each end by its own offset when the clocks change during the stay', async () => {
  const { hotel } = aBooking();
  const inLondon = { hotel: { ...hotel, city: 'London' }, checkInDate: '2027-03-27', checkOutDate: '2027-03-29' };
  const { lines } = await createAndRead(aBooking(inLondon));
  expect(lines).toEqual(expect.arrayContaining(['DTSTART:20270327T140000Z', 'DTEND:20270329T100000Z']));
});

test('contains the hotel, its address, the room, the booking number and a link to the booking', async () => {
  const { lines } = await createAndRead();
  const after = (name: string) => lines.find((line) => line.startsWith(name))?.slice(name.length);
  expect(lines.slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0']);
  expect(after('SUMMARY:')).toBe('Stay at Lakeside Haveli');
  expect(after('LOCATION:')).toBe('Lakeside Haveli\\, 14 Gangaur Ghat\\, Udaipur');
  expect(after('UID:')).toBe('booking-b1@wayhouse');
  expect(after('URL:')).toBe('https://wayhouse.example/my-bookings?booked=b1');
  expect(after('DESCRIPTION:')).toContain('Double Bed\\, 2 guests\\nCheck-in from 2:00 PM');
  expect(after('DESCRIPTION:')).toContain(
    'Booking number: WH-RBPW-FSVV\\nYour booking: https://wayhouse.example/my-bookings?booked=b1',
  );
});

test.each([
  ['Lakeside Haveli', 'lakeside-haveli-2127-03-10.ics'],
  ['Lantern & Tide: "The" Inn / Annex ', 'lantern-tide-the-inn-annex-2127-03-10.ics'],
  ['Hôtel Été', 'hôtel-été-2127-03-10.ics'],
  ['京都の宿', '京都の宿-2127-03-10.ics'],
])('the file for %s is named %s', async (name, expected) => {
  const { file } = await createAndRead(aBooking({ hotel: { ...aBooking().hotel, name } }));
  expect([file.name, file.type]).toEqual([expected, 'text/calendar']);
});

test('names the room where it has a name', async () => {
  const { lines } = await createAndRead(aBooking({ room: { ...aBooking().room, name: 'Sea view double' } }));
  expect(lines.find((line) => line.startsWith('DESCRIPTION:'))).toContain('Sea view double\\, 2 guests');
});
