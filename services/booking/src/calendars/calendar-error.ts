import type { CalendarFailure } from '@wayhouse/domain';

/** Why a calendar of another site could not be read. */
export class CalendarError extends Error {
  constructor(readonly failure: CalendarFailure) {
    super(failure);
    this.name = 'CalendarError';
  }
}
