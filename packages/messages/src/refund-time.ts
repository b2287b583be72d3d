import { localized } from './localized.js';

/** How long banks take for a refund to a card (https://docs.stripe.com/refunds). */
export const refundTime = localized('refund-time', { days: 'five to ten days' });
