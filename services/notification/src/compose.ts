import { randomBytes, randomUUID } from 'node:crypto';
import { events } from '@wayhouse/contracts';
import { messageReference } from '@wayhouse/domain';
import {
  accountRegister,
  onEvent,
  type OutboundRules,
  periodCounts,
  type ServiceContext,
  type ServiceModule,
} from '@wayhouse/service-kit';
import { bookingProjection } from './booking-emails/booking-projection.js';
import { bookingConsumers } from './booking-emails/consumers.js';
import { hotelProjection } from './booking-emails/hotel-projection.js';
import type { EmailConfig } from './config.js';
import { messageRepository } from './contact/message-repository.js';
import { contactRoutes } from './contact/routes.js';
import { emailQueue } from './email/email-queue.js';
import { startEmailSender } from './email/email-sender.js';
import { addressOf, sendBySmtp } from './email/smtp.js';
import { accountAddressRepository } from './erasure/account-address-repository.js';
import { personalDataRoutes } from './erasure/routes.js';
import { erasePerson } from './erasure/erase-person.js';
import { forwardedEmailQueue } from './forwarding/forwarded-email-queue.js';
import { forwardingLimits } from './forwarding/forwarding-limits.js';
import { forwardingCounter } from './forwarding/forwarding-metrics.js';
import { relayWebhook } from './forwarding/webhook.js';
import { formEmailLimits } from './forms/form-email-limits.js';
import { formEmailCounter } from './forms/form-email-metrics.js';
import { formEmailRepository } from './forms/form-email-repository.js';
import { formSubmission } from './forms/submit-form.js';
import { invitationConsumers } from './invitations/consumers.js';
import { applicationRepository } from './job-applications/application-repository.js';
import { jobApplicationRoutes } from './job-applications/routes.js';
import { optInRepository } from './newsletter/opt-in-repository.js';
import { newsletterRoutes } from './newsletter/routes.js';
import { subscriptionRepository } from './newsletter/subscription-repository.js';
import { messageEmailQueue } from './message-emails/message-email-queue.js';
import { queueMessageEmail } from './message-emails/queue-message-email.js';
import { startMessageEmailSender } from './message-emails/start-message-email-sender.js';
import { ownerEmailChoiceRepository } from './owner-emails/owner-email-choice-repository.js';
import { ownerEmailQueue } from './owner-emails/owner-email-queue.js';
import { ownerEmailRoutes } from './owner-emails/routes.js';
import { deliverPushBy, type Vapid } from './owner-pushes/deliver-push.js';
import { ownerPushQueue } from './owner-pushes/owner-push-queue.js';
import { pushBrowserRepository } from './owner-pushes/push-browser-repository.js';
import { endPushesOfFormer } from './owner-pushes/end-pushes-of-former.js';
import { ownerPushRoutes } from './owner-pushes/routes.js';
import { startOwnerPushSender } from './owner-pushes/start-owner-push-sender.js';
import { staffProjection } from './owner-emails/staff-projection.js';
import { ownsHotel } from './owner-emails/wanted-emails.js';
import { startArrivalsSchedule } from './owner-emails/start-arrivals-schedule.js';
import { startOwnerEmailSender } from './owner-emails/start-owner-email-sender.js';

/** What tests set differently. */
type Overrides = { pushRules?: OutboundRules };

