import express, { type Response, Router } from 'express';
import { judgeCard } from '../emulators/stripe/card.js';
import type { CheckoutSession } from '../emulators/stripe/model.js';
import { paySession } from '../emulators/stripe/pay-session.js';
import { seconds, type StripeSandbox } from '../emulators/stripe/stripe-sandbox.js';
import { sendDocument } from './layout.js';
import { noSuchPage } from './not-found-page.js';
import { type FilledIn, overBody, payBody } from './pay-body.js';

/** The hosted page where a guest pays by card. */
export function payPage(stripe: StripeSandbox): Router {
  const router = Router();
  router.get('/stripe/pay/:id', (req, res) => {
    const session = stripe.records.sessions.get(req.params.id);
    if (!session) return noSuchPage(res);
    show(stripe, res, session, {});
  });

  router.post('/stripe/pay/:id', express.urlencoded({ extended: false }), (req, res) => {
    const session = stripe.records.sessions.get(String(req.params.id));
    if (!session) return noSuchPage(res);
    if (!isOpen(stripe, session)) return show(stripe, res, session, {});
    const form = texts(req.body);
    const verdict = judgeCard(form, new Date(stripe.now()));
    if ('card' in verdict) {
      stripe.records.save(paySession(stripe, session, verdict.card).change);
      return res.redirect(303, session.successUrl.replaceAll('{CHECKOUT_SESSION_ID}', session.id));
    }
    stripe.records.save({ sessions: [{ ...session, lastDecline: verdict.problem }] });
    show(stripe, res, session, { form, problem: verdict.problem, field: verdict.field });
  });
  return router;
}

// The clockwork marks it expired a moment later; the page must not take money in between.
const isOpen = (stripe: StripeSandbox, session: CheckoutSession) =>
  session.status === 'open' && session.expiresAt > seconds(stripe);

function show(stripe: StripeSandbox, res: Response, session: CheckoutSession, filledIn: FilledIn): void {
  const open = isOpen(stripe, session);
  const body = open ? payBody(session, filledIn) : overBody(session);
  // A browser checks the address a form is redirected to against this as well.
  const formTargets = [new URL(session.successUrl).origin];
  sendDocument(res, { title: open ? 'Pay' : 'Payment', script: 'pay.js', formTargets }, body);
}

const texts = (body: unknown) =>
  Object.fromEntries(Object.entries((body ?? {}) as object).filter(([, value]) => typeof value === 'string')) as Record<
    string,
    string
  >;
