import type { ServiceContext } from '@wayhouse/service-kit';
import type { PeopleModule } from '@wayhouse/service-kit/people';
import { bookingProjection } from '../booking-emails/booking-projection.js';
import { hotelProjection } from '../booking-emails/hotel-projection.js';
import { messageRepository } from '../contact/message-repository.js';
import { emailQueue } from '../email/email-queue.js';
import { forwardedEmailQueue } from '../forwarding/forwarded-email-queue.js';
import { formEmailRepository } from '../forms/form-email-repository.js';
import { applicationRepository } from '../job-applications/application-repository.js';
import { optInRepository } from '../newsletter/opt-in-repository.js';
import { subscriptionRepository } from '../newsletter/subscription-repository.js';
import { messageEmailQueue } from '../message-emails/message-email-queue.js';
import { ownerEmailChoiceRepository } from '../owner-emails/owner-email-choice-repository.js';
import { ownerEmailQueue } from '../owner-emails/owner-email-queue.js';
import { ownerPushQueue } from '../owner-pushes/owner-push-queue.js';
import { pushBrowserRepository } from '../owner-pushes/push-browser-repository.js';
import { staffProjection } from '../owner-emails/staff-projection.js';
import { accountAddressRepository } from './account-address-repository.js';
import { exportPerson } from './export-person.js';

export function notificationPeople({ db, outbox, now }: ServiceContext): PeopleModule {
  const deps = {
    accountAddresses: accountAddressRepository(db),
    bookings: bookingProjection(db),
    hotels: hotelProjection(db),
    messages: messageRepository(db),
    applications: applicationRepository(db),
    subscriptions: subscriptionRepository(db),
    optIns: optInRepository(db),
    emails: emailQueue(db),
    forwardedEmails: forwardedEmailQueue(db),
    formEmails: formEmailRepository(db),
    messageEmails: messageEmailQueue(db),
    ownerEmails: ownerEmailQueue(db),
    ownerPushes: ownerPushQueue(db),
    pushBrowsers: pushBrowserRepository(db),
    staff: staffProjection(db),
    ownerEmailChoices: ownerEmailChoiceRepository(db),
    outbox,
    now,
  };
  return { exportPerson: (person) => exportPerson(deps, person) };
}
