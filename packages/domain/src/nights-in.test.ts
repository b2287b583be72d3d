import { nightsIn } from './nights-in.js';
import { weekdays } from './rates/weekday.js';

// Friday to the Saturday of the week after.
const period = { from: '2027-03-05', to: '2027-03-14' };

test('without weekdays all nights of the period are in it, the day of its end is not', () => {
  const nights = nightsIn(period);
  expect([nights.length, nights[0], nights.at(-1)]).toEqual([9, '2027-03-05', '2027-03-13']);
});

test('nights on weekdays are those that begin on them', () => {
  expect(nightsIn({ ...period, weekdays: ['sat', 'fri'] })).toEqual([
    '2027-03-05',
    '2027-03-06',
    '2027-03-12',
    '2027-03-13',
  ]);
});

test('each night is on one weekday, and a short period may have none on some', () => {
  expect(weekdays.flatMap((day) => nightsIn({ ...period, weekdays: [day] })).sort()).toEqual(nightsIn(period));
  expect(nightsIn({ from: '2027-03-05', to: '2027-03-07', weekdays: ['sun'] })).toEqual([]);
});
