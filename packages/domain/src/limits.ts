import { roomCapacity } from './room-types.js';

/**
 * The largest values that are accepted, and the lengths of lists. Text lengths are in characters, `imageBytes` and `bodyBytes`
 * in bytes, `pricePerNight` in currency units. Of an image, `imageSide` is its width or height in pixels.
 */
export const limits = {
  daysAhead: 730,
  nights: 30,
  /** How long after a stay it can be recorded that the guest has not come. */
  noShowDays: 7,
  /** How many changes of dates or guests a booking may have for its guest to change it, and for its hotel. */
  changesOfBooking: 20,
  changesByHotel: 60,
  listedDays: 800,
  timelineDays: 62,
  periodYears: 2,
  searchGuests: Math.max(...Object.values(roomCapacity)),
  name: 80,
  address: 200,
  hotelDescription: 2000,
  roomName: 60,
  roomDescription: 2000,
  squareMetres: 1000,
  /** Of one kind in a room. */
  beds: 20,
  phone: 30,
  email: 254,
  city: 80,
  coverLetter: 5000,
  jobTitle: 120,
  subject: 120,
  blockReason: 60,
  /** Of a unit and of a hotel, calendars of other sites that are imported; the length of their names and addresses, their size and number of events. */
  calendarsPerUnit: 5,
  calendarsPerHotel: 300,
  calendarName: 40,
  calendarAddress: 1000,
  calendarBytes: 1024 * 1024,
  calendarEvents: 5000,
  /** How many browsers of an account show pushes, and the length of the address of one at its push service. */
  pushBrowsers: 10,
  pushEndpoint: 1000,
  /** What the front desk writes down about a payment. */
  paymentNote: 120,
  /** Of what the staff writes down about a booking, and how many notes one has. */
  bookingNote: 200,
  notesOfBooking: 20,
  /** Of one payment at the hotel, in currency units, more than any stay costs. */
  paymentAtHotel: 100_000_000,
  /** Of a booking: how many parts are recorded as paid at the hotel, and how many of its payments there are taken back. */
  paymentsAtHotel: 30,
  /** Of what an owner finds a booking by, and how many are shown. */
  findText: 80,
  foundBookings: 20,
  wishes: 1000,
  /** Of a message between guest and hotel, and how many a booking has. */
  bookingMessage: 2000,
  messagesOfBooking: 200,
  /** How long after a stay the two can write to each other. */
  messageDays: 30,
  company: 120,
  taxNumber: 40,
  /** The age up to which a guest is a child. */
  childAge: 17,
  message: 5000,
  forwardedText: 20_000,
  forwardedSubject: 200,
  /** Photos of a room, and files of one form. */
  images: 4,
  /** Photos of a hotel itself, and those that its page shows. */
  hotelImages: 12,
  unitsPerRoom: 50,
  /** How many rooms are booked together, and how many of one night an account may hold unpaid, unless a site sets another number. */
  roomsTogether: 4,
  imageBytes: 10 * 1024 * 1024,
  imageSide: 16_383,
  imageMegapixels: 50,
  /** A room on the home page has so many photos with a side of so many pixels. */
  largePhotos: 3,
  largePhotoPixels: 1024,
  bodyBytes: 100_000,
  pricePerNight: 100_000,
  hotelsPerOwner: 20,
  /** Beside its owner, those included that are invited. */
  membersPerHotel: 50,
  /** How many invitations an owner sends in a day (UTC), and for how long each can be accepted. */
  invitationsPerDay: 30,
  /** How many reach a mailbox in a day (UTC), whoever sends them. */
  invitationsToMailbox: 5,
  invitationDays: 14,
  /** Of a room, beside its price. */
  rates: 40,
  rateName: 60,
  /** Of a file of rooms that is imported, and the names that an owner gives its rooms. */
  importRows: 500,
  importCharacters: 60_000,
  roomKey: 60,
  /** What a rate for several rooms makes of their prices at most, in percent of them. */
  percentMore: 500,
  percentLess: 90,
  /** How many rooms are changed at once, and how many nights of their units are blocked or unblocked at once. */
  roomsAtOnce: 200,
  nightsAtOnce: 10_000,
  /** Of a hotel, taxes and fees together. */
  taxes: 10,
  taxName: 60,
  /** Of one of them that is not a percent, in currency units. */
  taxAmount: 10_000,
  /** Of a hotel, rate plans beside the standard terms, and what one takes off at most. */
  plans: 5,
  planName: 60,
  planPercentOff: 80,
  /** Promotion codes of a hotel, ended ones included, and the characters of one. */
  promotionCodes: 200,
  promotionCodeLeast: 4,
  promotionCode: 20,
  usesOfPromotionCode: 100_000,
  /** How many codes that do not exist an account can enter in an hour. */
  wrongPromotionCodes: 20,
  leadDays: 90,
  newsletterLinkHours: 48,
  recentCities: 3,
  resultsPerPage: 100,
  /** A search does not count the rooms that it finds any further. */
  countedRooms: 200,
  recommendedRooms: 24,
  /** How many destinations are shown with a photo. */
  destinationPhotos: 8,
} as const;
