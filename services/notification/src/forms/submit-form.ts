import { type InTransaction, isDuplicateKey, type Transaction } from '@wayhouse/service-kit';
import type { EmailQueue } from '../email/email-queue.js';
import type { Email } from '../email/email.js';
import { foldAddress } from './fold-address.js';
import type { FormEmailRepository } from './form-email-repository.js';

/** Anybody can enter anybody's address, so the forms of all visitors together send no more to a mailbox than this. */
const emailsPerRecipientAndDay = 3;

type Deps = {
  inTransaction: InTransaction;
  emails: EmailQueue;
  formEmails: FormEmailRepository;
  now: () => Date;
};

/** Queues an email to the address that was entered, unless a limit is reached; returns whether it did. */
type Acknowledge = (email: Email) => Promise<boolean>;

/** Runs a form's transaction, and runs it again when a concurrent submission has taken one of its unique keys. */
export type SubmitForm = <T>(work: (tx: Transaction, acknowledge: Acknowledge) => Promise<T>) => Promise<T>;

export function formSubmission({ inTransaction, emails, formEmails, now }: Deps): SubmitForm {
  const acknowledge = async (tx: Transaction, email: Email): Promise<boolean> => {
    const day = now().toISOString().slice(0, 10);
    const recipient = `${day} ${foldAddress(email.to.address)}`;
    const endOfDay = new Date(Date.parse(day) + 24 * 3600_000);
    if (!(await formEmails.count(tx, recipient, emailsPerRecipientAndDay, endOfDay))) return false;
    await emails.add(tx, email, now());
    return true;
  };
  return async function submit(work, attemptsLeft = 5) {
    try {
      return await inTransaction((tx) => work(tx, (email) => acknowledge(tx, email)));
    } catch (error) {
      if (isDuplicateKey(error) && attemptsLeft > 1) return submit(work, attemptsLeft - 1);
      throw error;
    }
  };
}
