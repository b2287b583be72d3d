import type { registerHotel } from '@wayhouse/contracts/calls/account-calls';
import type { InputOf } from '@wayhouse/contracts/call';

export type Registration = InputOf<typeof registerHotel>;

const empty: Registration = { name: '', contact: '', address: '', city: '' };

let kept: { of: string | undefined; registration: Registration } | undefined;

/**
 * What somebody has typed, kept while the page lives: closing the dialog by accident loses
 * nothing. Each sees only theirs.
 */
export const draftOf = (person: string | undefined): Registration =>
  (kept?.of === person ? kept?.registration : undefined) ?? empty;

export const keepDraft = (person: string | undefined, registration: Registration) =>
  void (kept = { of: person, registration: { ...registration } });

export const forgetDraft = () => void (kept = undefined);

export const isField = (name: string | undefined): name is keyof Registration => name !== undefined && name in empty;
