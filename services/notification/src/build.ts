import { randomBytes, randomUUID } from 'node:crypto';
import type { Given, Parts } from '@wayhouse/service-kit';
import { bookingCopies } from './booking-letters/booking-copies.js';
import { bookingConsumers } from './booking-letters/consumers.js';
import type { MailSettings } from './config.js';
import { applicationRepository } from './job-applications/application-repository.js';
import { jobApplicationRoutes } from './job-applications/routes.js';
import { letterRepository } from './letters/letter-repository.js';
import { startSender } from './letters/sender.js';
import { smtp } from './letters/smtp.js';
import { newsletterRoutes } from './newsletter/routes.js';
import { subscriptionRepository } from './newsletter/subscription-repository.js';

export function buildNotification(given: Given, settings: MailSettings): Parts {
  const { db, metrics, now, log } = given;
  const letters = letterRepository(db);
  const deps = {
    ...{ ...given, letters, publicUrl: settings.PUBLIC_URL, hiringEmail: settings.HIRING_EMAIL },
    bookings: bookingCopies(db),
    applications: applicationRepository(db),
    subscriptions: subscriptionRepository(db),
    newId: (): string => randomUUID(),
    newToken: () => randomBytes(32).toString('base64url'),
  };
  metrics.gauge('letters_waiting', 'Letters that wait to be sent', letters.countWaiting);
  return {
    routes: [...jobApplicationRoutes(deps), ...newsletterRoutes(deps)],
    consumers: bookingConsumers(deps),
    workers: [startSender({ letters, send: smtp(settings), now, log })],
  };
}
