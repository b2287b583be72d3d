import type { z } from 'zod';
import { daysBetween } from '@wayhouse/domain/stay';

/** What a refinement reports. */
type Problem = { error: string; params?: Record<string, unknown> };

type Rules<From extends string, To extends string> = {
  /** The fields with the first date and with the date after the last. */
  from: From;
  to: To;
  maxDays: number;
  /** Each is reported at `to`. Without `incomplete`, one date may be given alone. */
  errors: { order: Problem; tooLong: Problem; incomplete?: Problem };
};

/**
 * Validates that a range of calendar dates has at least one day and at most `maxDays`. Use it on an object that has both
 * fields. Dates that are not given are not compared.
 */
export const dateRange =
  <From extends string, To extends string>({ from, to, maxDays, errors }: Rules<From, To>) =>
  <Schema extends z.ZodType<{ [Field in From | To]?: string }>>(schema: Schema) => {
    const ifGiven = (check: (first: string, end: string) => boolean) => (range: { [Field in From | To]?: string }) => {
      const [first, end] = [range[from], range[to]];
      return !first || !end || check(first, end);
    };
    return schema
      .refine((range) => !errors.incomplete || Boolean(range[from]) === Boolean(range[to]), {
        path: [to],
        ...errors.incomplete,
      })
      .refine(
        ifGiven((first, end) => end > first),
        { path: [to], ...errors.order },
      )
      .refine(
        ifGiven((first, end) => daysBetween(first, end) <= maxDays),
        { path: [to], ...errors.tooLong },
      );
  };
