import { roomCapacity } from '@wayhouse/domain/room-types';

/** The largest values that are accepted, and the lengths of lists. Text lengths are in characters, `pricePerNight` in currency units. Of an image, `imageSide` is its width or height in pixels, and the megapixels are by how much memory its kind takes to be decoded. */
export const limits = {
  daysAhead: 730,
  nights: 30,
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
  images: 4,
  imageBytes: 10 * 1024 * 1024,
  imageSide: 16_383,
  imageMegapixels: 50,
  interlacedMegapixels: 25,
  avifMegapixels: 12.5,
  pricePerNight: 100_000,
  recentCities: 3,
  roomsPerPage: 100,
} as const;
