import { foldAddress } from '@wayhouse/service-kit';
import type { EventData, events } from '@wayhouse/contracts';
import type { Outbox, Transaction } from '@wayhouse/service-kit';
import type { BookingProjection } from '../booking-emails/booking-projection.js';
import type { HotelProjection } from '../booking-emails/hotel-projection.js';
import type { Messages } from '../contact/message-repository.js';
import type { EmailQueue } from '../email/email-queue.js';
import type { ForwardedEmails } from '../forwarding/forward-email.js';
import type { FormEmailRepository } from '../forms/form-email-repository.js';
import type { Applications } from '../job-applications/application-repository.js';
import type { OptIns } from '../newsletter/opt-in-repository.js';
import type { Subscriptions } from '../newsletter/subscription-repository.js';
import type { MessageEmailQueue } from '../message-emails/message-email-queue.js';
import type { OwnerEmailChoices } from '../owner-emails/owner-email-choice-repository.js';
import type { OwnerEmailQueue } from '../owner-emails/owner-email-queue.js';
import type { OwnerPushQueue } from '../owner-pushes/owner-push-queue.js';
import type { PushBrowsers } from '../owner-pushes/push-browser-repository.js';
import type { StaffProjection } from '../owner-emails/staff-projection.js';
import type { AccountAddresses } from './account-address-repository.js';

export type Deps = {
  accountAddresses: AccountAddresses;
  bookings: BookingProjection;
  hotels: Pick<HotelProjection, 'eraseOwner'>;
  messages: Messages;
  applications: Applications;
  subscriptions: Subscriptions;
  optIns: OptIns;
  emails: EmailQueue;
  forwardedEmails: Pick<ForwardedEmails, 'remove' | 'listJobs'>;
  formEmails: FormEmailRepository;
  messageEmails: Pick<MessageEmailQueue, 'remove' | 'listJobs'>;
  ownerEmails: Pick<OwnerEmailQueue, 'remove'>;
  ownerEmailChoices: Pick<OwnerEmailChoices, 'remove' | 'listOf'>;
  ownerPushes: Pick<OwnerPushQueue, 'remove'>;
  pushBrowsers: Pick<PushBrowsers, 'remove' | 'listOf'>;
  staff: Pick<StaffProjection, 'erase'>;
  outbox: Pick<Outbox, 'overwrite'>;
  now: () => Date;
};

/**
 * Strikes the guest out of the bookings, and deletes what came from or went to the person's addresses.
 */
export async function erasePerson(deps: Deps, tx: Transaction, { userId, addresses }: Person): Promise<void> {
  const known = await knownAddresses(deps, { userId, addresses }, tx);
  if (userId) {
    await deps.bookings.eraseGuest(tx, userId, deps.now());
    await deps.hotels.eraseOwner(tx, userId);
    await deps.accountAddresses.remove(tx, userId);
    await deps.forwardedEmails.remove(tx, 'accounts', [userId]);
    await deps.messageEmails.remove(tx, 'accounts', [userId]);
    await deps.outbox.overwrite(tx, ['guest.id', userId], { text: '' });
    for (const queue of [deps.ownerEmails, deps.ownerPushes])
      for (const field of ['ownerId', 'memberId']) await queue.remove(tx, field, [userId]);
    await deps.pushBrowsers.remove(tx, userId);
    await deps.staff.erase(tx, userId);
    await deps.ownerEmailChoices.remove(tx, userId);
  }
  if (known.length) await eraseAddresses(deps, tx, await spellingsIn(deps, known, tx));
}

type Person = EventData<typeof events.accountDeleted>;

/** The addresses of the person: the given ones, the verified ones of the account, and those of its bookings. */
export async function knownAddresses({ bookings, accountAddresses }: Deps, person: Person, tx?: Transaction) {
  const { userId, addresses } = person;
  if (!userId) return addresses;
  const [verified, booked] = [await accountAddresses.list(userId, tx), await bookings.listAddresses(userId, tx)];
  return [...new Set([...addresses, ...verified, ...booked])];
}

/** The fields of an email that have the address of a person. */
const emailFields = ['to.address', 'replyTo.address'];

/** The addresses, with all spellings of them that were entered in forms. An email may be retained for longer than its form. */
export async function spellingsIn(deps: Deps, addresses: string[], tx?: Transaction): Promise<string[]> {
  const { messages, applications, subscriptions, optIns, emails } = deps;
  const entered = [];
  for (const each of [messages, applications, subscriptions, optIns])
    entered.push(...(await each.listSpellings(addresses, tx)));
  const wanted = new Set(addresses.map((address) => address.toLowerCase()));
  for (const field of emailFields)
    entered.push(...(await emails.listValues(field, tx)).filter((spelled) => wanted.has(spelled.toLowerCase())));
  return [...new Set([...addresses, ...entered])];
}

async function eraseAddresses(deps: Deps, tx: Transaction, addresses: string[]): Promise<void> {
  await deps.messages.remove(tx, addresses);
  await deps.applications.remove(tx, addresses);
  await deps.subscriptions.remove(tx, addresses);
  await deps.optIns.remove(tx, addresses);
  for (const field of emailFields) await deps.emails.remove(tx, field, addresses);
  await deps.formEmails.remove(tx, [...new Set(addresses.map(foldAddress))]);
}
