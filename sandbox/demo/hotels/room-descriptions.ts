import type { RoomDescription, RoomType } from '@wayhouse/domain';
import type { RoomPhoto } from './room-photos.js';

type Facts = Required<Pick<RoomDescription, 'beds' | 'moreAmenities'>>;

/** What every room of a type has. */
const ofType: Record<RoomType, Facts> = {
  'Single Bed': {
    beds: [{ kind: 'single', count: 1 }],
    moreAmenities: ['private-bathroom', 'shower', 'towels', 'desk'],
  },
  'Double Bed': {
    beds: [{ kind: 'queen', count: 1 }],
    moreAmenities: ['private-bathroom', 'shower', 'towels', 'hairdryer', 'wardrobe', 'kettle'],
  },
  'Luxury Room': {
    beds: [{ kind: 'king', count: 1 }],
    moreAmenities: [
      ...(['air-conditioning', 'safe', 'wardrobe', 'private-bathroom', 'shower', 'bathtub', 'hairdryer'] as const),
      ...(['toiletries', 'towels', 'coffee-machine', 'minibar', 'television'] as const),
    ],
  },
  'Family Suite': {
    beds: [
      { kind: 'queen', count: 1 },
      { kind: 'single', count: 2 },
    ],
    moreAmenities: [
      ...(['wardrobe', 'private-bathroom', 'bathtub', 'towels', 'refrigerator', 'dining-table'] as const),
      ...(['cot-on-request', 'high-chair'] as const),
    ],
  },
};

type Written = RoomDescription & { name: string };

const written = (
  name: string,
  squareMetres: number,
  description: string,
  more: Omit<Written, 'name'> = {},
): Written => ({
  ...{ name, squareMetres, description },
  ...more,
});

