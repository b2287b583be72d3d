import { DomainError, limits } from '@wayhouse/domain';
import {
  foldAddress,
  idFromKey,
  periodCounts,
  periods,
  type ServiceContext,
  type Transaction,
} from '@wayhouse/service-kit';

type Sent = { ownerId: string; address: string };

/** Counts an invitation that an owner sends; throws beyond the limits of a day, as each is an email to anybody's address. */
export type CountInvitation = (tx: Transaction, sent: Sent, now: Date) => Promise<void>;

export function invitationLimit({ db }: Pick<ServiceContext, 'db'>): CountInvitation {
  const counts = periodCounts(db, 'sent_invitations', 'invitations');
  return async (tx, { ownerId, address }, now) => {
    const { day } = periods(now);
    const count = (key: string, limit: number) => counts.count(tx, `${day.name} ${key}`, limit, day.endsAt);
    const until = { endsInSeconds: Math.ceil((+day.endsAt - +now) / 1000) };
    if (!(await count(ownerId, limits.invitationsPerDay))) throw new DomainError('too-many-invitations', until);
    // Hashed, so that no address is stored for it.
    if (!(await count(idFromKey('mailbox', foldAddress(address)), limits.invitationsToMailbox)))
      throw new DomainError('invited-too-often', until);
  };
}
