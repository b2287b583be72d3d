import type { EmailedDetails } from '@wayhouse/contracts';
import { describeDetails } from '@wayhouse/messages/guest-details';
import type { EmailFact } from '../email/email.js';

/** What the guest has let the hotel know, one row each. */
export const detailsFacts = (details?: EmailedDetails): EmailFact[] =>
  describeDetails(details).map(({ label, value }) => ({ label, value }));
