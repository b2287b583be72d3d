import { type Deps, knownAddresses, spellingsIn } from './erase-person.js';

/** All that the notification service has of a person, and of the addresses that are the person's. */
export async function exportPerson(deps: Deps, person: { userId?: string; addresses: string[] }) {
  const { bookings, messages, applications, subscriptions, optIns, emails, ownerEmailChoices, pushBrowsers } = deps;
  const known = await knownAddresses(deps, person);
  const all = await spellingsIn(deps, known);
  return {
    addresses: known.map((address) => ({ address })),
    bookings: person.userId ? await bookings.listByGuest(person.userId) : [],
    emails: (await emails.listJobs('to.address', all)).map(({ subject, text, to }) => ({ to, subject, text })),
    forwardedEmails: person.userId ? await waitingEmails(deps, person.userId) : [],
    messageEmails: person.userId ? await waitingMessages(deps, person.userId) : [],
    ownerEmailChoices: person.userId ? await ownerEmailChoices.listOf(person.userId) : [],
    pushBrowsers: person.userId ? await pushBrowsers.listOf(person.userId) : [],
    messages: await messages.list(all),
    applications: await applications.list(all),
    newsletterSubscriptions: await subscriptions.list(all),
    newsletterOptIns: await optIns.list(all),
  };
}

/** What the person has written to a hotel or a guest, or they to the person, and is not sent yet: without the other's address. */
async function waitingEmails({ forwardedEmails }: Pick<Deps, 'forwardedEmails'>, userId: string) {
  const waiting = await forwardedEmails.listJobs('accounts', [userId]);
  return waiting.map(({ accounts: [writer], subject, text }) => ({ isWriter: writer === userId, subject, text }));
}

/** Emails about messages of the person's bookings that are not sent yet. */
async function waitingMessages({ messageEmails }: Pick<Deps, 'messageEmails'>, userId: string) {
  const waiting = await messageEmails.listJobs('accounts', [userId]);
  return waiting.map(({ bookingId, from, text }) => ({ bookingId, from, text }));
}
