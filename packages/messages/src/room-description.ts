import {
  type AccessibilityFact,
  type AmenityGroup,
  type BedKind,
  type MoreAmenity,
  type RoomDescription,
} from '@wayhouse/domain/room-description';
import { formatList } from './format-list.js';
import { localized } from './localized.js';
import { plural } from './plural.js';

const messages = localized('room-description', {
  size: (metres: number) => plural(metres, { other: '# m²' }),
});

export const bedKindNames = localized<Record<BedKind, string>>('bed-kinds', {
  single: 'Single beds',
  double: 'Double beds',
  queen: 'Queen beds',
  king: 'King beds',
  bunk: 'Bunk beds',
  'sofa-bed': 'Sofa beds',
  futon: 'Futons',
  cot: 'Cots',
});

const countBeds = localized<Record<BedKind, (count: number) => string>>('beds', {
  single: (count) => plural(count, { one: '# single bed', other: '# single beds' }),
  double: (count) => plural(count, { one: '# double bed', other: '# double beds' }),
  queen: (count) => plural(count, { one: '# queen bed', other: '# queen beds' }),
  king: (count) => plural(count, { one: '# king bed', other: '# king beds' }),
  bunk: (count) => plural(count, { one: '# bunk bed', other: '# bunk beds' }),
  'sofa-bed': (count) => plural(count, { one: '# sofa bed', other: '# sofa beds' }),
  futon: (count) => plural(count, { one: '# futon', other: '# futons' }),
  cot: (count) => plural(count, { one: '# cot', other: '# cots' }),
});

export const amenityGroupNames = localized<Record<AmenityGroup, string>>('amenity-groups', {
  comfort: 'Comfort',
  bathroom: 'Bathroom',
  kitchen: 'Food and drink',
  work: 'Desk and screen',
  outside: 'Outside and view',
  families: 'Families and pets',
});

export const moreAmenityNames = localized<Record<MoreAmenity, string>>('more-amenities', {
  'air-conditioning': 'Air conditioning',
  heating: 'Heating',
  fan: 'Fan',
  soundproof: 'Soundproof windows',
  'blackout-curtains': 'Blackout curtains',
  safe: 'Safe',
  wardrobe: 'Wardrobe',
  iron: 'Iron and board',
  'private-bathroom': 'Private bathroom',
  shower: 'Shower',
  bathtub: 'Bathtub',
  hairdryer: 'Hairdryer',
  toiletries: 'Toiletries',
  towels: 'Towels',
  kettle: 'Kettle',
  'coffee-machine': 'Coffee machine',
  refrigerator: 'Refrigerator',
  minibar: 'Minibar',
  kitchenette: 'Kitchenette',
  'dining-table': 'Dining table',
  desk: 'Desk',
  television: 'Television',
  streaming: 'Streaming services',
  telephone: 'Telephone',
  'sockets-by-the-bed': 'Sockets by the bed',
  balcony: 'Balcony',
  terrace: 'Terrace',
  'garden-view': 'Garden view',
  'sea-view': 'Sea view',
  'city-view': 'City view',
  'private-entrance': 'Private entrance',
  'cot-on-request': 'Cot on request',
  'high-chair': 'High chair',
  'connecting-rooms': 'Connecting rooms',
  'pets-welcome': 'Pets welcome',
});

export const accessibilityFactNames = localized<Record<AccessibilityFact, string>>('accessibility-facts', {
  'step-free': 'Step-free to the room',
  'ground-floor': 'On the ground floor',
  lift: 'By lift',
  'wide-doors': 'Doors at least 80 cm wide',
  'turning-space': 'Space to turn a wheelchair (150 cm)',
  'roll-in-shower': 'Level-access shower',
  'grab-rails': 'Grab rails in the bathroom',
  'shower-seat': 'Shower seat',
  'lowered-fittings': 'Lowered washbasin and switches',
  'visual-alarm': 'Visual fire alarm',
  'emergency-cord': 'Emergency cord',
});

/** `1 king bed and 2 sofa beds`. */
export const formatBeds = (beds: NonNullable<RoomDescription['beds']>): string =>
  formatList(beds.map(({ kind, count }) => countBeds[kind](count)));

/** `24 m²`. */
export const formatSize = (squareMetres: number): string => messages.size(squareMetres);
