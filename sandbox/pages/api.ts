import { Router } from 'express';
import type { Mailbox } from '../emulators/smtp/mailbox.js';
import { refundJson } from '../emulators/stripe/payments/payment-json.js';
import { sessionJson } from '../emulators/stripe/checkout/session-json.js';
import type { StripeEmulator } from '../emulators/stripe/stripe.js';

/** The data of the pages, for tests. */
export function jsonApi(mailbox: Mailbox, stripe: StripeEmulator): Router {
  const router = Router();
  router.get('/api/mails', async (req, res) => {
    const { to } = req.query;
    const mails = mailbox.list(typeof to === 'string' ? to : undefined);
    res.json(await Promise.all(mails.map(async (mail) => ({ ...mail, ...(await contentOf(mailbox, mail.id)) }))));
  });
  router.get('/api/payments', (_req, res) => {
    const { sessions, payments, refunds, events, deliveries } = stripe.records;
    res.json({
      sessions: [...sessions.values()].reverse().map((session) => sessionJson(stripe, session)),
      refunds: [...refunds.values()].reverse().map((refund) => refundJson(payments.get(refund.paymentId)!, refund)),
      deliveries: [...deliveries.values()].reverse().map(({ id, attempts, nextAt }) => ({
        event: id,
        type: events.get(id)?.type,
        state: nextAt !== null ? 'waiting' : attempts.at(-1)?.answer.startsWith('2') ? 'delivered' : 'given up',
        attempts,
      })),
    });
  });
  return router;
}

async function contentOf(mailbox: Mailbox, id: string) {
  const found = await mailbox.read(id);
  const attachments = found?.content.attachments.map(({ filename, mimeType }) => ({ filename, mimeType })) ?? [];
  return { text: found?.content.text ?? null, html: found?.content.html ?? null, attachments };
}
