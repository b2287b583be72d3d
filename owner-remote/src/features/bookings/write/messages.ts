import { retentionDays } from '@wayhouse/domain/retention';
import { localized } from '@wayhouse/messages/localized';

export const messages = localized('owner-remote/write-to-guest', {
  action: 'Email the guest',
  copy: 'Copy address',
  copied: 'The address is copied.',
  notCopied: 'The address could not be copied. Please select it instead.',
  subject: (hotel: string, arrival: string) => `Your stay at ${hotel} from ${arrival}`,
  note: `Write from the email address of your account. We forward it, and the guest’s answer to you, until ${retentionDays.relayAddress} days after the stay. Neither of you sees the other’s address, and both find what is new among the messages.`,
});
