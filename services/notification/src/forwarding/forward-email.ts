import { createHash } from 'node:crypto';
import { type BookingFacts, type EventData, events } from '@wayhouse/contracts';
import { bookingNumber, otherParty, type Party, relayAddress, relayEnd, relayNameIn } from '@wayhouse/domain';
import { formatInstantDate } from '@wayhouse/messages/format-date';
import { defaultLocale } from '@wayhouse/messages/locale';
import {
  type AccountRegister,
  type ClerkAccount,
  type ClerkAccounts,
  type Delivery,
  inLocale,
  type InTransaction,
  type JobStore,
  type Log,
  type Outbox,
  type Transaction,
} from '@wayhouse/service-kit';
import type { BookingProjection, RelayTarget } from '../booking-emails/booking-projection.js';
import type { Email } from '../email/email.js';
import { singleLine } from '../email/render-email.js';
import { repeatOnDuplicate } from '../email/repeat-on-duplicate.js';
import { addressOf } from '../email/smtp.js';
import { forwardedSubject, forwardedText } from './forwarded-text.js';
import type { ForwardingLimits } from './forwarding-limits.js';
import type { ForwardingOutcome } from './forwarding-metrics.js';
import type { InboundEmail } from './inbound-email.js';
import { forwardedPrefix, isAutomatic } from './is-automatic.js';
import { isFrom } from './is-from.js';
import { messages } from './messages.js';
import { replyText } from './reply-text.js';

/** With the ids of the accounts of its writer and its reader. */
export type ForwardedEmail = Email & { accounts: string[] };
export type ForwardedEmails = JobStore<ForwardedEmail>;

export type Deps = {
  relayDomain: string;
  /** From which we send emails. */
  sender: string;
  outbox: Outbox;
  bookings: Pick<BookingProjection, 'findRelayTarget'>;
  accounts: AccountRegister;
  clerkAccounts: Pick<ClerkAccounts, 'find'>;
  forwardedEmails: ForwardedEmails;
  forwardingLimits: ForwardingLimits;
  countForwarding: (outcome: ForwardingOutcome) => void;
  inTransaction: InTransaction;
  now: () => Date;
  log: Log;
};

/** A booking has two parties: who writes to more writes to the world. */
const maxRecipients = 100;

type Outcome = { outcome: ForwardingOutcome; bookingId?: string; to?: Party };

/**
 * Forwards an email to those of its recipients that are relay addresses. What is not forwarded is dropped, and nobody is notified:
 * who is named as the sender need not be who wrote it.
 */
export async function forwardEmail(deps: Deps, { id, body }: Delivery<InboundEmail>): Promise<void> {
  if (body.to.length > maxRecipients) return drop(deps, 'too-many-recipients');
  const names = new Set(body.to.map((address) => relayNameIn(addressOf(address), deps.relayDomain) ?? ''));
  for (const name of names) note(deps, await forwardTo(deps, id, name, body));
}

/** A delivery that is dropped as a whole: accepted, because its provider would repeat what is refused. */
export const drop = (deps: Pick<Deps, 'countForwarding' | 'log'>, outcome: ForwardingOutcome): void =>
  note(deps, { outcome });

function note(deps: Pick<Deps, 'countForwarding' | 'log'>, outcome: Outcome): void {
  deps.countForwarding(outcome.outcome);
  deps.log.info({ forwarding: outcome }, 'an email to a relay address');
}

async function forwardTo(deps: Deps, deliveryId: string, name: string, email: InboundEmail): Promise<Outcome> {
  if (isAutomatic(email)) return { outcome: 'automatic' };
  const target = name && (await deps.bookings.findRelayTarget(name));
  if (!target || deps.now() >= endOf(target)) return { outcome: 'unknown-address' };
  const about = { bookingId: target.facts.bookingId, to: target.party };
  const ids = accountIds(target.facts);
  const id = emailId(deliveryId, name);
  // Before Clerk is asked, which costs most.
  const obstacle = await deps.inTransaction((tx) => findObstacle(deps, tx, name, { id, accounts: Object.values(ids) }));
  if (obstacle) return { outcome: obstacle, ...about };
  const writer = await deps.clerkAccounts.find(ids[otherParty(target.party)]);
  if (!writer) return { outcome: 'unknown-address', ...about };
  if (!isFrom(writer, email)) return { outcome: 'other-sender', ...about };
  const reader = await deps.clerkAccounts.find(ids[target.party]);
  if (!reader?.addresses.length) return { outcome: 'unknown-address', ...about };
  const forwarded = compose(deps, target, { writer, reader }, { id, email });
  if (!forwarded) return { outcome: 'empty', ...about };
  const reply = composeReply(deps, target, { writer, reader }, email);
  return { outcome: await repeatOnDuplicate(() => queue(deps, name, forwarded, reply)), ...about };
}

