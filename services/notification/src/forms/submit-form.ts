import type { InTransaction, Transaction } from '@wayhouse/service-kit';
import type { EmailQueue } from '../email/email-queue.js';
import type { Email } from '../email/email.js';
import { repeatOnDuplicate } from '../email/repeat-on-duplicate.js';
import type { FormEmailOutcome } from './form-email-metrics.js';
import type { FormEmailLimits } from './form-email-limits.js';

type Deps = {
  inTransaction: InTransaction;
  emails: EmailQueue;
  limits: FormEmailLimits;
  countOutcome: (outcome: FormEmailOutcome) => void;
  now: () => Date;
};

/** Queues an email to the address that was entered from `network`, unless a limit is reached; returns whether it did. */
type Acknowledge = (email: Email, network: string) => Promise<boolean>;

/** Runs a form's transaction, and runs it again when a concurrent submission has taken one of its unique keys. */
export type SubmitForm = <T>(work: (tx: Transaction, acknowledge: Acknowledge) => Promise<T>) => Promise<T>;

export const formSubmission =
  ({ inTransaction, emails, limits, countOutcome, now }: Deps): SubmitForm =>
  (work) =>
    repeatOnDuplicate(async () => {
      // Counted after the commit, because a transaction may run several times.
      let outcome: FormEmailOutcome | undefined;
      const result = await inTransaction((tx) => {
        outcome = undefined;
        return work(tx, async (email, network) => {
          outcome = await limits.count(tx, { address: email.to.address, network }, now());
          if (outcome === 'queued') await emails.add(tx, email, now());
          return outcome === 'queued';
        });
      });
      if (outcome) countOutcome(outcome);
      return result;
    });
