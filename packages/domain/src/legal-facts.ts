/** Who a hotel is by law, as its invoices and receipts name it. `hotelTaxNumber` is not the one of a guest, which is `taxNumber`. */
export type LegalFacts = { legalName?: string; legalAddress?: string; hotelTaxNumber?: string };

/** Those that the hotel has entered, to be copied. */
export const legalFactsOf = ({ legalName, legalAddress, hotelTaxNumber }: LegalFacts): LegalFacts => ({
  ...(legalName && { legalName }),
  ...(legalAddress && { legalAddress }),
  ...(hotelTaxNumber && { hotelTaxNumber }),
});