function notificationDeps({ db, ...context }: ServiceContext, config: EmailConfig) {
  const emails = emailQueue(db);
  const formEmails = formEmailRepository(db);
  return {
    ...context,
    emails,
    formEmails,
    submitForm: formSubmission({
      ...context,
      emails,
      limits: formEmailLimits(formEmails, {
        perSender: config.MAX_FORM_EMAILS_PER_SENDER_AND_HOUR,
        ofSite: config.MAX_FORM_EMAILS_PER_HOUR,
      }),
      countOutcome: formEmailCounter(context.metrics),
    }),
    sendEmail: sendBySmtp(config),
    publicUrl: config.PUBLIC_URL,
    relayDomain: config.RELAY_DOMAIN,
    sender: addressOf(config.MAIL_FROM),
    accounts: accountRegister(db),
    forwardedEmails: forwardedEmailQueue(db),
    forwardingLimits: forwardingLimits(
      periodCounts(db, 'forwarding_counts', 'emails'),
      config.MAX_FORWARDED_EMAILS_PER_HOUR,
    ),
    countForwarding: forwardingCounter(context.metrics),
    careersAddress: config.CAREERS_EMAIL,
    supportAddress: config.SUPPORT_EMAIL,
    accountAddresses: accountAddressRepository(db),
    bookings: bookingProjection(db),
    hotels: hotelProjection(db),
    applications: applicationRepository(db),
    messages: messageRepository(db),
    optIns: optInRepository(db),
    messageEmails: messageEmailQueue(db),
    staff: staffProjection(db),
    ownerEmails: ownerEmailQueue(db),
    ownerEmailChoices: ownerEmailChoiceRepository(db),
    ownerPushes: ownerPushQueue(db),
    pushBrowsers: pushBrowserRepository(db, config.VAPID_PUBLIC_KEY),
    pushKey: config.VAPID_PUBLIC_KEY,
    subscriptions: subscriptionRepository(db),
    newId: (): string => randomUUID(),
    newReference: () => messageReference(randomUUID()),
    newToken: () => randomBytes(32).toString('base64url'),
  };
}

export function composeNotification(
  context: ServiceContext,
  config: EmailConfig,
  { pushRules = { allowsLocal: false } }: Overrides = {},
): ServiceModule {
  const deps = { ...notificationDeps(context, config), pushRules };
  const { emails, forwardedEmails, messageEmails, ownerEmails, ownerPushes, sendEmail, metrics, now, log } = deps;
  const { RELAY_DOMAIN: relayDomain, EMAIL_WEBHOOK_SECRET: secret } = config;
  const vapid = vapidOf(config);
  metrics.gauge('emails_waiting', 'Emails waiting to be sent', async () => {
    const queues = [emails, forwardedEmails, messageEmails, ownerEmails];
    const counts = await Promise.all(queues.map((queue) => queue.countPending()));
    return counts.reduce((sum, count) => sum + count);
  });
  metrics.gauge('pushes_waiting', 'Pushes to browsers waiting to be sent', () => ownerPushes.countPending());
  return {
    routes: [
      ...jobApplicationRoutes(deps),
      ...contactRoutes(deps),
      ...newsletterRoutes(deps),
      ...personalDataRoutes(deps),
      ...ownerEmailRoutes(deps),
      ...ownerPushRoutes(deps),
    ],
    findRoles: async (userId) => [
      ...((await ownsHotel(deps, userId)) ? (['owner'] as const) : []),
      ...(await deps.staff.listByMember(userId)).map(({ role }) => role),
    ],
    consumers: [
      ...bookingConsumers(deps),
      ...invitationConsumers(deps),
      onEvent(events.staffChanged, async (member, tx) => {
        await deps.staff.apply(tx, member);
        await endPushesOfFormer(deps, tx, member.userId);
      }),
      onEvent(events.bookingMessageSent, (sent, tx) => queueMessageEmail(deps, tx, sent)),
      onEvent(events.accountChanged, (changed, tx) => deps.accountAddresses.apply(tx, changed)),
      onEvent(events.accountDeleted, (deleted, tx) => erasePerson(deps, tx, deleted)),
    ],
    webhooks: relayDomain && secret ? [relayWebhook({ ...deps, relayDomain }, secret)] : [],
    workers: [
      ...[emails, forwardedEmails].map((each) => () => startEmailSender({ emails: each, send: sendEmail, now, log })),
      () => startOwnerEmailSender(deps),
      () => startMessageEmailSender(deps),
      () => startArrivalsSchedule(deps),
      ...(vapid ? [() => startOwnerPushSender({ ...deps, deliverPush: deliverPushBy(vapid, pushRules) })] : []),
    ],
  };
}

/** The keys of the site's pushes; without them it sends none. */
function vapidOf(config: EmailConfig): Vapid | undefined {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, SUPPORT_EMAIL } = config;
  const subject = config.VAPID_SUBJECT ?? `mailto:${SUPPORT_EMAIL}`;
  return publicKey && privateKey ? { publicKey, privateKey, subject } : undefined;
}
