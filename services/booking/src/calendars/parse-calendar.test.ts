import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseCalendar } from './parse-calendar.js';
import { uidEnd } from './unit-events.js';
import { aCalendar, busy } from './testing/other-site.js';

const jaipur = { timeZone: 'Asia/Kolkata', today: '2027-02-01', ownUids: uidEnd('r1', 1) };
const fixture = (name: string) => readFileSync(path.join(import.meta.dirname, 'testing/fixtures', name), 'utf8');
const periodsOf = (...events: string[]) => parseCalendar(aCalendar(...events), jaipur).periods;
const timed = (from: string, to: string, ...more: string[]) =>
  ['UID:timed@other.example', `DTSTART${from}`, `DTEND${to}`, ...more].join('\r\n');

test('reads a calendar as Airbnb exports it', () => {
  expect(parseCalendar(fixture('airbnb.ics'), jaipur)).toEqual({
    periods: [
      { from: '2027-02-10', to: '2027-02-13' },
      { from: '2027-02-20', to: '2027-02-22' },
    ],
    repeating: [],
  });
});

test('reads a calendar as Booking.com exports it', () => {
  expect(parseCalendar(fixture('booking-com.ics'), jaipur).periods).toEqual([
    { from: '2027-03-01', to: '2027-03-04' },
    { from: '2027-03-04', to: '2027-03-05' },
  ]);
});

test.each([
  ['is cancelled', ['STATUS:CANCELLED']],
  ['is marked as free', ['TRANSP:TRANSPARENT']],
  ['comes from here', [`UID:0123${uidEnd('r1', 1).toUpperCase()}`]],
])('an event that %s does not count', (_what, lines) => {
  const [, ...dates] = busy('2027-03-01', '2027-03-03').split('\r\n');
  const own = lines[0]!.startsWith('UID') ? [] : ['UID:one@other.example'];
  expect(periodsOf([...own, ...dates, ...lines].join('\r\n'))).toEqual([]);
});

test.each([
  // In Jaipur, five and a half hours ahead, it is the next day at each of these.
  ['in UTC', ':20270301T200000Z', ':20270303T190000Z', '2027-03-02', '2027-03-04'],
  ['in the hotel’s own time', ':20270301T140000', ':20270303T110000', '2027-03-01', '2027-03-03'],
  [
    'in another zone',
    ';TZID=America/New_York:20270301T180000',
    ';TZID=America/New_York:20270302T180000',
    '2027-03-02',
    '2027-03-03',
  ],
  [
    'in a zone that nobody knows',
    ';TZID=Nowhere:20270301T230000',
    ';TZID=Nowhere:20270302T090000',
    '2027-03-01',
    '2027-03-02',
  ],
])('an event with times %s takes the nights in between in the time of the hotel', (_zone, start, end, from, to) => {
  expect(periodsOf(timed(start, end))).toEqual([{ from, to }]);
});

test('a zone that the calendar defines itself is its own', () => {
  const zone = [
    ...['BEGIN:VTIMEZONE', 'TZID:House time', 'BEGIN:STANDARD', 'DTSTART:19700101T000000'],
    ...['TZOFFSETFROM:-0500', 'TZOFFSETTO:-0500', 'END:STANDARD', 'END:VTIMEZONE'],
  ].join('\r\n');
  const event = timed(';TZID=House time:20270301T180000', ';TZID=House time:20270302T180000');
  const text = aCalendar(event).replace('BEGIN:VEVENT', `${zone}\r\nBEGIN:VEVENT`);
  expect(parseCalendar(text, jaipur).periods).toEqual([{ from: '2027-03-02', to: '2027-03-03' }]);
});

test('what a calendar describes by rules is not expanded: it takes no time', () => {
  const zone = [
    ...['BEGIN:VTIMEZONE', 'TZID:Endless', 'BEGIN:STANDARD', 'DTSTART:16010101T000000', 'RRULE:FREQ=SECONDLY'],
    ...['TZOFFSETFROM:-0500', 'TZOFFSETTO:-0500', 'END:STANDARD', 'END:VTIMEZONE'],
  ].join('\r\n');
  const event = timed(';TZID=Endless:20270301T180000', ';TZID=Endless:20270302T180000');
  const text = aCalendar(event).replace('BEGIN:VEVENT', `${zone}\r\nBEGIN:VEVENT`);
  expect(parseCalendar(text, jaipur).periods).toEqual([{ from: '2027-03-02', to: '2027-03-03' }]);
});

test('a calendar of more events than a unit can have is too large', () => {
  const events = Array<string>(5001).fill(busy('2027-03-01', '2027-03-02'));
  expect(periodsOf(...events.slice(1))).toHaveLength(5000);
  expect(() => periodsOf(...events)).toThrow('too-large');
});

test('a line with more parameters than can be read in a short time is too large, however it is folded', () => {
  const line = `SUMMARY${';A='.repeat(7_000)}:x`;
  for (const text of [line, line.replace(/.{70}/g, '$&\r\n '), line.replace(/.{70}/g, '$&\n\t')])
    expect(() => periodsOf(busy('2027-03-01', '2027-03-02', text))).toThrow('too-large');
  const shorter = `SUMMARY${';A='.repeat(6_000)}:x`;
  expect(periodsOf(busy('2027-03-01', '2027-03-02', shorter))).toHaveLength(1);
});

