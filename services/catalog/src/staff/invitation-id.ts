import { idFromKey } from '@wayhouse/service-kit';

/** One for each address, in lower case, that a hotel has invited. */
export const invitationId = (hotelId: string, address: string): string => idFromKey('invitation', hotelId, address);
