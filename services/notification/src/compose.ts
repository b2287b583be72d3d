import { randomBytes, randomUUID } from 'node:crypto';
import type { Given, Parts } from '@wayhouse/service-kit';
import { bookingCopies } from './booking-emails/booking-projection.js';
import { bookingConsumers } from './booking-emails/consumers.js';
import type { MailSettings } from './config.js';
import { messageRepository } from './contact/message-repository.js';
import { newReference } from './contact/reference.js';
import { contactRoutes } from './contact/routes.js';
import { applicationRepository } from './job-applications/application-repository.js';
import { jobApplicationRoutes } from './job-applications/routes.js';
import { letterRepository } from './email/email-queue.js';
import { startSender } from './email/email-sender.js';
import { smtp } from './email/smtp.js';
import { newsletterRoutes } from './newsletter/routes.js';
import { subscriptionRepository } from './newsletter/subscription-repository.js';

export function buildNotification(given: Given, settings: MailSettings): Parts {
  const { db, metrics, now, log } = given;
  const letters = letterRepository(db);
  const deps = {
    ...{ ...given, letters, publicUrl: settings.PUBLIC_URL },
    ...{ hiringEmail: settings.HIRING_EMAIL, supportEmail: settings.SUPPORT_EMAIL },
    bookings: bookingCopies(db),
    applications: applicationRepository(db),
    messages: messageRepository(db),
    subscriptions: subscriptionRepository(db),
    newId: (): string => randomUUID(),
    newReference,
    newToken: () => randomBytes(32).toString('base64url'),
  };
  metrics.gauge('letters_waiting', 'Letters that wait to be sent', letters.countWaiting);
  return {
    routes: [...jobApplicationRoutes(deps), ...contactRoutes(deps), ...newsletterRoutes(deps)],
    consumers: bookingConsumers(deps),
    workers: [startSender({ letters, send: smtp(settings), now, log })],
  };
}
