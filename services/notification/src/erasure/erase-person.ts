import type { EventData, events } from '@wayhouse/contracts';
import type { Transaction } from '@wayhouse/service-kit';
import type { BookingProjection } from '../booking-emails/booking-projection.js';
import type { Messages } from '../contact/message-repository.js';
import type { EmailQueue } from '../email/email-queue.js';
import type { FormEmailRepository } from '../forms/form-email-repository.js';
import { foldAddress } from '../forms/fold-address.js';
import type { Applications } from '../job-applications/application-repository.js';
import type { OptIns } from '../newsletter/opt-in-repository.js';
import type { Subscriptions } from '../newsletter/subscription-repository.js';

export type Deps = {
  bookings: BookingProjection;
  messages: Messages;
  applications: Applications;
  subscriptions: Subscriptions;
  optIns: OptIns;
  emails: EmailQueue;
  formEmails: FormEmailRepository;
  now: () => Date;
};

/**
 * Strikes the guest out of the bookings, and deletes what came from or went to the person's addresses: those that the account
 * had, and those that its bookings have.
 */
export async function erasePerson(
  deps: Deps,
  tx: Transaction,
  { userId, addresses }: EventData<typeof events.accountDeleted>,
): Promise<void> {
  const known = [...addresses, ...(await deps.bookings.listAddresses(userId, tx))];
  await deps.bookings.eraseGuest(tx, userId, deps.now());
  if (known.length) await eraseAddresses(deps, tx, known);
}

async function eraseAddresses(deps: Deps, tx: Transaction, addresses: string[]): Promise<void> {
  const { messages, applications } = deps;
  const entered = [await messages.listSpellings(addresses, tx), await applications.listSpellings(addresses, tx)].flat();
  const all = [...new Set([...addresses, ...entered])];
  await messages.remove(tx, all);
  await applications.remove(tx, all);
  for (const address of all) {
    const subscription = await deps.subscriptions.findByAddress(tx, address);
    if (subscription) all.push(...[subscription.address].filter((each) => !all.includes(each)));
    await deps.subscriptions.delete(tx, address);
    await deps.optIns.delete(tx, address);
  }
  await deps.emails.remove(tx, 'to.address', all);
  await deps.emails.remove(tx, 'replyTo.address', all);
  await deps.formEmails.remove(tx, [...new Set(all.map(foldAddress))]);
}
