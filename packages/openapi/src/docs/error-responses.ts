import { limits } from '@wayhouse/domain/limits';
import type { StaffRole } from '@wayhouse/domain/staff-roles';
import { type Access, inputShape } from '@wayhouse/contracts/call';
import type { DocumentedCall } from '../call-docs.js';
import { type ErrorCode, errorStatus } from '@wayhouse/contracts/error-status';

export type ErrorResponse = { code: ErrorCode | 'unexpected'; status: number; when: string };

/** Applies to every path, including this documentation. */
export const tooManyRequests: ErrorResponse = {
  code: 'too-many-requests',
  status: errorStatus['too-many-requests'],
  when: 'Too many requests from one IP address within a minute.',
};
/** Of calls that are also limited by account. */
export const tooManyCalls = `${tooManyRequests.when} Or the account has made too many of these calls within a minute.`;
export const unexpectedError: ErrorResponse = {
  code: 'unexpected',
  status: 500,
  when: 'An internal error. It has been logged.',
};

const always: Partial<Record<ErrorCode, string>> = {
  [tooManyRequests.code]: tooManyRequests.when,
  unavailable: 'Part of Wayhouse is unavailable. Try again later.',
};

/** All errors a call can respond with: those that follow from its shape, and those its docs add. Sorted by status. */
export function errorResponses({ call, docs }: DocumentedCall): ErrorResponse[] {
  const when = { ...errorsFromShape(call), ...always, ...docs.errors };
  const errors = Object.entries(when).map(([code, description]) => ({
    code: code as ErrorCode,
    status: errorStatus[code as ErrorCode],
    when: description,
  }));
  return [...errors, unexpectedError].sort((one, other) => one.status - other.status);
}

const isForStaff = (access: Access): access is StaffRole => access !== 'anyone' && access !== 'guest';

function errorsFromShape({ access, input, method, files }: DocumentedCall['call']): Partial<Record<ErrorCode, string>> {
  const fields = Object.keys(inputShape({ input }));
  return {
    ...(fields.length > 0 && { 'invalid-input': 'A field is missing or invalid; `field` names it.' }),
    ...(access !== 'anyone' && { 'sign-in-required': 'The bearer token is missing, invalid or expired.' }),
    ...(isForStaff(access) && {
      'not-allowed': 'The caller has no hotel, or the hotel is closed, or the role there is not enough.',
    }),
    ...(isForStaff(access) &&
      fields.includes('hotel') && { 'not-found': 'The hotel does not exist, or the caller has no role there.' }),
    ...(files && { 'timed-out': 'The body arrives too slowly.' }),
    ...(method === 'POST' && {
      'too-large': files
        ? `A file is larger than ${limits.imageBytes / 1024 / 1024} MB.`
        : `The body is larger than ${limits.bodyBytes / 1000} kB.`,
      'unsupported-type': files ? 'The body is not multipart form data.' : 'The body is not UTF-8 encoded JSON.',
    }),
  };
}

/** Of calls that take photos. */
export const photoRefusals = {
  'too-large': `A photo is larger than ${limits.imageBytes / 1024 / 1024} MB, has more than ${limits.imageMegapixels} million pixels (AVIF, WebP, progressive and interlaced files: fewer) or more than ${limits.imageSide} on a side.`,
  unavailable: 'Many photos are being uploaded, or part of Wayhouse is unavailable.',
  'unsupported-type': 'The body is not multipart form data, or a file is not a JPEG, PNG, WebP or AVIF image.',
} as const;
