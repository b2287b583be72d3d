import type { DocumentedCall } from '../call-docs.js';
import type * as calls from '@wayhouse/contracts/calls/index';
import { accountDocs } from './account-docs.js';
import { bookingDocs } from './booking-docs.js';
import { deskPaymentDocs } from './desk-payment-docs.js';
import { ownerBookingDocs } from './owner-booking-docs.js';
import { ownerEmailDocs } from './owner-email-docs.js';
import { ownerPushDocs } from './owner-push-docs.js';
import { conversationDocs } from './conversation-docs.js';
import { calendarDocs } from './calendar-docs.js';
import { bulkDocs } from './bulk-docs.js';
import { guestCareDocs } from './guest-care-docs.js';
import { deskDocs } from './desk-docs.js';
import { dashboardDocs } from './dashboard-docs.js';
import { closingDocs } from './closing-docs.js';
import { hotelDocs } from './hotel-docs.js';
import { hotelStayDocs } from './hotel-stay-docs.js';
import { invoiceDocs } from './invoice-docs.js';
import { formDocs } from './form-docs.js';
import { promotionDocs } from './promotion-docs.js';
import { personalDataDocs } from './personal-data-docs.js';
import { ownHotelDocs } from './own-hotel-docs.js';
import { ownRoomDocs } from './own-room-docs.js';
import { roomCalendarDocs } from './room-calendar-docs.js';
import { recordedChangeDocs } from './recorded-change-docs.js';
import { staffDocs } from './staff-docs.js';
import { timelineDocs } from './timeline-docs.js';
import { roomImportDocs } from './room-import-docs.js';
import { roomSearchDocs } from './room-search-docs.js';

type CallName = {
  [Name in keyof typeof calls]: (typeof calls)[Name] extends { path: string } ? Name : never;
}[keyof typeof calls];

/** The documentation of every call. Not exported from the package's index, so that it is not bundled into pages. */
export const callDocs: Record<CallName, DocumentedCall> = {
  ...roomSearchDocs,
  ...hotelDocs,
  ...bookingDocs,
  ...accountDocs,
  ...personalDataDocs,
  ...ownHotelDocs,
  ...closingDocs,
  ...staffDocs,
  ...recordedChangeDocs,
  ...ownRoomDocs,
  ...roomImportDocs,
  ...bulkDocs,
  ...roomCalendarDocs,
  ...calendarDocs,
  ...timelineDocs,
  ...ownerBookingDocs,
  ...deskPaymentDocs,
  ...hotelStayDocs,
  ...guestCareDocs,
  ...conversationDocs,
  ...deskDocs,
  ...invoiceDocs,
  ...promotionDocs,
  ...dashboardDocs,
  ...ownerEmailDocs,
  ...ownerPushDocs,
  ...formDocs,
};

export { callGroups, type DocumentedCall } from '../call-docs.js';
export { type ErrorResponse, errorResponses, tooManyRequests, unexpectedError } from './error-responses.js';
export { exampleIds, exampleStay, exampleTogether } from './examples.js';
