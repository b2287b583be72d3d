import { z } from 'zod';
import { limits } from './limits.js';

/**
 * Text a person typed: trimmed, not empty, at most `most` characters, without control
 * characters other than line breaks.
 */
export const text = (most: number, least = 1) =>
  z
    .string()
    .trim()
    .min(Math.min(least, 1), 'Please fill this in')
    .min(least, `Please enter at least ${least} characters`)
    .max(most, `Please enter at most ${most} characters`)
    // eslint-disable-next-line no-control-regex
    .regex(/^[^\u0000-\u0008\u000b\u000c\u000e-\u001f]*$/, 'Control characters are not allowed');

/** An id as the services hand it out. */
export const Id = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, 'This is not an id');

export const Phone = text(limits.phone, 6).regex(/^\+?[\d\s().-]+$/, 'Use digits, spaces, and + ( ) . -');
export const Email = text(limits.email).pipe(z.email('This is not an e-mail address'));

/** A number, or one in digits as forms and addresses say it; nothing else passes for one. */
export const Numeric = z
  .union([z.number(), z.string().regex(/^-?\d{1,12}(\.\d{1,6})?$/, 'Send a number')], 'Send a number')
  .transform(Number)
  .pipe(z.number());

/** A list in a query: `a,b` or `a` repeated. Empty means no filter. */
export const queryList = <Item extends z.ZodType<string, string>>(item: Item) =>
  z
    .union([z.string(), z.array(z.string())])
    .transform((value) =>
      [value]
        .flat()
        .flatMap((part) => part.split(','))
        .filter(Boolean),
    )
    .pipe(z.array(item).max(20));
