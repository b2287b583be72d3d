import { randomUUID } from 'node:crypto';
import { policyOn } from '@wayhouse/domain';
import { runJobWorker, type ServiceContext, type ServiceModule, startSweeper } from '@wayhouse/service-kit';
import { logOperatorChanges } from '@wayhouse/service-kit/people';
import { accountWebhook } from './accounts/clerk-webhook.js';
import { accountDeletionQueue } from './accounts/account-deletion-queue.js';
import { operatorChangeQueue } from './accounts/operator-change-queue.js';
import { accountRoutes } from './accounts/routes.js';
import { availabilityRoutes } from './availability/routes.js';
import { blockRoutes } from './blocks/routes.js';
import { calendarAddressRepository } from './calendars/calendar-address-repository.js';
import { fetchCalendarBy } from './calendars/fetching/fetch-calendar.js';
import { importCounter, measureOverdue } from './calendars/import-metrics.js';
import { nightDeps } from './calendars/night-deps.js';
import { calendarRoutes } from './calendars/routes.js';
import { startCalendarImports } from './calendars/start-calendar-imports.js';
import { bookingChangeRepository } from './booking-stream/booking-change-repository.js';
import { bookingStreamRoutes } from './booking-stream/routes.js';
import { sharedPollers } from './booking-stream/shared-pollers.js';
import type { PolicyFor } from './bookings/domain/choose-terms.js';
import { bookingCounter } from './bookings/booking-metrics.js';
import { bookingRepository } from './bookings/booking-repository.js';
import { bookingConsumers } from './bookings/consumers.js';
import { deskRoutes } from './bookings/desk-routes.js';
import { guestCareRoutes } from './bookings/guest-care-routes.js';
import { hotelBookingRoutes } from './bookings/hotel-booking-routes.js';
import { defaultUnpaidLimits, type UnpaidLimits } from './bookings/domain/unpaid-limits.js';
import { guestRepository } from './bookings/guest-repository.js';
import { findRelayAddress } from './bookings/relay-addresses.js';
import { bookingRoutes } from './bookings/routes.js';
import { strikeOutGuests } from './bookings/strike-out-guests.js';
import { conversationRepository } from './conversations/conversation-repository.js';
import { conversationConsumers } from './conversations/consumers.js';
import { conversationRoutes } from './conversations/routes.js';
import { hotelConsumers } from './hotels/consumers.js';
import { hotelRoutes } from './hotels/routes.js';
import { hotelProjection } from './hotels/hotel-projection.js';
import { invoiceRepository } from './invoices/invoice-repository.js';
import { invoiceSeriesRepository } from './invoices/invoice-series-repository.js';
import { invoiceRoutes } from './invoices/routes.js';
import { findWords } from './migrations/find-words.js';
import { nightsByUnit } from './migrations/nights-by-unit.js';
import { respellWords } from './migrations/respell-words.js';
import { staffProjection } from './hotels/staff-projection.js';
import { promotionRepository } from './promotions/promotion-repository.js';
import { promotionRoutes } from './promotions/routes.js';
import { wrongCodeLimit } from './promotions/wrong-code-limit.js';
import { receiptThread } from './receipts/receipt-thread.js';
import { receiptRoutes } from './receipts/routes.js';
import { reportRepository } from './reports/report-repository.js';
import { reportRoutes } from './reports/routes.js';
import { roomConsumers } from './rooms/consumers.js';
import { timelineRoutes } from './timeline/routes.js';

type BookingConfig = { CURRENCY: string; RELAY_DOMAIN?: string };
type BlockConfig = { MAX_NIGHT_CHANGES_PER_ACCOUNT_AND_MINUTE: number };
type CalendarConfig = { ALLOW_LOCAL_CALENDARS: boolean; MAX_CALENDAR_IMPORTS_PER_ACCOUNT_AND_MINUTE: number };

type Limits = { MAX_BOOKINGS_PER_ACCOUNT_AND_MINUTE: number; MAX_MESSAGES_PER_ACCOUNT_AND_MINUTE: number };

/** The rules that a site may replace: `main.ts` by its settings, tests and the demo by their own. */
type BookingRules = { policyFor: PolicyFor; unpaidLimits: UnpaidLimits };

