import { localized } from '@wayhouse/messages/localized';
import { plural } from '@wayhouse/messages/plural';

export const messages = localized('notification/forwarding', {
  via: (name: string) => `${name} via Wayhouse`,
  guest: 'A guest',
  noSubject: 'About your booking',
  addressRemoved: '(address removed)',
  cut: '(The rest of this email was too long to forward.)',
  restByEmail: '(The rest of this email was too long to show here.)',
  attachments: (count: number) =>
    `(${plural(count, { one: 'An attachment was', other: `${count} attachments were` })} left out.)`,
  note: (writer: string, booking: string, until: string) =>
    `${writer} wrote this about the booking ${booking}. To answer, reply to this email from the address of your Wayhouse account: ` +
    `we forward it, it shows among the messages of the booking, and neither of you sees the other’s email address. This works until ${until}.`,
});
