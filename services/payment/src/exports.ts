export { paymentDeps } from './compose.js';
export { recordPayment } from './payments/record-payment.js';
export { startPayment } from './payments/start-payment.js';
export { recordRefund } from './refunds/record-refund.js';
