import express, { type Response, Router } from 'express';
import { checkCard } from '../emulators/stripe/checkout/test-cards.js';
import type { CheckoutSession } from '../emulators/stripe/model.js';
import { paySession } from '../emulators/stripe/checkout/pay-session.js';
import { seconds, type StripeEmulator } from '../emulators/stripe/stripe.js';
import { sendDocument, sendNotFound } from './send-page.js';
import { type FilledIn, overBody, payBody } from './pay-body.js';

/** The hosted page where a guest pays by card. */
export function payPage(stripe: StripeEmulator): Router {
  const router = Router();
  router.get('/stripe/pay/:id', (req, res) => {
    const session = stripe.records.sessions.get(req.params.id);
    if (!session) return sendNotFound(res);
    show(stripe, res, session, {});
  });

  router.post('/stripe/pay/:id', express.urlencoded({ extended: false }), (req, res) => {
    const session = stripe.records.sessions.get(String(req.params.id));
    if (!session) return sendNotFound(res);
    if (!isOpen(stripe, session)) return show(stripe, res, session, {});
    const form = texts(req.body);
    const check = checkCard(form, new Date(stripe.now()));
    if ('card' in check) {
      stripe.records.save(paySession(stripe, session, check.card).change);
      return res.redirect(303, session.successUrl.replaceAll('{CHECKOUT_SESSION_ID}', session.id));
    }
    stripe.records.save({ sessions: [{ ...session, lastDecline: check.problem }] });
    show(stripe, res, session, { form, problem: check.problem, field: check.field });
  });
  return router;
}

// The scheduler marks it as expired a moment later.
const isOpen = (stripe: StripeEmulator, session: CheckoutSession) =>
  session.status === 'open' && session.expiresAt > seconds(stripe);

function show(stripe: StripeEmulator, res: Response, session: CheckoutSession, filledIn: FilledIn): void {
  const open = isOpen(stripe, session);
  const body = open ? payBody(session, filledIn) : overBody(session);
  // Browsers also check the redirect of a form against this.
  const formTargets = [new URL(session.successUrl).origin];
  sendDocument(res, { title: open ? 'Pay' : 'Payment', script: 'pay.js', formTargets }, body);
}

const texts = (body: unknown) =>
  Object.fromEntries(Object.entries((body ?? {}) as object).filter(([, value]) => typeof value === 'string')) as Record<
    string,
    string
  >;