const defaultRules: BookingRules = {
  policyFor: policyOn,
  unpaidLimits: defaultUnpaidLimits,
};

export const bookingDeps = (
  { db, ...context }: ServiceContext,
  config: BookingConfig,
  rules: Partial<BookingRules> = {},
) => ({
  ...context,
  ...nightDeps(db, context),
  ...defaultRules,
  ...rules,
  currency: config.CURRENCY,
  hotels: hotelProjection(db),
  staff: staffProjection(db),
  guests: guestRepository(db),
  bookings: bookingRepository(db),
  invoices: invoiceRepository(db),
  invoiceSeries: invoiceSeriesRepository(db),
  promotions: promotionRepository(db),
  wrongCodes: wrongCodeLimit({ db }, context.inTransaction),
  calendarAddresses: calendarAddressRepository(db),
  conversations: conversationRepository(db),
  reports: reportRepository(db),
  changePollers: sharedPollers({
    findChanges: bookingChangeRepository(db).listRecent,
    staff: staffProjection(db),
    log: context.log,
  }),
  accountDeletions: accountDeletionQueue(db),
  findRelayAddress: findRelayAddress(config.RELAY_DOMAIN, context.now),
  newId: (): string => randomUUID(),
});

export function composeBooking(
  context: ServiceContext,
  config: BookingConfig & BlockConfig & CalendarConfig & Limits & { CLERK_WEBHOOK_SECRET: string },
  rules?: Partial<BookingRules>,
): ServiceModule {
  const fetchRules = { allowsLocal: config.ALLOW_LOCAL_CALENDARS };
  const deps = {
    ...bookingDeps(context, config, rules),
    ...{ receiptThread: receiptThread(), fetchRules, fetchCalendar: fetchCalendarBy(fetchRules) },
    countImport: importCounter(context.metrics),
  };
  const { accountDeletions, metrics } = deps;
  metrics.gauge('account_deletions_waiting', 'Accounts waiting to be deleted at Clerk', accountDeletions.countPending);
  measureOverdue(metrics, deps);
  return {
    migrations: [nightsByUnit, findWords, respellWords],
    routes: [
      ...bookingRoutes({
        ...deps,
        countOutcome: bookingCounter(metrics),
        bookingsPerMinute: config.MAX_BOOKINGS_PER_ACCOUNT_AND_MINUTE,
      }),
      ...conversationRoutes({ ...deps, messagesPerMinute: config.MAX_MESSAGES_PER_ACCOUNT_AND_MINUTE }),
      ...hotelBookingRoutes(deps),
      ...guestCareRoutes(deps),
      ...deskRoutes(deps),
      ...hotelRoutes(deps),
      ...promotionRoutes(deps),
      ...receiptRoutes(deps),
      ...invoiceRoutes(deps),
      ...availabilityRoutes(deps),
      ...blockRoutes({ ...deps, changesPerMinute: config.MAX_NIGHT_CHANGES_PER_ACCOUNT_AND_MINUTE }),
      ...calendarRoutes({ ...deps, importsPerMinute: config.MAX_CALENDAR_IMPORTS_PER_ACCOUNT_AND_MINUTE }),
      ...timelineRoutes(deps),
      ...reportRoutes(deps),
      ...bookingStreamRoutes(deps),
      ...accountRoutes(deps),
    ],
    webhooks: [accountWebhook(deps, config.CLERK_WEBHOOK_SECRET)],
    consumers: [
      ...bookingConsumers(deps),
      ...roomConsumers(deps),
      ...hotelConsumers(deps),
      ...conversationConsumers(deps),
    ],
    workers: [
      () => deps.receiptThread,
      () => startSweeper({ what: 'guests without an account', sweep: () => strikeOutGuests(deps), log: deps.log }),
      () => startCalendarImports(deps),
      () => logOperatorChanges(operatorChangeQueue(context.db), deps),
      () =>
        runJobWorker({
          jobs: accountDeletions,
          run: ({ id }) => deps.clerkAccounts.delete(id),
          name: 'deleting an account at Clerk',
          now: deps.now,
          log: deps.log,
        }),
    ],
    findRoles: async (userId) => (await deps.staff.listRoles(userId)).values(),
  };
}
