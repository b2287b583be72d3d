import { DomainError } from './domain-error.js';

test('an error is a reason with its parameters', () => {
  expect(new DomainError('over-capacity', { capacity: 2 })).toMatchObject({
    reason: 'over-capacity',
    params: { capacity: 2 },
  });
  expect(new DomainError('room-not-found')).toMatchObject({ reason: 'room-not-found', params: {} });
});

test('an error without its parameters, with others, or for an unknown reason does not compile', () => {
  // @ts-expect-error it needs the capacity
  new DomainError('over-capacity');
  // @ts-expect-error it has no days
  new DomainError('over-capacity', { days: 2 });
  // @ts-expect-error it has no parameters
  new DomainError('room-not-found', { room: 'r1' });
  // @ts-expect-error there is no such reason
  new DomainError('room-is-nice');
});
