/** Outer bounds of what people may enter. Days and nights are whole numbers, texts are characters, images bytes. */
export const limits = {
  daysAhead: 730,
  nights: 30,
  heroGuests: 4,
  name: 80,
  address: 200,
  phone: 30,
  email: 254,
  city: 80,
  coverLetter: 5000,
  jobTitle: 120,
  subject: 120,
  message: 5000,
  images: 4,
  imageBytes: 10 * 1024 * 1024,
  /** The shorter side of a photo, in pixels. */
  pricePerNight: 100_000,
  recentCities: 3,
  roomsPerPage: 100,
} as const;
