import type { Metrics } from '@wayhouse/service-kit';

const outcomes = [
  'queued',
  'repeated',
  'automatic',
  'unknown-address',
  'other-sender',
  'empty',
  'too-large',
  'too-many-recipients',
  'booking-limit',
  'site-limit',
] as const;

/** What became of an email to a relay address: queued, delivered before, or dropped and why. */
export type ForwardingOutcome = (typeof outcomes)[number];

export function forwardingCounter(metrics: Metrics): (outcome: ForwardingOutcome) => void {
  const emails = metrics.counter('forwarded_emails_total', 'Emails to relay addresses by outcome', ['outcome']);
  // Without a first sample of 0, the rate would miss the first email.
  for (const outcome of outcomes) emails.inc({ outcome }, 0);
  return (outcome) => emails.inc({ outcome });
}
