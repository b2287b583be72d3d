import type { LegalFacts } from '@wayhouse/domain/legal-facts';
import { localized } from './localized.js';

const messages = localized('legal-facts', {
  legalName: 'Legal name',
  legalAddress: 'Registered address',
  hotelTaxNumber: 'Tax number of the hotel',
});

/** Who a hotel is by law, as far as it has entered that, each with its label. */
export const describeLegalFacts = ({ legalName, legalAddress, hotelTaxNumber }: LegalFacts) =>
  (
    [
      ['legalName', legalName],
      ['legalAddress', legalAddress],
      ['hotelTaxNumber', hotelTaxNumber],
    ] as const
  ).flatMap(([fact, value]) => (value ? [{ label: messages[fact], value }] : []));
