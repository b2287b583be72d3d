import path from 'node:path';
import PostalMime from 'postal-mime';
import { signedHeaders } from '../providers/sign-webhook.js';
import { openRecords } from '../providers/storage/records.js';
import { type Delivery, startDeliveries, webhookDeliveries } from '../providers/webhook-deliveries.js';
import type { Mail, Mailbox } from './mailbox.js';

/** Mail to this domain is delivered to the site, as a provider does that receives it. */
export const relayDomain = 'relay.wayhouse.example';

const maxText = 200_000;

type MailDelivery = Delivery & { body: string };
type Options = { dataDir: string; secret: string; url: string; now: () => number };

/** The mailbox, which also has the site's webhook called for every mail to the relay domain. */
export function openRelay(mailbox: Mailbox, { dataDir, secret, url, now }: Options) {
  const records = openRecords<{ deliveries: MailDelivery }>(path.join(dataDir, 'mail', 'deliveries.jsonl'), [
    'deliveries',
  ]);
  const running = startDeliveries(
    webhookDeliveries({
      deliveries: records.deliveries,
      now,
      url,
      timeoutMs: 15_000,
      request: ({ id, body }) => ({ body, headers: signedHeaders(secret, { id, body, now: now() }) }),
      // What is delivered needs no body any more.
      save: (delivery) =>
        delivery.nextAt === null
          ? records.remove({ deliveries: [delivery.id] })
          : records.save({ deliveries: [delivery] }),
    }),
  );
  return {
    mailbox: {
      ...mailbox,
      async add(envelope, source) {
        const mail = await mailbox.add(envelope, source);
        const to = mail.to.filter((address) => address.toLowerCase().endsWith(`@${relayDomain}`));
        if (to.length) {
          const body = JSON.stringify(await reportOf({ ...mail, to }, source));
          records.save({ deliveries: [{ id: mail.id, body, attempts: [], nextAt: now() }] });
        }
        return mail;
      },
    } satisfies Mailbox,
    async stop(): Promise<void> {
      await running.stop();
      records.close();
    },
  };
}

/** As docs/operations/relay-addresses.md has it. */
async function reportOf({ from: returnPath, to }: Mail, source: Buffer) {
  const { from, subject, text, html, attachments, headers } = await PostalMime.parse(source);
  return {
    returnPath,
    from: from?.address ?? returnPath,
    to,
    subject: subject ?? '',
    text: (text ?? '').slice(0, maxText),
    html: (html ?? '').slice(0, maxText),
    attachments: attachments.length,
    headers: Object.fromEntries(headers.map(({ key, value }) => [key, value])),
  };
}
