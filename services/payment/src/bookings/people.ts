import type { ServiceContext } from '@wayhouse/service-kit';
import type { PeopleModule } from '@wayhouse/service-kit/people';
import { paymentRepository } from '../payments/payment-repository.js';
import { refundRepository } from '../refunds/refund-repository.js';
import { bookingProjection } from './booking-projection.js';
import { exportPerson } from './export-person.js';

export function paymentPeople({ db }: ServiceContext): PeopleModule {
  const deps = { bookings: bookingProjection(db), payments: paymentRepository(db), refunds: refundRepository(db) };
  return { exportPerson: async ({ userId }) => (userId ? exportPerson(deps, userId) : {}) };
}
