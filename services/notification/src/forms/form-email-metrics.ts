import type { Metrics } from '@wayhouse/service-kit';

const outcomes = ['queued', 'sender-limit', 'recipient-limit', 'site-limit'] as const;

/** What became of an email that a form was to send to the address entered: queued, or not because of a limit. */
export type FormEmailOutcome = (typeof outcomes)[number];

export function formEmailCounter(metrics: Metrics): (outcome: FormEmailOutcome) => void {
  const emails = metrics.counter('form_emails_total', 'Emails of forms to the address entered, by outcome', [
    'outcome',
  ]);
  // Without a first sample of 0, the rate would miss the first email.
  for (const outcome of outcomes) emails.inc({ outcome }, 0);
  return (outcome) => emails.inc({ outcome });
}
