import { mayActAs, type MemberRole, memberRoles, type StaffRole } from '@wayhouse/domain';
import type { callDocs } from '@wayhouse/openapi/docs';

/** Callers, as seen from Asha's booking of Meera's room. The last three are members of the staff of her hotel. */
export const people = {
  visitor: undefined,
  guest: 'asha',
  otherGuest: 'ravi',
  owner: 'owner',
  otherOwner: 'other-owner',
  viewer: 'viewer',
  reception: 'reception',
  manager: 'manager',
} as const;
export type Person = keyof typeof people;

/**
 * `yes`: access. `own`: the caller’s own data, with nothing of Asha or of the room in it. A number: the error status.
 */
export type Outcome = 'yes' | 'own' | number;
type AccessRule = Record<Person, Outcome>;

const members = (outcome: Outcome) => ({ viewer: outcome, reception: outcome, manager: outcome });

const anyone: AccessRule = {
  ...{ visitor: 'yes', guest: 'yes', otherGuest: 'yes', owner: 'yes', otherOwner: 'yes' },
  ...members('yes'),
};
const signedIn: AccessRule = { ...anyone, visitor: 401 };
const ownData: AccessRule = {
  ...{ visitor: 401, guest: 'yes', otherGuest: 'own', owner: 'own', otherOwner: 'own' },
  ...members('own'),
};
const bookingGuest: AccessRule = {
  ...{ visitor: 401, guest: 'yes', otherGuest: 404, owner: 404, otherOwner: 404 },
  ...members(404),
};
const nonOwners: AccessRule = { ...signedIn, owner: 409, otherOwner: 409 };

/** Those who have at least this role at the hotel; whoever has it at another one has this outcome. */
const staffFrom = (needed: StaffRole, otherOwner: Outcome): AccessRule => ({
  ...{ visitor: 401, guest: 403, otherGuest: 403, owner: 'yes', otherOwner },
  ...(Object.fromEntries(memberRoles.map((role) => [role, mayActAs(role, needed) ? 'yes' : 403])) as Record<
    MemberRole,
    Outcome
  >),
});
const owners = staffFrom('owner', 'yes');
/** A signature instead of a token. */
const signed: AccessRule = {
  ...{ visitor: 400, guest: 400, otherGuest: 400, owner: 400, otherOwner: 400 },
  ...members(400),
};

type Webhook = 'receiveStripeEvent' | 'receiveClerkEvent' | 'receiveEmail';
type Operation = keyof typeof callDocs | Webhook | 'showDocument' | 'readDocument';

