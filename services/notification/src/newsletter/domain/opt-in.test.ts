import { isOpen, wasJustSent } from './opt-in.js';

const optIn = { address: 'a@example.test', token: 't1', sentAt: new Date('2027-01-05T06:30:00Z') };

test.each([
  ['2027-01-05T06:30:00.000Z', { isOpen: true, wasJustSent: true }],
  ['2027-01-05T07:29:59.999Z', { isOpen: true, wasJustSent: true }],
  ['2027-01-05T07:30:00.000Z', { isOpen: true, wasJustSent: false }],
  ['2027-01-07T06:29:59.999Z', { isOpen: true, wasJustSent: false }],
  ['2027-01-07T06:30:00.000Z', { isOpen: false, wasJustSent: false }],
])('at %s the link sent on the 5th at 6:30 is %j', (time, expected) => {
  const now = new Date(time);
  expect({ isOpen: isOpen(optIn, now), wasJustSent: wasJustSent(optIn, now) }).toEqual(expected);
});
