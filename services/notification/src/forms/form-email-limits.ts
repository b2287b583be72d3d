import type { Transaction } from '@wayhouse/service-kit';
import { periods } from '../email/periods.js';
import { foldAddress } from './fold-address.js';
import type { FormEmailOutcome } from './form-email-metrics.js';
import type { FormEmailRepository } from './form-email-repository.js';

/** Anybody can enter anybody's address, so the forms of all visitors together send no more to a mailbox than this. */
const perRecipientAndDay = 3;

export type FormEmailLimits = ReturnType<typeof formEmailLimits>;

/** How many emails forms send to a mailbox in a day, and to all together in an hour (both UTC). */
export function formEmailLimits(counts: FormEmailRepository, perHour: number) {
  return {
    /** Counts an email to the address if no limit is reached. Those to a mailbox that has enough leave the others their share. */
    async count(tx: Transaction, address: string, now: Date): Promise<FormEmailOutcome> {
      const { day, hour } = periods(now);
      if (!(await counts.count(tx, `${day.name} ${foldAddress(address)}`, perRecipientAndDay, day.endsAt)))
        return 'recipient-limit';
      return (await counts.count(tx, `${hour.name} all`, perHour, hour.endsAt)) ? 'queued' : 'site-limit';
    },
  };
}
