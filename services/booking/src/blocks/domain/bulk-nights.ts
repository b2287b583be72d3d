import { DomainError, limits, type Reason } from '@wayhouse/domain';

/** Why the nights of a room were left as they are, or those of them that a calendar of another site has. */
export type Refusal = { roomId: string; error: DomainError };

/** Refuses more nights at once than one request is to write, those of all units of all rooms together. */
export function assertNightsAtOnce(rooms: { units?: number }[], nights: number): void {
  const units = rooms.reduce((sum, room) => sum + (room.units ?? 1), 0);
  if (units * nights > limits.nightsAtOnce)
    throw new DomainError('too-many-nights-at-once', { nights: limits.nightsAtOnce });
}

/** Whether it is about this room alone: others can still be blocked. */
export const isOfOneRoom = (error: unknown): error is DomainError =>
  error instanceof DomainError && reasonsOfOneRoom.includes(error.reason);

const reasonsOfOneRoom: Reason[] = ['nights-booked', 'unit-blocked', 'nights-imported'];
