import { relayAddress, relayEnd, relayNameIn } from './relay-address.js';

const domain = 'relay.example.test';
const jaipur = { city: 'Jaipur', checkOut: '2027-03-01', times: {} };

test('finds the name in a relay address, however it is spelled', () => {
  expect(relayAddress('0a1b', domain)).toBe('stay-0a1b@relay.example.test');
  expect(relayNameIn(' Stay-0A1B@Relay.Example.test ', domain)).toBe('0a1b');
});

test.each([
  'stay-0a1b@example.test',
  'stay-0a1b@relay.example.test.evil.test',
  'stay-@relay.example.test',
  'asha@relay.example.test',
  'stay-0a1b@evil.test@relay.example.test',
  '',
])('finds none in %j', (address) => {
  expect(relayNameIn(address, domain)).toBeUndefined();
});

test('ends 14 days after check-out, at the hotel’s time', () => {
  expect(relayEnd(jaipur)).toEqual(new Date('2027-03-15T05:30:00Z'));
});

test('of a cancelled booking it ends 14 days after the cancellation, but no later than without it', () => {
  expect(relayEnd({ ...jaipur, cancelledAt: new Date('2027-01-05T06:00:00Z') })).toEqual(
    new Date('2027-01-19T06:00:00Z'),
  );
  expect(relayEnd({ ...jaipur, cancelledAt: new Date('2027-03-04T06:00:00Z') })).toEqual(relayEnd(jaipur));
});
