import { DomainError, stayStatusOf, type StayTimes } from '@wayhouse/domain';

/** Why a booking can no longer end as a stay that does not take place: its guest has come. */
export function refusalOnceCome(times: StayTimes<Date>): DomainError | undefined {
  switch (stayStatusOf(times)) {
    case 'expected':
      return undefined;
    case 'in-house':
      return new DomainError('guest-in-house');
    case 'departed':
      return new DomainError('guest-departed');
  }
}
