import type { OfferId } from '@wayhouse/domain';

/** The offers that hotels of the demo take part in, by their names; the others take part in none. */
export const hotelOffers: Record<string, OfferId[] | undefined> = {
  'Haveli Sona Ghat': ['summer', 'luxury'],
  'Moss Gate Machiya': ['romantic'],
  'The Causeway Ledger': ['luxury'],
  'Cardamom Hill House': ['summer', 'romantic'],
  'Tegal Moon Villas': ['romantic', 'luxury'],
  'Salt & Palm': ['summer', 'romantic'],
};
