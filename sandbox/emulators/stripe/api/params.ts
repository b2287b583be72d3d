import { z } from 'zod';
import { invalid, unsupported } from './stripe-error.js';

/** Parses request parameters; throws Stripe's error for invalid ones and names those that are not supported. */
export function readParams<Params>(schema: z.ZodType<Params>, params: unknown): Params {
  const parsed = schema.safeParse(params ?? {}, { reportInput: true });
  if (parsed.success) return parsed.data;
  const unknown = parsed.error.issues.find((issue) => issue.code === 'unrecognized_keys');
  if (unknown) {
    const param = paramName([...unknown.path, unknown.keys[0]!]);
    throw unsupported(`the parameter ${param}`, param);
  }
  const issue = parsed.error.issues[0]!;
  const param = paramName(issue.path);
  if (issue.input === undefined && issue.code !== 'custom')
    throw invalid(`Missing required param: ${param}.`, param, 'parameter_missing');
  throw invalid(...errorOf(issue, param));
}

function errorOf(issue: z.core.$ZodIssue, param: string): [message: string, param: string, code?: string] {
  switch (issue.code) {
    case 'custom': {
      const message = issue.message.replaceAll('{param}', param).replaceAll('{value}', String(issue.input));
      return [message, param, issue.params?.code as string | undefined];
    }
    case 'invalid_value':
      return [`Invalid ${param}: must be one of ${issue.values.join(', ')}`, param];
    case 'invalid_type':
      return [
        `Invalid ${issue.expected === 'object' || issue.expected === 'record' ? 'object' : issue.expected}`,
        param,
      ];
    default:
      return [issue.message, param];
  }
}

const paramName = (path: PropertyKey[]) =>
  path.map(String).reduce((name, part) => (name ? `${name}[${part}]` : part), '');

const rule = (code: string, message: string) => ({ params: { code }, message });

/** Form values are texts; Stripe reads whole numbers from them. */
export const integer = z
  .string()
  .refine((text) => /^-?\d+$/.test(text), rule('parameter_invalid_integer', 'Invalid integer: {value}'))
  .transform(Number);

export const text = (maxLength = 5000) =>
  z
    .string()
    .refine(
      (value) => value !== '',
      rule(
        'parameter_invalid_empty',
        "You passed an empty string for '{param}'. We assume empty values are an attempt to unset a parameter; however '{param}' cannot be unset. You should remove '{param}' from your request or supply a non-empty value.",
      ),
    )
    .refine(
      (value) => value.length <= maxLength,
      rule('parameter_invalid_string_too_long', `Invalid {param}: must be at most ${maxLength} characters`),
    );

export const url = z
  .string()
  .refine((value) => /^https?:$/.test(protocolOf(value)), rule('url_invalid', 'Not a valid URL'));

const protocolOf = (value: string) => (URL.canParse(value) ? new URL(value).protocol : '');

/** An empty value unsets: all of it, or one key (https://docs.stripe.com/api/metadata). */
export const metadata = z.union([
  z.literal('').transform((): Record<string, string> => ({})),
  z
    .record(
      z.string().max(40, 'Metadata keys can be at most 40 characters long.'),
      z.string().max(500, 'Metadata values can be at most 500 characters long.'),
    )
    .transform((values) => Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')))
    .refine((values) => Object.keys(values).length <= 50, 'Metadata can have at most 50 keys.'),
]);
