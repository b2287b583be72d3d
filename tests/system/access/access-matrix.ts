import type { callDocs } from '@wayhouse/contracts/docs';

/** Who calls, as seen from Asha's booking of Meera's room. */
export const people = {
  visitor: undefined,
  guest: 'asha',
  otherGuest: 'ravi',
  owner: 'owner',
  otherOwner: 'other-owner',
} as const;
export type Person = keyof typeof people;

/**
 * What one gets: `yes`; `own`, the same for their own things, with nothing of Asha or of the room in it; or the status of
 * a refusal.
 */
export type Right = 'yes' | 'own' | number;
type Rule = Record<Person, Right>;

const anyone: Rule = { visitor: 'yes', guest: 'yes', otherGuest: 'yes', owner: 'yes', otherOwner: 'yes' };
const signedIn: Rule = { ...anyone, visitor: 401 };
const eachTheirOwn: Rule = { visitor: 401, guest: 'yes', otherGuest: 'own', owner: 'own', otherOwner: 'own' };
const whoBooked: Rule = { visitor: 401, guest: 'yes', otherGuest: 404, owner: 404, otherOwner: 404 };
const whoOwnsNothing: Rule = { visitor: 401, guest: 'yes', otherGuest: 'yes', owner: 409, otherOwner: 409 };
const owners: Rule = { visitor: 401, guest: 403, otherGuest: 403, owner: 'yes', otherOwner: 'yes' };
const ownersTheirOwn: Rule = { ...owners, otherOwner: 'own' };
const whoOwnsIt: Rule = { ...owners, otherOwner: 404 };
const stripe: Rule = { visitor: 400, guest: 400, otherGuest: 400, owner: 400, otherOwner: 400 };

type Operation = keyof typeof callDocs | 'receiveStripeEvent' | 'showDocument' | 'readDocument';

/** The rule of every operation of the API. */
export const rights: Record<Operation, Rule> = {
  listRooms: anyone,
  countRooms: anyone,
  showRoom: anyone,
  checkAvailability: anyone,
  listTakenNights: anyone,
  bookRoom: signedIn,
  listOwnBookings: eachTheirOwn,
  downloadReceipt: whoBooked,
  showCancellation: whoBooked,
  cancelBooking: whoBooked,
  startPayment: whoBooked,
  showUser: signedIn,
  storeRecentSearch: signedIn,
  listOwnRooms: ownersTheirOwn,
  addRoom: owners,
  changeRoom: whoOwnsIt,
  toggleAvailability: whoOwnsIt,
  showRoomCalendar: whoOwnsIt,
  blockNights: whoOwnsIt,
  unblockNights: whoOwnsIt,
  showHotelBooking: whoOwnsIt,
  markPaid: whoOwnsIt,
  cancelByOwner: whoOwnsIt,
  showHotelBookings: ownersTheirOwn,
  showHotelFigures: ownersTheirOwn,
  downloadHotelBookings: ownersTheirOwn,
  // What its reader hears is tried where it is made.
  watchHotelBookings: owners,
  sendMessage: anyone,
  applyForJob: anyone,
  subscribeToNewsletter: anyone,
  unsubscribeFromNewsletter: anyone,
  receiveStripeEvent: stripe,
  showDocument: anyone,
  readDocument: anyone,
  // Last, because guests are owners after it.
  registerHotel: whoOwnsNothing,
};

/** Who may ask for what the site serves beside its API. For operators: the gateway's `metrics.test.ts`. */
export const rightsBeside: Record<string, 'anyone' | 'operators'> = {
  'GET /{*path}': 'anyone',
  'GET /config.json': 'anyone',
  'GET /robots.txt': 'anyone',
  'GET /sitemap.xml': 'anyone',
  'GET /health/live': 'anyone',
  'GET /health/ready': 'anyone',
  'GET /metrics': 'operators',
  '* /newsletter/unsubscribe/*': 'anyone',
  '* /remotes/owner/*': 'anyone',
  '* /remotes/static-pages/*': 'anyone',
  // Only where stand-ins run.
  '* /__clerk/*': 'anyone',
  '* /__sandbox/*': 'anyone',
};
