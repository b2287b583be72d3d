import { formatArrivalTime } from './arrival-time.js';
import { describeDetails } from './guest-details.js';

test.each([
  ['15:00', '3:00 PM to 4:00 PM'],
  ['23:00', '11:00 PM to 12:00 AM'],
  ['after-midnight', 'After midnight'],
] as const)('%s is %s', (time, text) => expect(formatArrivalTime(time)).toBe(text));

test('what is not known has no row', () => {
  expect(describeDetails()).toEqual([]);
  expect(describeDetails({ children: [], wishes: '' })).toEqual([]);
  expect(describeDetails({ children: [4], taxNumber: 'DE 12' }).map(({ value }) => value)).toEqual([
    '1 child, aged 4',
    'DE 12',
  ]);
  expect(describeDetails({ children: [4, 9] })[0]?.value).toBe('2 children, aged 4 and 9');
});