/** By the photo that a room shows first. */
const byPhoto: Record<RoomPhoto, Written> = {
  'coastal-double-1': written(
    'Spice Merchant’s Room',
    24,
    'Blue shutters, a writing desk and the sea breeze from the west. The veranda with breakfast is one flight down.',
    { moreAmenities: ['fan', 'balcony'] },
  ),
  'walnut-luxury-1': written(
    'Captain’s Cabin',
    38,
    'Walnut panels from a ship that never sailed again, and a bathtub at the window.\n\nThe largest room of the house, on the quiet side.',
    { moreAmenities: ['garden-view'] },
  ),
  'pastel-family-1': written(
    'Lagoon Suite',
    46,
    'Two rooms with a door between them, so that children sleep while you read. The pool is at the foot of the stairs.',
    { moreAmenities: ['connecting-rooms', 'fan'], accessibility: ['ground-floor', 'step-free', 'wide-doors'] },
  ),
  'retro-single-2': written(
    'Bosun’s Berth',
    12,
    'Small, bright and good for one: a real desk and a window to the lane.',
  ),
  'heritage-double-1': written(
    'Balcony Room',
    34,
    'A carved balcony over Lake Pichola, and a swing to sit in while the light goes.',
    { moreAmenities: ['balcony'] },
  ),
  'heritage-double-2': written(
    'Maharani’s Room',
    58,
    'Mirror work, a dome and three windows on the lake. The family’s own guests used to stay here.',
    { moreAmenities: ['balcony', 'private-entrance'] },
  ),
  'zen-double-1': written(
    'Moss Garden Room',
    26,
    'Tatami, paper screens and the garden at arm’s length. Futons are laid out while you bathe.',
    { beds: [{ kind: 'futon', count: 2 }], moreAmenities: ['garden-view'], accessibility: ['ground-floor'] },
  ),
  'zen-double-2': written('Lane Room', 22, 'Under the roof, with the hills of Higashiyama above the tiles.'),
  'citynight-luxury-1': written(
    'Harbour Room',
    36,
    'High above Colaba: ships by day, lights by night, and windows that let none of the noise in.',
    { moreAmenities: ['soundproof', 'city-view', 'blackout-curtains'], accessibility: ['lift', 'wide-doors'] },
  ),
  'citynight-luxury-2': written(
    'The Ledger Suite',
    72,
    'The corner of the top floor, with a room to sit in and a table for six.',
    {
      moreAmenities: ['soundproof', 'city-view', 'dining-table', 'blackout-curtains'],
      accessibility: ['lift', 'wide-doors', 'turning-space', 'roll-in-shower', 'grab-rails'],
    },
  ),
  'loft-double-1': written(
    'Iron Window Loft',
    40,
    'Brick, iron and four metres of height, a corner from the High Line.',
    {
      moreAmenities: ['city-view', 'air-conditioning', 'television'],
      accessibility: ['lift'],
    },
  ),
  'loft-double-2': written('Foundry Room', 28, 'The same brick at half the height. A desk by the window.', {
    moreAmenities: ['desk', 'air-conditioning', 'television'],
    accessibility: ['lift'],
  }),
  'lodge-double-1': written('Tea Slope Room', 24, 'Rows of tea down to the river, and a stove for cold mornings.', {
    moreAmenities: ['heating', 'terrace'],
  }),
  'forest-family-1': written('Cardamom Suite', 48, 'Two bedrooms among the trees, and a porch that both share.', {
    moreAmenities: ['heating', 'terrace'],
  }),
  'heritage-double-3': written(
    'Courtyard Room',
    36,
    'Opens on the courtyard with the gulmohar tree, in flower from April.',
    {
      accessibility: ['ground-floor', 'step-free'],
    },
  ),
  'sage-double-1': written('Pink Wall Room', 22, 'Block prints, a deep window seat and the old city behind the wall.'),
  'nordic-single-1': written('Clerk’s Room', 11, 'A bed, a desk and a fan that means it.', { moreAmenities: ['fan'] }),
  'walnut-luxury-2': written(
    'Moon Villa',
    110,
    'A villa of its own above the rice terraces, with a pool that nobody else swims in.',
    { moreAmenities: ['terrace', 'private-entrance', 'garden-view'] },
  ),
  'coastal-double-2': written('Terrace Room', 30, 'Opens on the rice terraces; frogs at night, and no road.', {
    moreAmenities: ['terrace', 'fan'],
  }),
  'sage-double-2': written('Palm Room', 25, 'Under the palms, ten minutes on foot from the sand.', {
    moreAmenities: ['fan', 'terrace'],
  }),
  'pastel-family-2': written(
    'Shell House',
    52,
    'A small house in the garden with a kitchen corner and an outside shower.',
    {
      moreAmenities: ['kitchenette', 'private-entrance'],
    },
  ),
  'nordic-single-2': written('Harbour Berth', 14, 'Pine, wool and a round window over the canal.', {
    moreAmenities: ['heating'],
  }),
  'sage-double-3': written('Jacaranda Room', 24, 'Level with the crowns of the trees on Lavelle Cross.'),
  'retro-single-1': written('Study', 13, 'Where the house kept its books. Some of them are still here.'),
  'forest-family-2': written('The Whole Loft', 60, 'Everything under one roof of deodar, with a fire in the middle.', {
    moreAmenities: ['heating', 'kitchenette'],
  }),
  'walnut-luxury-3': written(
    'Marina Suite',
    95,
    'The marina from the twenty-eighth floor, and curtains that close at a word.',
    {
      moreAmenities: ['soundproof', 'sea-view', 'blackout-curtains', 'streaming'],
      accessibility: ['lift', 'wide-doors', 'turning-space', 'roll-in-shower', 'grab-rails', 'visual-alarm'],
    },
  ),
  'coastal-double-3': written(
    'Tile Room',
    21,
    'Blue tiles from 1790 to the height of the bed, and the river between the roofs.',
    {
      moreAmenities: ['city-view'],
    },
  ),
  'lodge-double-2': written(
    'Candlemaker’s Room',
    23,
    'Stone walls, tartan that is not for show and a view of the castle rock.',
    {
      moreAmenities: ['heating'],
    },
  ),
};

/** The description of a room: what was written about it, with what all of its type have. */
export function describedAs(roomType: RoomType, photo: RoomPhoto): RoomDescription {
  const { moreAmenities = [], ...own } = byPhoto[photo];
  const common = ofType[roomType];
  return { beds: common.beds, ...own, moreAmenities: [...common.moreAmenities, ...moreAmenities] };
}
