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
export async function erasePerson(deps: Deps, tx: Transaction, { userId, addresses }: Person): Promise<void> {
  const known = await knownAddresses(deps, { userId, addresses }, tx);
  if (userId) await deps.bookings.eraseGuest(tx, userId, deps.now());
  if (known.length) await eraseAddresses(deps, tx, await spellingsIn(deps, known, tx));
}

type Person = EventData<typeof events.accountDeleted>;

/** The addresses of the person, with those of the bookings. */
export async function knownAddresses({ bookings }: Deps, { userId, addresses }: Person, tx?: Transaction) {
  return userId ? [...addresses, ...(await bookings.listAddresses(userId, tx))] : addresses;
}

/** The addresses, with all spellings of them that were entered in forms. */
export async function spellingsIn(deps: Deps, addresses: string[], tx?: Transaction): Promise<string[]> {
  const { messages, applications, subscriptions, optIns } = deps;
  const entered = [];
  for (const each of [messages, applications, subscriptions, optIns])
    entered.push(...(await each.listSpellings(addresses, tx)));
  return [...new Set([...addresses, ...entered])];
}

async function eraseAddresses(deps: Deps, tx: Transaction, addresses: string[]): Promise<void> {
  await deps.messages.remove(tx, addresses);
  await deps.applications.remove(tx, addresses);
  await deps.subscriptions.remove(tx, addresses);
  await deps.optIns.remove(tx, addresses);
  await deps.emails.remove(tx, 'to.address', addresses);
  await deps.emails.remove(tx, 'replyTo.address', addresses);
  await deps.formEmails.remove(tx, [...new Set(addresses.map(foldAddress))]);
}
