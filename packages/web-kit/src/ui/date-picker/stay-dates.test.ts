import { pickDay } from './stay-dates.js';

const free = () => true;

test('selects check-out after check-in', () => {
  const picked = pickDay({ checkIn: '', checkOut: '' }, 'checkIn', '2027-03-10', free);
  expect(picked).toEqual({ dates: { checkIn: '2027-03-10', checkOut: '' }, next: 'checkOut' });
});

test('starts a new selection at a day before the check-in', () => {
  const picked = pickDay({ checkIn: '2027-03-10', checkOut: '' }, 'checkOut', '2027-03-08', free);
  expect(picked.dates).toEqual({ checkIn: '2027-03-08', checkOut: '' });
});

test('a new check-in keeps a later check-out, unless the stay between is not possible', () => {
  const dates = { checkIn: '2027-03-10', checkOut: '2027-03-14' };
  expect(pickDay(dates, 'checkIn', '2027-03-12', free).dates.checkOut).toBe('2027-03-14');
  expect(pickDay(dates, 'checkIn', '2027-03-05', () => false).dates.checkOut).toBe('');
});

test('accepts the same day twice, so that the form can explain the error', () => {
  const picked = pickDay({ checkIn: '2027-03-10', checkOut: '' }, 'checkOut', '2027-03-10', free);
  expect(picked.dates).toEqual({ checkIn: '2027-03-10', checkOut: '2027-03-10' });
});
