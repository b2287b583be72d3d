import { shapeOf } from '../call.js';
import type { DescribedCall } from '../call-docs.js';
import { limits } from '../limits.js';
import { type RefusalCode, refusalStatus } from '../domain-error.js';

export type Failing = { code: RefusalCode | 'unexpected'; status: number; when: string };

/** What goes for whatever is called, the page of this documentation included. */
export const tooMany: Failing = {
  ...{ code: 'too-many-requests', status: refusalStatus['too-many-requests'] },
  when: 'Too many calls from one address in a minute.',
};
export const unexpected: Failing = {
  ...{ code: 'unexpected', status: 500, when: 'A mistake on our side, which is logged.' },
};

const always: Partial<Record<RefusalCode, string>> = {
  [tooMany.code]: tooMany.when,
  unavailable: 'A part of Wayhouse cannot be reached. Try again.',
};

/** Everything that a call can answer instead of a success: what follows from its form, and what its docs name. */
export function refusalsOf({ call, docs }: DescribedCall): Failing[] {
  const when = { ...byForm(call), ...always, ...docs.refusals };
  const refused = Object.entries(when).map(([code, words]) => ({
    code: code as RefusalCode,
    status: refusalStatus[code as RefusalCode],
    when: words,
  }));
  return [...refused, unexpected].sort((one, other) => one.status - other.status);
}

function byForm({ who, input, method, files }: DescribedCall['call']): Partial<Record<RefusalCode, string>> {
  const fields = Object.keys(shapeOf({ input }));
  return {
    ...(fields.length > 0 && { 'invalid-input': 'A field is missing or not in the right form; `field` says which.' }),
    ...(who !== 'anyone' && { 'sign-in-required': 'The token is missing, wrong or too old.' }),
    ...(who === 'owner' && { 'not-allowed': 'Who calls owns no hotel.' }),
    ...(method === 'POST' && {
      'too-large': files
        ? `A file is larger than ${limits.imageBytes / 1024 / 1024} MB.`
        : 'The body is larger than 100 kB.',
      'unsupported-type': files ? 'The form is not multipart.' : 'The body is not JSON in UTF-8.',
    }),
  };
}
