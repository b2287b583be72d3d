import { roomCapacity } from './room-types.js';

/**
 * The largest values that are accepted, and the lengths of lists. Text lengths are in characters, `imageBytes` and `bodyBytes`
 * in bytes, `pricePerNight` in currency units. Of an image, `imageSide` is its width or height in pixels.
 */
export const limits = {
  daysAhead: 730,
  nights: 30,
  listedDays: 800,
  periodYears: 2,
  searchGuests: Math.max(...Object.values(roomCapacity)),
  name: 80,
  address: 200,
  phone: 30,
  email: 254,
  city: 80,
  coverLetter: 5000,
  jobTitle: 120,
  subject: 120,
  blockReason: 60,
  message: 5000,
  forwardedText: 20_000,
  forwardedSubject: 200,
  images: 4,
  imageBytes: 10 * 1024 * 1024,
  imageSide: 16_383,
  imageMegapixels: 50,
  /** A room on the home page has so many photos with a side of so many pixels. */
  largePhotos: 3,
  largePhotoPixels: 1024,
  bodyBytes: 100_000,
  pricePerNight: 100_000,
  newsletterLinkHours: 48,
  recentCities: 3,
  resultsPerPage: 100,
  recommendedRooms: 24,
  /** How many destinations are shown with a photo. */
  destinationPhotos: 8,
} as const;
