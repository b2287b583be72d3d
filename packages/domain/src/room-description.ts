export const bedKinds = ['single', 'double', 'queen', 'king', 'bunk', 'sofa-bed', 'futon', 'cot'] as const;
export type BedKind = (typeof bedKinds)[number];

/** What a room may have beside its `amenities`, in groups and in the order of the owner's form. */
export const amenityGroups = {
  comfort: ['air-conditioning', 'heating', 'fan', 'soundproof', 'blackout-curtains', 'safe', 'wardrobe', 'iron'],
  bathroom: ['private-bathroom', 'shower', 'bathtub', 'hairdryer', 'toiletries', 'towels'],
  kitchen: ['kettle', 'coffee-machine', 'refrigerator', 'minibar', 'kitchenette', 'dining-table'],
  work: ['desk', 'television', 'streaming', 'telephone', 'sockets-by-the-bed'],
  outside: ['balcony', 'terrace', 'garden-view', 'sea-view', 'city-view', 'private-entrance'],
  families: ['cot-on-request', 'high-chair', 'connecting-rooms', 'pets-welcome'],
} as const;
export type AmenityGroup = keyof typeof amenityGroups;
export type MoreAmenity = (typeof amenityGroups)[AmenityGroup][number];
export const moreAmenities: readonly MoreAmenity[] = Object.values(amenityGroups).flat();

export const accessibilityFacts = [
  'step-free',
  'ground-floor',
  'lift',
  'wide-doors',
  'turning-space',
  'roll-in-shower',
  'grab-rails',
  'shower-seat',
  'lowered-fittings',
  'visual-alarm',
  'emergency-cord',
] as const;
export type AccessibilityFact = (typeof accessibilityFacts)[number];

/** What guests may read about a room beside what it has to have; a part that is empty is absent. */
export type RoomDescription = {
  /** Beside its type, such as that of one among several rooms of a type. */
  name?: string;
  description?: string;
  squareMetres?: number;
  /** How many of its guests may be adults; without it all of them. */
  mostAdults?: number;
  /** How many of a kind, once for each. */
  beds?: { kind: BedKind; count: number }[];
  moreAmenities?: MoreAmenity[];
  accessibility?: AccessibilityFact[];
};
