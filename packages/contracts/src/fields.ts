import { z } from 'zod';
import { limits } from '@wayhouse/domain/limits';
import { type InputProblem, problem } from './input-problem.js';

/**
 * Text a user entered: trimmed, its characters composed (NFC), not empty unless `minLength` is 0, without control characters
 * other than line breaks and tabs. Lengths are in characters.
 */
export const text = (maxLength: number, minLength = 1) =>
  z
    .string()
    .trim()
    .normalize('NFC')
    .min(Math.min(minLength, 1))
    .min(minLength)
    .max(maxLength)
    // eslint-disable-next-line no-control-regex
    .regex(/^[^\u0000-\u0008\u000b\u000c\u000e-\u001f]*$/, problem('control-characters'));

/**
 * A letter or a digit; no pile of marks on a letter; no controls, directions, fillers or separators of lines, none of which
 * shows. The two joiners belong to the spelling of scripts without capitals, such as Arabic and Sinhala.
 */
const readableLine =
  /^(?=.*[\p{L}\p{N}])(?!.*(?:\p{M}\p{Cf}?){5})(?:[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]|(?<=\p{Lo}\p{M}*)\p{Join_Control})*$/u;

/** A name or another text of one line, in which everything shows, with at least one letter or digit. */
export const line = (maxLength: number) => text(maxLength).regex(readableLine, problem('line-unreadable'));

export const Id = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, problem('id-malformed'));
export const RoomId = Id.meta({ description: 'The room’s id.' });
/** Which of the caller's hotels a call is about. */
export const ownHotel = {
  hotel: Id.optional().meta({ description: 'The id of one of your hotels. Without it, your first one.' }),
};
export const BookingId = Id.meta({ description: 'The booking’s id.' });

/** Where the next page of a list begins that has the newest first. */
export const PageAfter = z
  .string()
  .regex(/^\d{1,15}\.[\w-]{1,64}$/, problem('cursor-malformed'))
  .optional()
  .meta({ description: 'The `next` of the previous page.' });

export const Phone = text(limits.phone, 6).regex(/^\+?[\d\s().-]+$/, problem('phone-malformed'));
export const Email = text(limits.email).pipe(z.email(problem('email-malformed')));

/** A number, or decimal digits as sent by forms and queries. No exponents, no booleans, no empty text. */
export const Numeric = z
  .union([z.number(), z.string().regex(/^-?\d{1,12}(\.\d{1,6})?$/, problem('not-a-number'))], problem('not-a-number'))
  .transform(Number)
  .pipe(z.number());

/** One of the units of a room, which are numbered from 1. */
export const Unit = Numeric.pipe(z.number().int().min(1).max(limits.unitsPerRoom));

/** A JSON array in a form field. */
export const jsonList = (maxLength: number, message: InputProblem) =>
  z
    .string()
    .max(maxLength)
    .transform((json, context) => {
      try {
        return JSON.parse(json) as unknown;
      } catch {
        context.issues.push({ code: 'invalid_format', format: 'json_string', message, input: json });
        return z.NEVER;
      }
    });

/** A list in a query: `a,b`, or the parameter repeated. */
export const queryList = <Item extends z.ZodType<string, string>>(item: Item, most = 20) =>
  z
    .union([z.string(), z.array(z.string())])
    .transform((value) =>
      [value]
        .flat()
        .flatMap((part) => part.split(','))
        .filter(Boolean),
    )
    .pipe(z.array(item).max(most));
