import { foldAddress, periods, type Transaction } from '@wayhouse/service-kit';
import type { FormEmailOutcome } from './form-email-metrics.js';
import type { FormEmailRepository } from './form-email-repository.js';

/** Anybody can enter anybody's address, so the forms of all visitors together send no more to a mailbox than this. */
const perRecipientAndDay = 3;

export type FormEmailLimits = ReturnType<typeof formEmailLimits>;

type PerHour = { perSender: number; ofSite: number };
/** Whom an email of a form goes to, and the network of whoever sent the form. */
type FormEmail = { address: string; network: string };

/** How many emails forms send to a mailbox in a day, and for one sender and for all together in an hour (both UTC). */
export function formEmailLimits(counts: FormEmailRepository, { perSender, ofSite }: PerHour) {
  return {
    /** Counts an email if no limit is reached. Beyond the limit of a sender or a mailbox it takes nothing from the others. */
    async count(tx: Transaction, { address, network }: FormEmail, now: Date): Promise<FormEmailOutcome> {
      const { day, hour } = periods(now);
      if (!(await counts.count(tx, `${hour.name} from ${network}`, perSender, hour.endsAt))) return 'sender-limit';
      if (!(await counts.count(tx, `${day.name} ${foldAddress(address)}`, perRecipientAndDay, day.endsAt)))
        return 'recipient-limit';
      return (await counts.count(tx, `${hour.name} all`, ofSite, hour.endsAt)) ? 'queued' : 'site-limit';
    },
  };
}
