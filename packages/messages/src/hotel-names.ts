import type { HotelAmenity } from '@wayhouse/domain/hotel-amenities';
import { localized } from './localized.js';

export const hotelAmenityNames = localized<Record<HotelAmenity, string>>('hotel-amenities', {
  'front-desk-all-day': '24-hour front desk',
  'luggage-storage': 'Luggage storage',
  parking: 'Parking',
  'vehicle-charging': 'Charging for electric cars',
  'airport-shuttle': 'Airport shuttle',
  restaurant: 'Restaurant',
  bar: 'Bar',
  'swimming-pool': 'Swimming pool',
  gym: 'Gym',
  spa: 'Spa',
  garden: 'Garden',
  laundry: 'Laundry',
  lift: 'Lift',
  'step-free-access': 'Step-free access',
  'pets-welcome': 'Pets welcome',
  'non-smoking': 'Non-smoking',
});
