import type { Router } from 'express';
import { z } from 'zod';
import { eventJson } from './events.js';
import { listJson, listParams } from './list.js';
import { integer, readParams } from './params.js';
import { noSuch } from './refusal.js';
import type { StripeSandbox } from './stripe-sandbox.js';

const filters = z.strictObject({
  ...listParams,
  type: z.string().optional(),
  types: z.array(z.string()).max(20).optional(),
  created: z
    .strictObject({ gt: integer.optional(), gte: integer.optional(), lt: integer.optional(), lte: integer.optional() })
    .optional(),
});

/** What happened, for whoever missed a webhook. */
export function eventRoutes(stripe: StripeSandbox, router: Router): void {
  router.get('/events', (req, res) => {
    const { type, types, created = {}, ...page } = readParams(filters, req.query, ['delivery_success', 'expand']);
    const { gt = -1, gte = 0, lt = Infinity, lte = Infinity } = created;
    const events = [...stripe.records.events.values()].filter(
      (event) =>
        (!type || event.type === type) &&
        (!types || types.includes(event.type)) &&
        event.created > gt &&
        event.created >= gte &&
        event.created < lt &&
        event.created <= lte,
    );
    res.json(listJson('/v1/events', 'event', events, page, (event) => eventJson(stripe, event)));
  });
  router.get('/events/:id', (req, res) => {
    const event = stripe.records.events.get(req.params.id);
    if (!event) throw noSuch('event', req.params.id, 404);
    res.json(eventJson(stripe, event));
  });
}
