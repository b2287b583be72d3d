import type { Router } from 'express';
import { z } from 'zod';
import { createSession, expireSession, sessionOf } from './checkout-sessions.js';
import { command } from './command.js';
import { listJson, listParams } from './list.js';
import { readParams } from './params.js';
import { lineItemJson, sessionJson } from './session-json.js';
import { sessionParams, sessionParamsNotHere } from './session-params.js';
import type { StripeSandbox } from './stripe-sandbox.js';

const none = z.strictObject({});
const listFilters = z.strictObject({
  ...listParams,
  payment_intent: z.string().optional(),
  status: z.enum(['open', 'complete', 'expired']).optional(),
});

export function checkoutRoutes(stripe: StripeSandbox, router: Router): void {
  const path = '/checkout/sessions';
  router.post(
    path,
    command(
      stripe,
      ({ body }) => readParams(sessionParams, body, sessionParamsNotHere),
      (params) => createSession(stripe, params),
    ),
  );
  router.get(path, (req, res) => {
    const filters = readParams(listFilters, req.query, [
      'created',
      'customer',
      'customer_details',
      'subscription',
      'expand',
    ]);
    const sessions = [...stripe.records.sessions.values()].filter(
      (session) =>
        (!filters.payment_intent || session.paymentId === filters.payment_intent) &&
        (!filters.status || session.status === filters.status),
    );
    res.json(listJson(`/v1${path}`, 'checkout.session', sessions, filters, (session) => sessionJson(stripe, session)));
  });
  router.get(`${path}/:id`, (req, res) => {
    readParams(none, req.query, ['expand']);
    res.json(sessionJson(stripe, sessionOf(stripe, req.params.id)));
  });
  router.get(`${path}/:id/line_items`, (req, res) => {
    const page = readParams(z.strictObject(listParams), req.query, ['expand']);
    const session = sessionOf(stripe, req.params.id);
    const items = lineItemJson(session).map((item) => ({ ...item, created: session.created }));
    const list = listJson(
      `/v1${path}/${session.id}/line_items`,
      'item',
      items.reverse(),
      page,
      ({ created: _, ...item }) => item,
    );
    res.json(list);
  });
  router.post(
    `${path}/:id/expire`,
    command(
      stripe,
      ({ body, params }) => ({ ...readParams(none, body, ['expand']), id: String(params.id) }),
      ({ id }, caller) => expireSession(stripe, id, caller),
    ),
  );
}
