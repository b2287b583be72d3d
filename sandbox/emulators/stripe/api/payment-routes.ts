import type { Router } from 'express';
import { z } from 'zod';
import { eventJson } from '../events/events.js';
import { refundJson } from '../payments/payment-json.js';
import { createRefund, refundParams } from '../payments/refunds.js';
import type { StripeEmulator } from '../stripe.js';
import { command } from './idempotent-command.js';
import { integer, readParams } from './params.js';
import { invalid } from './stripe-error.js';

const listParams = { limit: integer.optional() };
const refundFilters = z.strictObject({ ...listParams, payment_intent: z.string().optional() });
const eventFilters = z.strictObject(listParams);

/** Refunds, and the events of all that has happened. */
export function paymentRoutes(stripe: StripeEmulator, router: Router): void {
  const { payments, refunds, events } = stripe.records;
  router.post(
    '/refunds',
    command(
      stripe,
      ({ body }) => readParams(refundParams, body),
      (params, caller) => createRefund(stripe, params, caller),
    ),
  );
  router.get('/refunds', (req, res) => {
    const { payment_intent, limit } = readParams(refundFilters, req.query);
    const matching = [...refunds.values()].filter(({ paymentId }) => !payment_intent || paymentId === payment_intent);
    res.json(listJson('/v1/refunds', matching, limit, (refund) => refundJson(payments.get(refund.paymentId)!, refund)));
  });
  router.get('/events', (req, res) => {
    const { limit } = readParams(eventFilters, req.query);
    res.json(listJson('/v1/events', [...events.values()], limit, (event) => eventJson(stripe, event)));
  });
}

/** The newest items in the API's form. Further pages are not supported. */
function listJson<T>(url: string, items: T[], limit = 10, json: (item: T) => object) {
  if (limit < 1 || limit > 100)
    throw invalid('Invalid integer: limit must be from 1 to 100', 'limit', 'parameter_invalid_integer');
  const newestFirst = [...items].reverse();
  return { object: 'list', data: newestFirst.slice(0, limit).map(json), has_more: items.length > limit, url };
}
