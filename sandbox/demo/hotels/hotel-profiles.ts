import type { HotelExtras } from '@wayhouse/catalog/hotels/domain/hotel';
import type { HotelTimes, LegalFacts } from '@wayhouse/domain';

type Profile = Required<Omit<HotelExtras, 'email' | 'currency' | keyof HotelTimes | keyof LegalFacts>> &
  HotelTimes &
  LegalFacts;

const profile = (
  description: string,
  [latitude, longitude]: [number, number],
  amenities: Profile['amenities'],
  languages: Profile['languages'],
  more: HotelTimes & LegalFacts = {},
): Profile => ({ description, latitude, longitude, amenities, languages, ...more });

/** The profiles of the demo's hotels, by their names. */
export const hotelProfiles: Record<string, Profile> = {
  'Lantern & Tide': profile(
    'A merchant’s house in Fort Kochi, two streets from the water. Breakfast is on the veranda, and the pool is under an old rain tree.\n\nThe ferry to Ernakulam is ten minutes on foot; we lend bicycles for all else.',
    [9.9658, 76.2421],
    ['luggage-storage', 'airport-shuttle', 'restaurant', 'swimming-pool', 'garden', 'laundry', 'non-smoking'],
    ['en', 'hi', 'ml'],
    {
      legalName: 'Lantern & Tide Hospitality Pvt Ltd',
      legalAddress: '14 Rose Street, Fort Kochi, Kochi 682001',
      hotelTaxNumber: '32AAACL1234F1Z5',
    },
  ),
  'Haveli Sona Ghat': profile(
    'Carved balconies over Lake Pichola, and steps that lead down into it. The house has been in one family for six generations, who still eat in the courtyard.',
    [24.5764, 73.6795],
    ['front-desk-all-day', 'luggage-storage', 'parking', 'restaurant', 'bar', 'swimming-pool', 'spa'],
    ['en', 'hi', 'gu', 'fr'],
  ),
  'Moss Gate Machiya': profile(
    'A timber town house with a moss garden that the rooms look into. Evenings are quiet here: the lane is for people on foot.',
    [34.9949, 135.7765],
    ['luggage-storage', 'garden', 'laundry', 'non-smoking'],
    ['ja', 'en'],
    { checkInFrom: '15:00', checkOutUntil: '10:00' },
  ),
  'The Causeway Ledger': profile(
    'Once the counting house of a shipping firm, now rooms above the lights of Colaba. The bar keeps the ledgers.',
    [18.9186, 72.8311],
    [
      'front-desk-all-day',
      'luggage-storage',
      'parking',
      'airport-shuttle',
      'restaurant',
      'bar',
      'gym',
      'lift',
      'step-free-access',
    ],
    ['en', 'hi', 'mr', 'gu'],
  ),
  'Ninth & Foundry': profile(
    'Lofts with iron windows in the Meatpacking District, a corner from the High Line.',
    [40.7409, -74.0059],
    ['front-desk-all-day', 'luggage-storage', 'bar', 'gym', 'lift', 'step-free-access', 'pets-welcome'],
    ['en', 'es'],
  ),
  'Cardamom Hill House': profile(
    'A planter’s bungalow among tea and cardamom, with mist in the morning and a fire at night.',
    [10.0595, 77.0614],
    ['parking', 'restaurant', 'garden', 'laundry', 'pets-welcome'],
    ['en', 'ml', 'ta'],
  ),
  'Gulmohar Court': profile(
    'A garden house of the forties in the middle of Jaipur, with a lawn under flame trees.',
    [26.9042, 75.8069],
    ['luggage-storage', 'parking', 'restaurant', 'garden', 'laundry', 'non-smoking'],
    ['en', 'hi'],
  ),
  'Tegal Moon Villas': profile(
    'Villas at the edge of the rice, above a river that one hears all night.',
    [-8.4925, 115.2497],
    ['parking', 'airport-shuttle', 'restaurant', 'swimming-pool', 'spa', 'garden', 'laundry'],
    ['en', 'id', 'nl'],
  ),
  'Salt & Palm': profile(
    'A low house behind the dunes of Assagao, with hammocks, a long table and no clocks.',
    [15.5937, 73.7679],
    ['parking', 'restaurant', 'bar', 'swimming-pool', 'garden', 'pets-welcome'],
    ['en', 'hi', 'pt'],
  ),
  Havnelys: profile(
    'Rooms over the canal of Christianshavn. The water is clean enough to swim in before breakfast.',
    [55.6745, 12.5957],
    ['luggage-storage', 'vehicle-charging', 'bar', 'lift', 'non-smoking'],
    ['da', 'en', 'sv', 'de'],
  ),
  'Jacaranda Row': profile(
    'A quiet lane off Lavelle Road, and a terrace under jacaranda trees.',
    [12.9698, 77.5986],
    ['luggage-storage', 'parking', 'vehicle-charging', 'restaurant', 'gym', 'lift'],
    ['en', 'kn', 'hi', 'ta'],
  ),
  'The Deodar Loft': profile(
    'Stone, cedar and a stove, above the orchards of Old Manali. The road ends at the gate.',
    [32.2555, 77.1797],
    ['parking', 'restaurant', 'garden', 'pets-welcome'],
    ['en', 'hi', 'pa'],
  ),
  'Al Noor Heights': profile(
    'High above the marina, with the sea on one side and the desert on the other.',
    [25.0805, 55.1403],
    [
      'front-desk-all-day',
      'luggage-storage',
      'parking',
      'vehicle-charging',
      'restaurant',
      'swimming-pool',
      'gym',
      'spa',
      'lift',
      'step-free-access',
    ],
    ['ar', 'en', 'hi', 'ru'],
  ),
  'Azulejo Terrace': profile(
    'A tiled house on the stairs of Alfama, with the river at the end of every street.',
    [38.7117, -9.1296],
    ['luggage-storage', 'airport-shuttle', 'bar', 'laundry', 'non-smoking'],
    ['pt', 'en', 'es', 'fr'],
  ),
  'Thistle & Lamp': profile(
    'Five floors of a close in the Old Town, with a fire in the bar from October on.',
    [55.9472, -3.1916],
    ['luggage-storage', 'restaurant', 'bar', 'laundry', 'non-smoking'],
    ['en', 'fr', 'de'],
  ),
};
