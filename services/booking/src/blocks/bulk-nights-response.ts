import { type CallResponse, type calls, domainErrors } from '@wayhouse/contracts';
import { confirmations } from '@wayhouse/messages/confirmations';
import { errorMessage } from '@wayhouse/messages/errors';
import type { Refusal } from './domain/bulk-nights.js';

type BulkNightsResponse = CallResponse<typeof calls.changeNightsOfRooms>;

export function toBulkNightsResponse(mode: 'block' | 'unblock', refusals: Refusal[]): BulkNightsResponse {
  const blocked = refusals.length ? confirmations.nightsBlockedWhereFree : confirmations.nightsBlocked;
  return {
    message: mode === 'block' ? blocked : confirmations.nightsUnblocked,
    refused: refusals.map(({ roomId: room, error }) => ({
      room,
      code: domainErrors[error.reason].code,
      message: errorMessage(error),
    })),
  };
}
