/** Through Stripe, or at the hotel, as recorded by its owner. */
export const paymentMethods = ['card', 'hotel'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];
