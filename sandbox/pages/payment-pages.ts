import { Router } from 'express';
import { formatAmount } from '../emulators/stripe/checkout/currencies.js';
import { amountOf, type CheckoutSession } from '../emulators/stripe/model.js';
import { refundedOf, refundsOf } from '../emulators/stripe/payments/payment-json.js';
import { payPath } from '../emulators/stripe/checkout/session-json.js';
import type { StripeEmulator } from '../emulators/stripe/stripe.js';
import { formatTime, html } from './html.js';
import { sendPage } from './send-page.js';

const states = { open: 'Open', complete: 'Paid', expired: 'Expired' };
const refundStates = { pending: 'Refund is pending:', succeeded: 'Refunded', failed: 'Refund has failed:' };

/** Checkout sessions and webhook deliveries. */
export function paymentPages(stripe: StripeEmulator): Router {
  const router = Router();
  router.get('/payments', (_req, res) => {
    const sessions = [...stripe.records.sessions.values()].reverse();
    const body = html`<h1>Payments</h1>
      <p class="lead">Checkout sessions as Stripe would show them. No card was charged.</p>
      ${
        sessions.length === 0
          ? html`<div class="empty">
              <h2>No payments yet</h2>
              <p>Choose Pay Now at a booking, and its session will be here.</p>
            </div>`
          : html`<ul class="rows card">
              ${sessions.map((session) => sessionRow(stripe, session))}
            </ul>`
      }
      ${deliveryList(stripe)}`;
    sendPage(res, { title: 'Payments', here: 'payments', body });
  });
  return router;
}

function sessionRow(stripe: StripeEmulator, session: CheckoutSession) {
  const payment = stripe.records.payments.get(session.paymentId ?? '');
  const refunds = payment ? refundsOf(stripe, payment.id) : [];
  const money = (amount: number) => formatAmount(amount, session.currency);
  return html`<li class="payment">
    <span class="grow">
      <strong>${session.lineItems.map((item) => item.name).join(', ')}</strong>
      <small>${session.customerEmail ?? session.clientReferenceId ?? session.id}</small>
      ${payment && html`<small>${payment.id}, ${payment.card.brand} ending ${payment.card.last4}</small>`}
      ${session.lastDecline && html`<small class="bad">${session.lastDecline}</small>`}
      ${refunds.map(
        ({ amount, created, status }) =>
          html`<small class="${status === 'failed' ? 'bad' : ''}"
            >${refundStates[status]} ${money(amount)} on ${formatTime(created * 1000)}</small
          >`,
      )}
    </span>
    <time>${formatTime(session.created * 1000)}</time>
    <span class="amount">${money(amountOf(session))}</span>
    <span class="state ${session.status}"
      >${payment && refundedOf(stripe, payment.id) > 0 ? 'Refunded' : states[session.status]}</span
    >
    ${session.status === 'open' && html`<a class="button" href="${payPath}/${session.id}">Pay</a>`}
  </li>`;
}

function deliveryList({ records, webhookUrl }: StripeEmulator) {
  const deliveries = [...records.deliveries.values()].reverse().slice(0, 100);
  if (deliveries.length === 0) return null;
  return html`<h2>Webhook deliveries</h2>
    <p class="lead">To ${webhookUrl}, retried until it responds with success.</p>
    <ul class="rows card">
      ${deliveries.map(({ id, attempts, nextAt }) => {
        const last = attempts.at(-1)?.answer ?? 'Not sent yet';
        const state = nextAt !== null ? 'open' : last.startsWith('2') ? 'complete' : 'expired';
        const again = nextAt !== null && attempts.length > 0;
        return html`<li>
          <span class="grow"><strong>${records.events.get(id)?.type}</strong><small>${id}</small></span>
          <small
            >${last}${attempts.length > 1 && `, ${attempts.length} attempts`}${again && `, next ${formatTime(nextAt)}`}</small
          >
          <span class="state ${state}">${{ open: 'Waiting', complete: 'Delivered', expired: 'Given up' }[state]}</span>
        </li>`;
      })}
    </ul>`;
}
