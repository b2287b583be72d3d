import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import Stripe from 'stripe';
import { stripeWebhook } from '@wayhouse/contracts';
import { stripeSdk } from '@wayhouse/sandbox/emulators/providers/testing/test-providers';
import { insist } from './insist.js';
import type { Mischief } from './plan.js';

const retryMs = 500;
const cards = { ordinary: '4242424242424242', 'slow refund': '4000000000007726' };
const none: Mischief = { copies: 1, holdMs: 0, hoursOld: 0, truncated: false, forged: false };

type StripeEvent = { created: number; type: string; data: { object: Record<string, unknown> } };
export type StripeNetwork = Awaited<ReturnType<typeof startStripeNetwork>>;
type StripeConfig = { STRIPE_API_URL: string; STRIPE_SECRET_KEY: string; STRIPE_WEBHOOK_SECRET: string };

/** Between the Stripe emulator and the platform: a network that treats webhooks badly. Knows the site once it runs. */
export async function startStripeNetwork() {
  let site = '';
  let account: StripeConfig | undefined;
  const mischief = new Map<string, Mischief>();
  /** What was delivered of each event; every delivery has the same content. */
  const contents = new Map<string, string>();
  const counts = { events: 0, deliveries: 0, truncated: 0, forged: 0 };
  const accepted: string[] = [];
  const underway = new Set<Promise<void>>();
  let isClosed = false;

  async function post(body: string, secret: string, signed = body): Promise<number | undefined> {
    const signature = await Stripe.webhooks.generateTestHeaderStringAsync({ payload: signed, secret });
    const headers = { 'content-type': 'application/json', [stripeWebhook.signatureHeader]: signature };
    const sent = { method: 'POST', headers, body, signal: AbortSignal.timeout(30_000) };
    const response = await fetch(site + stripeWebhook.path, sent).catch(() => undefined);
    await response?.body?.cancel();
    return response?.status;
  }

  /** As Stripe does, until it is taken. */
  async function deliver(body: string): Promise<void> {
    counts.deliveries++;
    while (!isClosed) {
      const status = account && (await post(body, account.STRIPE_WEBHOOK_SECRET));
      if (status && status < 300) return;
      await wait(retryMs);
    }
  }

  /** Has to be refused, whenever an answer comes at all. */
  async function attack(kind: 'truncated' | 'forged', body: string, secret: string, signed = body): Promise<void> {
    const status = await post(body, secret, signed);
    if (status !== undefined) counts[kind]++;
    if (status !== undefined && status < 400) accepted.push(`a ${kind} webhook was answered with ${status}`);
  }

  async function carry(text: string): Promise<void> {
    const event = JSON.parse(text) as StripeEvent & { id: string };
    const metadata = (event.data.object.metadata ?? {}) as { bookingId?: string };
    const how = mischief.get(String(metadata.bookingId)) ?? none;
    const isFirst = !contents.has(event.id);
    counts.events += Number(isFirst);
    const created = isFirst && how.hoursOld ? event.created - how.hoursOld * 3600 : event.created;
    const body = contents.get(event.id) ?? JSON.stringify({ ...event, created });
    contents.set(event.id, body);
    if (how.truncated) await attack('truncated', body.slice(0, -20), account!.STRIPE_WEBHOOK_SECRET, body);
    if (how.forged) await attack('forged', forgedFrom(event), 'whsec_of_somebody_else');
    await wait(how.holdMs);
    const [first = 1, rest = 0] = [Math.ceil(how.copies / 2), Math.floor(how.copies / 2)];
    await Promise.all(Array.from({ length: first }, () => deliver(body)));
    for (let copy = 0; copy < rest; copy++) await deliver(body);
  }

  const network = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      const carrying = carry(body).finally(() => underway.delete(carrying));
      underway.add(carrying);
      response.writeHead(200).end();
    });
  });
  await new Promise<void>((ready) => network.listen(0, '127.0.0.1', ready));

  return {
    /** Where the emulator has to send its events. */
    url: `http://127.0.0.1:${(network.address() as AddressInfo).port}/`,
    connect(publicUrl: string, config: StripeConfig) {
      site = publicUrl;
      account = config;
    },
    counts,
    /** Attacks that were taken for Stripe. */
    accepted,
    /** How the events of a booking arrive from now on. */
    mistreat: (bookingId: string, how: Mischief) => void mischief.set(bookingId, how),
    /** Submits the card page; undefined if it is closed. */
    async pay(url: string, card: keyof typeof cards): Promise<{ id: string; amountMinor: number } | undefined> {
      const { STRIPE_API_URL, STRIPE_SECRET_KEY } = account!;
      const body = new URLSearchParams({ number: cards[card], expiry: '12/40', cvc: '123', name: 'A Guest' });
      const { pathname } = new URL(url);
      await insist(async () => {
        const page = await fetch(STRIPE_API_URL + pathname, { method: 'POST', body, redirect: 'manual' });
        await page.body?.cancel();
        return page;
      });
      const sessions = stripeSdk(STRIPE_API_URL, STRIPE_SECRET_KEY).checkout.sessions;
      const id = pathname.split('/').at(-1)!;
      const paid = await insist(async () => ({ ...(await sessions.retrieve(id)), status: 200 }));
      if (typeof paid.payment_intent !== 'string') return undefined;
      return { id: paid.payment_intent, amountMinor: paid.amount_total! };
    },
    /** What Stripe has sent back of a payment, in minor units. */
    async refundedMinor(payment_intent: string): Promise<number> {
      const { STRIPE_API_URL, STRIPE_SECRET_KEY } = account!;
      const { data } = await stripeSdk(STRIPE_API_URL, STRIPE_SECRET_KEY).refunds.list({ payment_intent, limit: 100 });
      return data.filter(({ status }) => status !== 'failed').reduce((sum, { amount }) => sum + amount, 0);
    },
    isCarrying: () => underway.size > 0,
    async close() {
      isClosed = true;
      network.closeAllConnections();
      await Promise.all([new Promise((closed) => network.close(closed)), ...underway]);
    },
  };
}

/** The payment of a booking for which nobody has paid, by somebody without the secret. */
function forgedFrom({ data, ...event }: StripeEvent): string {
  const metadata = data.object.metadata as object | undefined;
  const paid = { payment_status: 'paid', payment_intent: `pi_forged_${Math.abs(event.created)}`, metadata };
  const object = { ...data.object, ...paid };
  return JSON.stringify({
    ...event,
    id: `evt_forged_${event.created}`,
    type: 'checkout.session.completed',
    data: { object },
  });
}
