/** How a guest has paid at the hotel, as far as the hotel has noted it. */
export const paymentMeans = ['cash', 'card-terminal', 'bank-transfer'] as const;
export type PaymentMeans = (typeof paymentMeans)[number];
