import type { CardField, CardForm } from '../emulators/stripe/checkout/test-cards.js';
import { formatAmount } from '../emulators/stripe/checkout/currencies.js';
import { amountOf, type CheckoutSession } from '../emulators/stripe/model.js';
import { payPath } from '../emulators/stripe/checkout/session-json.js';
import { type Html, html } from './html.js';

export type FilledIn = { form?: CardForm; problem?: string; field?: CardField };

const money = (session: CheckoutSession, amount: number) => formatAmount(amount, session.currency);

const frame = (session: CheckoutSession, side: Html) =>
  html`<div class="checkout">
    <p class="test-mark"><strong>Test mode</strong> No real card is charged.</p>
    <section class="order" aria-label="Your order">
      <p class="brand">Wayhouse</p>
      <p class="total-label">Total</p>
      <p class="total">${money(session, amountOf(session))}</p>
      <ul>
        ${session.lineItems.map(
          (item) =>
            html`<li>
              <span class="grow"
                ><strong>${item.name}</strong> ${item.description && html`<small>${item.description}</small>`}
                ${item.quantity > 1 && html`<small>${item.quantity} × ${money(session, item.unitAmount)}</small>`}</span
              >
              <span class="amount">${money(session, item.unitAmount * item.quantity)}</span>
            </li>`,
        )}
      </ul>
    </section>
    <section class="pay">${side}</section>
  </div>`;

/** The card form. After a problem it keeps the input except for the security code. */
export function payBody(session: CheckoutSession, { form = {}, problem, field }: FilledIn): Html {
  const input = (name: CardField, label: string, value: string, attributes: Html) =>
    html`<label>
      <span>${label}</span>
      <input
        name="${name}"
        value="${value}"
        required
        ${attributes}
        ${field === name && html`aria-invalid="true" aria-describedby="problem" autofocus`}
      />
    </label>`;
  return frame(
    session,
    html`<h1>Pay by card</h1>
      ${session.customerEmail && html`<p class="lead">Paying as ${session.customerEmail}</p>`}
      <p class="problem" id="problem" role="alert">${problem}</p>
      <form method="post" action="${payPath}/${session.id}" data-pay>
        ${input('number', 'Card number', form.number ?? '4242 4242 4242 4242', html`inputmode="numeric" autocomplete="off" maxlength="23"`)}
        <div class="pair">
          ${input('expiry', 'Expiry', form.expiry ?? '', html`placeholder="MM / YY" inputmode="numeric" autocomplete="off" maxlength="9"`)}
          ${input('cvc', 'Security code', '', html`placeholder="123" inputmode="numeric" autocomplete="off" maxlength="4"`)}
        </div>
        ${input('name', 'Name on card', form.name ?? '', html`autocomplete="off" maxlength="200"`)}
        <button class="button wide" data-busy="Paying…">Pay ${money(session, amountOf(session))}</button>
      </form>
      ${back(session)}
      <details class="hint">
        <summary>Test cards</summary>
        <dl>
          <div>
            <dt>4242 4242 4242 4242</dt>
            <dd>pays</dd>
          </div>
          <div>
            <dt>4000 0000 0000 0002</dt>
            <dd>is declined</dd>
          </div>
          <div>
            <dt>4000 0000 0000 9995</dt>
            <dd>has insufficient funds</dd>
          </div>
          <div>
            <dt>4000 0000 0000 7726</dt>
            <dd>pays; refunds are pending first</dd>
          </div>
          <div>
            <dt>4000 0000 0000 5126</dt>
            <dd>pays; refunds fail later</dd>
          </div>
        </dl>
        <p>Any expiry in the future, any three digits.</p>
      </details>`,
  );
}

/** The page of a session that is paid or expired. */
export const overBody = (session: CheckoutSession): Html =>
  frame(
    session,
    session.status === 'complete'
      ? html`<h1>Already paid</h1>
          <p class="lead">This payment went through. You are not charged again.</p>
          <p>
            <a class="button wide" href="${session.successUrl.replaceAll('{CHECKOUT_SESSION_ID}', session.id)}"
              >Continue</a
            >
          </p>`
      : html`<h1>This page has expired</h1>
          <p class="lead">Nothing was charged. Start the payment again from your booking.</p>
          ${session.cancelUrl && html`<p><a class="button wide" href="${session.cancelUrl}">Back to Wayhouse</a></p>`}`,
  );

const back = ({ cancelUrl }: CheckoutSession) =>
  cancelUrl && html`<p class="back"><a href="${cancelUrl}">Back without paying</a></p>`;
