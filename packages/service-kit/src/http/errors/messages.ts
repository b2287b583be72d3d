import { formatList } from '@wayhouse/messages/format-list';
import { localized } from '@wayhouse/messages/localized';
import { requestErrorMessages } from '@wayhouse/messages/request-errors';

/** What is wrong with a field, for the caller of the API. `size` is by what is too large or too small. */
export const validationMessages = localized('validation', {
  request: 'The request is not valid.',
  missing: (field: string) => `${field} is missing.`,
  invalid: (field: string) => `${field} is not valid.`,
  problem: (field: string, problem: string) => `${field}: ${problem}.`,
  oneOf: (field: string, options: string[]) => `${field} must be ${formatList(options, 'disjunction')}.`,
  oneOfMany: (field: string) => `${field} must be one of the allowed values.`,
  multipleOf: (field: string, divisor: number) => `${field} must be a multiple of ${divisor}.`,
  type: {
    string: (field: string) => `${field} must be text.`,
    number: (field: string) => `${field} must be a number.`,
    int: (field: string) => `${field} must be a whole number.`,
    boolean: (field: string) => `${field} must be true or false.`,
    array: (field: string) => `${field} must be a list.`,
    other: (field: string) => `${field} must be of another type.`,
  },
  size: {
    string: {
      atMost: (field: string, bound: number) => `${field} can have at most ${bound} characters.`,
      atLeast: (field: string, bound: number) => `${field} must have at least ${bound} characters.`,
    },
    array: {
      atMost: (field: string, bound: number) => `${field} can have at most ${bound} entries.`,
      atLeast: (field: string, bound: number) => `${field} must have at least ${bound} entries.`,
    },
    number: {
      atMost: (field: string, bound: number) => `${field} can be at most ${bound}.`,
      atLeast: (field: string, bound: number) => `${field} must be at least ${bound}.`,
      lessThan: (field: string, bound: number) => `${field} can be less than ${bound}.`,
      moreThan: (field: string, bound: number) => `${field} must be more than ${bound}.`,
    },
  },
});

/** About requests that never reach the app. Their headers may be unreadable, so these are in English. */
export const clientErrorMessages = localized('client-errors', {
  headersTooLarge: 'The headers of the request are too large.',
  tooSlow: 'The request took too long.',
  get malformed() {
    return requestErrorMessages['body-unreadable'];
  },
});
