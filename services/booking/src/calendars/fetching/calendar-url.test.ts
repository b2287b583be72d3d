import { calendarUrl } from './calendar-url.js';

const safe = { allowsLocal: false };

test('a calendar that is subscribed to is asked over https', () => {
  expect(calendarUrl('webcal://ical.example.com/a.ics', safe)?.href).toBe('https://ical.example.com/a.ics');
  expect(calendarUrl('webcal://localhost/a.ics', safe)).toBeUndefined();
});
