/** What a hotel offers beside its rooms, in the order of the owner's form. */
export const hotelAmenities = [
  'front-desk-all-day',
  'luggage-storage',
  'parking',
  'vehicle-charging',
  'airport-shuttle',
  'restaurant',
  'bar',
  'swimming-pool',
  'gym',
  'spa',
  'garden',
  'laundry',
  'lift',
  'step-free-access',
  'pets-welcome',
  'non-smoking',
] as const;
export type HotelAmenity = (typeof hotelAmenities)[number];
