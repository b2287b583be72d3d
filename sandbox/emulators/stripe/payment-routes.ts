import type { Router } from 'express';
import { z } from 'zod';
import { command } from './command.js';
import { listJson, listParams } from './list.js';
import type { Payment } from './model.js';
import { readParams } from './params.js';
import { chargeJson, paymentIntentJson, refundedOf, refundJson } from './payment-json.js';
import { noSuch } from './refusal.js';
import { createRefund, refundParams, refundParamsNotHere } from './refunds.js';
import type { StripeSandbox } from './stripe-sandbox.js';

const none = z.strictObject({});
const refundFilters = z.strictObject({
  ...listParams,
  payment_intent: z.string().optional(),
  charge: z.string().optional(),
});

/** Payments that were made, and refunds. */
export function paymentRoutes(stripe: StripeSandbox, router: Router): void {
  const { payments, refunds } = stripe.records;
  const byCharge = (chargeId: string) => [...payments.values()].find((payment) => payment.chargeId === chargeId);
  const found = (payment: Payment | undefined, kind: string, id: string) => {
    if (!payment) throw noSuch(kind, id, 404, kind === 'charge' ? 'id' : 'intent');
    return payment;
  };

  router.get('/payment_intents/:id', (req, res) => {
    readParams(none, req.query, ['expand', 'client_secret']);
    res.json(paymentIntentJson(found(payments.get(req.params.id), 'payment_intent', req.params.id)));
  });
  router.get('/charges/:id', (req, res) => {
    readParams(none, req.query, ['expand']);
    const payment = found(byCharge(req.params.id), 'charge', req.params.id);
    res.json(chargeJson(payment, refundedOf(stripe, payment.id)));
  });

  router.post(
    '/refunds',
    command(
      stripe,
      ({ body }) => readParams(refundParams, body, refundParamsNotHere),
      (params, caller) => createRefund(stripe, params, caller),
    ),
  );
  router.get('/refunds', (req, res) => {
    const filters = readParams(refundFilters, req.query, ['created', 'expand']);
    const payment = filters.charge ? byCharge(filters.charge)?.id : filters.payment_intent;
    const isAsked = filters.charge || filters.payment_intent;
    const matching = [...refunds.values()].filter((refund) => !isAsked || refund.paymentId === payment);
    res.json(
      listJson('/v1/refunds', 'refund', matching, filters, (refund) =>
        refundJson(payments.get(refund.paymentId)!, refund),
      ),
    );
  });
  router.get('/refunds/:id', (req, res) => {
    readParams(none, req.query, ['expand']);
    const refund = refunds.get(req.params.id);
    if (!refund) throw noSuch('refund', req.params.id, 404);
    res.json(refundJson(payments.get(refund.paymentId)!, refund));
  });
}
