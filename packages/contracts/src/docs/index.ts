import type { DescribedCall } from '../call-docs.js';
import type * as calls from '../calls/index.js';
import { accountDocs } from './account-docs.js';
import { bookingDocs } from './booking-docs.js';
import { hotelBookingDocs } from './owner-booking-docs.js';
import { hotelDocs } from './dashboard-docs.js';
import { messageDocs } from './message-docs.js';
import { ownRoomDocs } from './own-room-docs.js';
import { roomCalendarDocs } from './room-calendar-docs.js';
import { roomDocs } from './room-search-docs.js';

type CallName = {
  [Name in keyof typeof calls]: (typeof calls)[Name] extends { path: string } ? Name : never;
}[keyof typeof calls];

/** Every call with what a reader has to know of it. Not part of the package's index, so that no page carries it. */
export const callDocs: Record<CallName, DescribedCall> = {
  ...{ ...roomDocs, ...bookingDocs, ...accountDocs, ...ownRoomDocs },
  ...{ ...roomCalendarDocs, ...hotelBookingDocs, ...hotelDocs, ...messageDocs },
};

export { callGroups, type CallDocs, type DescribedCall } from '../call-docs.js';
export { thingDocs } from './schema-docs.js';
export { type Failing, refusalsOf, tooMany, unexpected } from './error-responses.js';
export { exampleIds, exampleStay } from './examples.js';