/** What the transaction of an erasure does not see here yet, it finds and deletes. */
const queue = (deps: Deps, name: string, email: ForwardedEmail, reply: Reply): Promise<ForwardingOutcome> =>
  deps.inTransaction(async (tx) => {
    const obstacle = await findObstacle(deps, tx, name, email);
    if (obstacle) return obstacle;
    const reached = await deps.forwardingLimits.count(tx, name, deps.now());
    if (reached) return reached;
    await deps.forwardedEmails.add(tx, email, deps.now());
    if (reply.text) await deps.outbox.add(tx, events.emailForwarded, reply);
    return 'queued';
  });

/** What stands against an email that does not depend on who wrote it. */
async function findObstacle(
  deps: Deps,
  tx: Transaction,
  name: string,
  { id, accounts }: Pick<ForwardedEmail, 'id' | 'accounts'>,
): Promise<ForwardingOutcome | undefined> {
  for (const account of new Set(accounts)) if (await deps.accounts.isDeleted(tx, account)) return 'unknown-address';
  if (await deps.forwardedEmails.has(tx, id)) return 'repeated';
  return deps.forwardingLimits.findReached(tx, name, deps.now());
}

const emailId = (deliveryId: string, name: string) =>
  forwardedPrefix + createHash('sha256').update(`${deliveryId} ${name}`).digest('hex').slice(0, 32);

const endOf = ({ facts: { hotel, checkOut }, cancelledAt }: RelayTarget) =>
  relayEnd({ city: hotel.city, times: hotel, checkOut, cancelledAt: cancelledAt ? new Date(cancelledAt) : undefined });

const accountIds = ({ guest, hotel }: BookingFacts): Record<Party, string> => ({
  guest: guest.id,
  hotel: hotel.ownerId,
});

type Accounts = { writer: ClerkAccount; reader: ClerkAccount };
type Reply = EventData<typeof events.emailForwarded>;

/** What of the email is a message between the two. */
function composeReply(
  { relayDomain, sender }: Pick<Deps, 'relayDomain' | 'sender'>,
  { facts, party }: RelayTarget,
  { writer, reader }: Accounts,
  email: InboundEmail,
): Reply {
  const own = [sender, ...Object.values(facts.relay).map((name) => relayAddress(name, relayDomain))];
  const text = replyText(email, { own, people: [...writer.addresses, ...reader.addresses] });
  return { bookingId: facts.bookingId, from: otherParty(party), guest: { id: facts.guest.id }, text };
}

type Received = { id: string; email: InboundEmail };

/** The email as its reader gets it, in the reader's language; nothing if it is empty. */
function compose(
  { relayDomain }: Pick<Deps, 'relayDomain'>,
  target: RelayTarget,
  { writer, reader }: Accounts,
  { id, email }: Received,
): ForwardedEmail | undefined {
  const { facts, party } = target;
  return inLocale(party === 'guest' ? facts.locale : defaultLocale, () => {
    const addresses = [...writer.addresses, ...reader.addresses];
    const text = forwardedText(email, addresses);
    if (!text) return undefined;
    const names = { guest: facts.guest.name || messages.guest, hotel: facts.hotel.name };
    const writerName = singleLine(names[otherParty(party)]);
    const fromName = messages.via(writerName);
    const until = formatInstantDate(endOf(target).toISOString(), facts.hotel.city);
    return {
      id,
      sequence: facts.bookingId,
      accounts: [writer.id, reader.id],
      to: { name: singleLine(names[party]), address: reader.addresses[0]! },
      fromName,
      isPersonal: true,
      replyTo: { name: fromName, address: relayAddress(facts.relay[otherParty(party)], relayDomain) },
      subject: forwardedSubject(email, addresses),
      text: `${text}\n\n-- \n${messages.note(writerName, bookingNumber(facts.bookingId), until)}\n`,
    };
  });
}
