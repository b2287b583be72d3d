import { pickDay } from './stay-dates.js';

const free = () => true;

test('after a check-in the check-out is chosen next', () => {
  const picked = pickDay({ checkIn: '', checkOut: '' }, 'checkIn', '2027-03-10', free);
  expect(picked).toEqual({ dates: { checkIn: '2027-03-10', checkOut: '' }, next: 'checkOut' });
});

test('a day before the check-in begins the choice anew', () => {
  const picked = pickDay({ checkIn: '2027-03-10', checkOut: '' }, 'checkOut', '2027-03-08', free);
  expect(picked.dates).toEqual({ checkIn: '2027-03-08', checkOut: '' });
});

test('a new check-in keeps a check-out that still fits, unless a night between is taken', () => {
  const dates = { checkIn: '2027-03-10', checkOut: '2027-03-14' };
  expect(pickDay(dates, 'checkIn', '2027-03-12', free).dates.checkOut).toBe('2027-03-14');
  expect(pickDay(dates, 'checkIn', '2027-03-05', () => false).dates.checkOut).toBe('');
});

test('the same day twice is let through, so that the form can say what is wrong with it', () => {
  const picked = pickDay({ checkIn: '2027-03-10', checkOut: '' }, 'checkOut', '2027-03-10', free);
  expect(picked.dates).toEqual({ checkIn: '2027-03-10', checkOut: '2027-03-10' });
});