test('an event within a day takes no night; one of whole days without an end takes one', () => {
  expect(periodsOf(timed(':20270301T100000', ':20270301T120000'))).toEqual([]);
  expect(periodsOf('UID:a@b\r\nDTSTART;VALUE=DATE:20270301')).toEqual([{ from: '2027-03-01', to: '2027-03-02' }]);
  expect(periodsOf('UID:a@b\r\nDTSTART;VALUE=DATE:20270301\r\nDURATION:P3D')).toEqual([
    { from: '2027-03-01', to: '2027-03-04' },
  ]);
  expect(periodsOf(busy('2027-03-01', '2027-03-01'))).toEqual([{ from: '2027-03-01', to: '2027-03-02' }]);
});

test('events that repeat are named instead of read, unless they take no night', () => {
  const weekly = busy('2027-03-01', '2027-03-03', 'RRULE:FREQ=WEEKLY;COUNT=3');
  const meeting = timed(':20270301T100000', ':20270301T120000', 'RRULE:FREQ=DAILY');
  const cancelled = busy('2027-04-01', '2027-04-03', 'RRULE:FREQ=WEEKLY', 'STATUS:CANCELLED');
  expect(parseCalendar(aCalendar(weekly, meeting, cancelled, busy('2027-05-01', '2027-05-02')), jaipur)).toEqual({
    periods: [{ from: '2027-05-01', to: '2027-05-02' }],
    repeating: ['2027-03-01'],
  });
});

test('an event of another unit of this site counts', () => {
  const [, ...dates] = busy('2027-03-01', '2027-03-03').split('\r\n');
  expect(periodsOf([`UID:0123${uidEnd('r1', 2)}`, ...dates].join('\r\n'))).toHaveLength(1);
});

test('of events that repeat ten are named, and none that has ended', () => {
  const past = busy('2027-01-01', '2027-01-03', 'RRULE:FREQ=DAILY;UNTIL=20270129');
  const lasting = busy('2027-01-02', '2027-01-05', 'RRULE:FREQ=DAILY;UNTIL=20270129T000000Z');
  const others = [10, 11, 12, 13, 14, 15, 16, 17, 18, 19].map((day) =>
    busy(`2027-03-${day}`, '2027-03-30', 'RRULE:FREQ=YEARLY'),
  );
  const { repeating } = parseCalendar(aCalendar(past, lasting, lasting, ...others), jaipur);
  expect(repeating).toHaveLength(10);
  expect(repeating.slice(0, 2)).toEqual(['2027-01-02', '2027-03-10']);
});

test('a byte-order mark at its beginning is no part of it', () => {
  const calendar = aCalendar(busy('2027-03-01', '2027-03-02'));
  expect(parseCalendar(`\uFEFF${calendar}`, jaipur)).toEqual(parseCalendar(calendar, jaipur));
});

test('an empty calendar is one', () =>
  expect(parseCalendar(aCalendar(), jaipur)).toEqual({ periods: [], repeating: [] }));

test.each([
  ['nothing', ''],
  ['a page', '<!doctype html><html></html>'],
  ['a calendar that breaks off', aCalendar(busy('2027-03-01', '2027-03-02')).slice(0, -20)],
  ['another file of this kind', 'BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Asha\r\nEND:VCARD\r\n'],
  ['an event without a beginning', aCalendar('UID:a@b')],
  ['a date that is none', aCalendar('UID:a@b\r\nDTSTART:tomorrow')],
  ['dates with dashes', aCalendar('UID:a@b\r\nDTSTART;VALUE=DATE:2027-03-01\r\nDTEND;VALUE=DATE:2027-03-04')],
  ['an end with dashes', aCalendar('UID:a@b\r\nDTSTART;VALUE=DATE:20270301\r\nDTEND;VALUE=DATE:2027-03-04')],
  ['an end that is a text', aCalendar('UID:a@b\r\nDTSTART;VALUE=DATE:20270301\r\nDTEND;VALUE=TEXT:20270304')],
  ['a day that there is not', aCalendar(busy('2027-02-30', '2027-03-04'))],
  ['a month that there is not', aCalendar(busy('2027-13-01', '2027-13-04'))],
  ['a day of one digit', aCalendar('UID:a@b\r\nDTSTART;VALUE=DATE:2027031\r\nDTEND;VALUE=DATE:20270304')],
  ['an hour that there is not', aCalendar(timed(':20270301T250000', ':20270303T110000'))],
  ['a duration that never ends', aCalendar('UID:a@b\r\nDTSTART;VALUE=DATE:20270301\r\nDURATION:P9999999999999D')],
  ['a day far away', aCalendar('UID:a@b\r\nDTSTART;VALUE=DATE:99990101')],
])('%s is no calendar', (_what, text) => {
  expect(() => parseCalendar(text, jaipur)).toThrow('not-a-calendar');
});