/** Access to every operation of the API. */
export const accessMatrix: Record<Operation, AccessRule> = {
  listRooms: anyone,
  listHotels: anyone,
  countRoomFacets: anyone,
  recommendRooms: anyone,
  listDestinations: anyone,
  showRoom: anyone,
  showHotel: anyone,
  checkAvailability: anyone,
  listTakenNights: anyone,
  bookRoom: signedIn,
  bookTogether: signedIn,
  checkPromotionCode: signedIn,
  listPromotionCodes: staffFrom('manager', 'own'),
  addPromotionCode: staffFrom('manager', 404),
  endPromotionCode: staffFrom('manager', 404),
  changeGuestDetails: bookingGuest,
  listOwnBookings: ownData,
  downloadReceipt: bookingGuest,
  showStayChange: bookingGuest,
  changeStay: bookingGuest,
  showCancellation: bookingGuest,
  cancelBooking: bookingGuest,
  cancelTogether: bookingGuest,
  startPayment: bookingGuest,
  payTogether: bookingGuest,
  showConversation: bookingGuest,
  writeToHotel: bookingGuest,
  markConversationRead: bookingGuest,
  listUnreadMessages: ownData,
  showUser: signedIn,
  storeRecentSearch: signedIn,
  // Nothing in it is of Asha alone: its suites are in the services.
  exportAccount: signedIn,
  // What an owner's hotels have issued names their guests.
  exportBookings: { ...ownData, owner: 'yes' },
  exportPayments: ownData,
  exportMessages: signedIn,
  showOwnHotel: staffFrom('viewer', 'own'),
  listOwnHotels: staffFrom('viewer', 'own'),
  addHotel: owners,
  closeHotel: staffFrom('owner', 404),
  reopenHotel: staffFrom('owner', 404),
  changeHotel: staffFrom('manager', 404),
  changeHotelPhotos: staffFrom('manager', 404),
  changeTaxes: staffFrom('owner', 404),
  changeOffers: staffFrom('manager', 404),
  changeRatePlans: staffFrom('manager', 404),
  showStaff: staffFrom('owner', 404),
  inviteMember: staffFrom('owner', 404),
  withdrawInvitation: staffFrom('owner', 404),
  changeMemberRole: staffFrom('owner', 404),
  removeMember: staffFrom('owner', 404),
  leaveHotel: { ...staffFrom('viewer', 404), owner: 422 },
  listRecordedChanges: staffFrom('manager', 404),
  listInvitations: ownData,
  acceptInvitation: bookingGuest,
  listOwnRooms: staffFrom('viewer', 'own'),
  addRoom: staffFrom('manager', 'yes'),
  changeRoom: staffFrom('manager', 404),
  duplicateRoom: staffFrom('manager', 404),
  changeRates: staffFrom('manager', 404),
  describeRoom: staffFrom('manager', 404),
  changeFurtherGuests: staffFrom('manager', 404),
  changeBookingWindow: staffFrom('manager', 404),
  importRooms: staffFrom('manager', 404),
  exportRooms: staffFrom('manager', 'own'),
  toggleAvailability: staffFrom('manager', 404),
  changeRatesOfRooms: staffFrom('manager', 404),
  changeAvailabilityOfRooms: staffFrom('manager', 404),
  changeNightsOfRooms: staffFrom('manager', 404),
  showRoomCalendar: staffFrom('viewer', 404),
  blockNights: staffFrom('manager', 404),
  unblockNights: staffFrom('manager', 404),
  showCalendars: staffFrom('viewer', 404),
  replaceCalendarAddress: staffFrom('manager', 404),
  addCalendar: staffFrom('manager', 404),
  changeCalendar: staffFrom('manager', 404),
  importCalendar: staffFrom('manager', 404),
  removeCalendar: staffFrom('manager', 404),
  readCalendar: anyone,
  showTimeline: staffFrom('viewer', 'own'),
  moveStay: staffFrom('reception', 404),
  showHotelBooking: staffFrom('viewer', 404),
  markPaid: staffFrom('reception', 404),
  recordPayment: staffFrom('reception', 404),
  takeBackPayment: staffFrom('manager', 404),
  setStayStatus: staffFrom('reception', 404),
  showStayChangeByHotel: staffFrom('reception', 404),
  changeStayByHotel: staffFrom('reception', 404),
  recordNoShow: staffFrom('reception', 404),
  cancelByOwner: staffFrom('reception', 404),
  correctGuestDetails: staffFrom('reception', 404),
  addNote: staffFrom('reception', 404),
  // The note of the examples is by reception.
  removeNote: { ...staffFrom('reception', 404), manager: 403 },
  showHotelConversation: staffFrom('viewer', 404),
  writeToGuest: staffFrom('reception', 404),
  markHotelConversationRead: staffFrom('reception', 404),
  listUnreadHotelMessages: staffFrom('viewer', 'own'),
  bookAtDesk: staffFrom('reception', 404),
  downloadHotelReceipt: staffFrom('viewer', 404),
  showInvoices: staffFrom('viewer', 404),
  issueInvoice: staffFrom('reception', 404),
  issueCreditNote: staffFrom('reception', 404),
  listInvoices: staffFrom('viewer', 'own'),
  downloadInvoices: staffFrom('viewer', 'own'),
  downloadHotelInvoice: staffFrom('viewer', 404),
  downloadInvoice: bookingGuest,
  showHotelBookings: staffFrom('viewer', 'own'),
  findHotelBookings: staffFrom('viewer', 'own'),
  showHotelReport: staffFrom('viewer', 'own'),
  showHotelToday: staffFrom('viewer', 'own'),
  downloadHotelBookings: staffFrom('viewer', 'own'),
  showOwnerEmails: staffFrom('viewer', 'yes'),
  changeOwnerEmails: staffFrom('viewer', 'yes'),
  addPushBrowser: staffFrom('viewer', 'yes'),
  removePushBrowsers: staffFrom('viewer', 'yes'),
  // What the stream delivers is tested in services/booking.
  watchHotelBookings: staffFrom('viewer', 'yes'),
  sendMessage: anyone,
  applyForJob: anyone,
  subscribeToNewsletter: anyone,
  confirmSubscription: anyone,
  unsubscribeFromNewsletter: anyone,
  receiveStripeEvent: signed,
  receiveClerkEvent: signed,
  receiveEmail: signed,
  showDocument: anyone,
  readDocument: anyone,
  // Last, because guests are owners after the one, and gone after the other.
  registerHotel: nonOwners,
  deleteAccount: { ...signedIn, guest: 422, owner: 422 },
};

/** Access to what the site serves beside its API. For operators: the gateway's `metrics-access.test.ts`. */
export const nonApiAccess: Record<string, 'anyone' | 'operators'> = {
  'GET /{*path}': 'anyone',
  'GET /config.json': 'anyone',
  'GET /health/live': 'anyone',
  'GET /health/ready': 'anyone',
  'GET /metrics': 'operators',
  'POST /observations': 'anyone',
  'POST /policy-reports': 'anyone',
  '* /newsletter/unsubscribe/*': 'anyone',
  '* /remotes/owner/*': 'anyone',
  '* /remotes/static-pages/*': 'anyone',
  // Only where emulators run.
  '* /__clerk/*': 'anyone',
  '* /__sandbox/*': 'anyone',
};
