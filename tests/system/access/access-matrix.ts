import type { callDocs } from '@wayhouse/openapi/docs';

/** Callers, as seen from Asha's booking of Meera's room. */
export const people = {
  visitor: undefined,
  guest: 'asha',
  otherGuest: 'ravi',
  owner: 'owner',
  otherOwner: 'other-owner',
} as const;
export type Person = keyof typeof people;

/**
 * `yes`: access. `own`: the caller’s own data, with nothing of Asha or of the room in it. A number: the error status.
 */
export type Outcome = 'yes' | 'own' | number;
type AccessRule = Record<Person, Outcome>;

const anyone: AccessRule = { visitor: 'yes', guest: 'yes', otherGuest: 'yes', owner: 'yes', otherOwner: 'yes' };
const signedIn: AccessRule = { ...anyone, visitor: 401 };
const ownData: AccessRule = { visitor: 401, guest: 'yes', otherGuest: 'own', owner: 'own', otherOwner: 'own' };
const bookingGuest: AccessRule = { visitor: 401, guest: 'yes', otherGuest: 404, owner: 404, otherOwner: 404 };
const nonOwners: AccessRule = { visitor: 401, guest: 'yes', otherGuest: 'yes', owner: 409, otherOwner: 409 };
const owners: AccessRule = { visitor: 401, guest: 403, otherGuest: 403, owner: 'yes', otherOwner: 'yes' };
const ownersOwnData: AccessRule = { ...owners, otherOwner: 'own' };
const resourceOwner: AccessRule = { ...owners, otherOwner: 404 };
/** A signature instead of a token. */
const signed: AccessRule = { visitor: 400, guest: 400, otherGuest: 400, owner: 400, otherOwner: 400 };

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
  changeGuestDetails: bookingGuest,
  listOwnBookings: ownData,
  downloadReceipt: bookingGuest,
  showCancellation: bookingGuest,
  cancelBooking: bookingGuest,
  startPayment: bookingGuest,
  showUser: signedIn,
  storeRecentSearch: signedIn,
  // Nothing in it is of Asha alone: its suites are in the services.
  exportAccount: signedIn,
  exportBookings: ownData,
  exportPayments: ownData,
  exportMessages: signedIn,
  showOwnHotel: ownersOwnData,
  listOwnHotels: ownersOwnData,
  addHotel: owners,
  changeHotel: resourceOwner,
  changeTaxes: resourceOwner,
  changeOffers: resourceOwner,
  listOwnRooms: ownersOwnData,
  addRoom: owners,
  changeRoom: resourceOwner,
  changeRates: resourceOwner,
  changeBookingWindow: resourceOwner,
  toggleAvailability: resourceOwner,
  showRoomCalendar: resourceOwner,
  blockNights: resourceOwner,
  unblockNights: resourceOwner,
  showTimeline: ownersOwnData,
  moveStay: resourceOwner,
  showHotelBooking: resourceOwner,
  markPaid: resourceOwner,
  setStayStatus: resourceOwner,
  recordNoShow: resourceOwner,
  cancelByOwner: resourceOwner,
  bookAtDesk: resourceOwner,
  downloadInvoice: resourceOwner,
  showHotelBookings: ownersOwnData,
  findHotelBookings: ownersOwnData,
  showHotelReport: ownersOwnData,
  showHotelToday: ownersOwnData,
  downloadHotelBookings: ownersOwnData,
  showOwnerEmails: ownersOwnData,
  changeOwnerEmails: owners,
  // What the stream delivers is tested in services/booking.
  watchHotelBookings: owners,
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
