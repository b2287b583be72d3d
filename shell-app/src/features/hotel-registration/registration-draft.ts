import type { CallInput } from '@wayhouse/contracts/call';
import type { registerHotel } from '@wayhouse/contracts/calls/account-calls';

export type Registration = CallInput<typeof registerHotel>;

const empty: Registration = { name: '', contact: '', address: '', city: '', currency: undefined };

let saved: { userId: string | undefined; registration: Registration } | undefined;

/** The draft lives as long as the page, so that closing the dialog by accident loses nothing. It is per user. */
export const loadDraft = (userId: string | undefined): Registration =>
  (saved?.userId === userId ? saved?.registration : undefined) ?? empty;

export const saveDraft = (userId: string | undefined, registration: Registration) =>
  void (saved = { userId, registration: { ...registration } });

export const clearDraft = () => void (saved = undefined);

export const isRegistrationField = (name: string | undefined): name is keyof Registration =>
  name !== undefined && name in empty;
