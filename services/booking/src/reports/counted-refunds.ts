/** In pipelines, the rule of `countedRefunds`: a refund counts once its payment is there. */
export const isCounted = (paymentId: string) => ({ $in: [paymentId, '$booking.payments.paymentId'] });
