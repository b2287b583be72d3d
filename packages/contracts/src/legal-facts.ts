import { z } from 'zod';

export const describedLegalFacts = {
  legalName: 'Under which name the hotel is registered; receipts and invoices name it.',
  legalAddress: 'Where that is registered; receipts and invoices name it.',
  hotelTaxNumber: 'The tax number of the hotel; receipts and invoices name it.',
};

/** Who a hotel is by law, as far as it has entered that, as responses and events have it. */
export const LegalFacts = {
  legalName: z.string().optional().meta({ description: describedLegalFacts.legalName }),
  legalAddress: z.string().optional().meta({ description: describedLegalFacts.legalAddress }),
  hotelTaxNumber: z.string().optional().meta({ description: describedLegalFacts.hotelTaxNumber }),
};
