import { events } from '@wayhouse/contracts';
import type { MemberRole } from '@wayhouse/domain';
import { eventually } from '@wayhouse/service-kit/testing';
import type { TestBooking } from './factories.js';

type Change = { userId: string; role: MemberRole | null; version?: number; hotelId?: string; name?: string };

/** Publishes the role of a member of a hotel’s staff and waits until the service has it. */
export async function setRole(
  service: TestBooking,
  { userId, role, version = 1, hotelId = 'h1', name = `Name of ${userId}` }: Change,
): Promise<void> {
  const messageId = `staff-${userId}-${hotelId}-${version}`;
  await service.publish(events.staffChanged, { hotelId, userId, version, role, name }, messageId);
  await eventually(async () => expect(await service.db.collection('inbox').countDocuments({ messageId })).toBe(1));
}
