import type { Router } from 'express';
import { z } from 'zod';
import { createSession, expireSession, findSession } from '../checkout/checkout-sessions.js';
import { sessionJson } from '../checkout/session-json.js';
import { sessionParams } from '../checkout/session-params.js';
import type { StripeEmulator } from '../stripe.js';
import { command } from './idempotent-command.js';
import { readParams } from './params.js';

const noParams = z.strictObject({});

export function checkoutRoutes(stripe: StripeEmulator, router: Router): void {
  const path = '/checkout/sessions';
  router.post(
    path,
    command(
      stripe,
      ({ body }) => readParams(sessionParams, body),
      (params) => createSession(stripe, params),
    ),
  );
  router.get(`${path}/:id`, (req, res) => {
    readParams(noParams, req.query);
    res.json(sessionJson(stripe, findSession(stripe, req.params.id)));
  });
  router.post(
    `${path}/:id/expire`,
    command(
      stripe,
      ({ body, params }) => ({ ...readParams(noParams, body), id: String(params.id) }),
      ({ id }, caller) => expireSession(stripe, id, caller),
    ),
  );
}
