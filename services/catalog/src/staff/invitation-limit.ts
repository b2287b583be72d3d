import { DomainError, limits } from '@wayhouse/domain';
import { periodCounts, periods, type ServiceContext, type Transaction } from '@wayhouse/service-kit';

/** Counts an invitation that an owner sends; throws beyond the limit of a day, as each is an email to anybody's address. */
export type CountInvitation = (tx: Transaction, ownerId: string, now: Date) => Promise<void>;

export function invitationLimit({ db }: Pick<ServiceContext, 'db'>): CountInvitation {
  const counts = periodCounts(db, 'sent_invitations', 'invitations');
  return async (tx, ownerId, now) => {
    const { day } = periods(now);
    if (await counts.count(tx, `${day.name} ${ownerId}`, limits.invitationsPerDay, day.endsAt)) return;
    throw new DomainError('too-many-invitations', { endsInSeconds: Math.ceil((+day.endsAt - +now) / 1000) });
  };
}
