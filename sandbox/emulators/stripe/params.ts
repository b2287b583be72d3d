import { z } from 'zod';
import { invalid, unsupported } from './refusal.js';

/**
 * Parses request parameters and refuses wrong ones in Stripe's words. `notHere` names real
 * parameters that are not supported.
 */
export function readParams<Params>(schema: z.ZodType<Params>, given: unknown, notHere: string[] = []): Params {
  const parsed = schema.safeParse(given ?? {}, { reportInput: true });
  if (parsed.success) return parsed.data;
  const unknown = parsed.error.issues.find((issue) => issue.code === 'unrecognized_keys');
  if (unknown) {
    const param = nameOf([...unknown.path, unknown.keys[0]!]);
    if (notHere.includes(param)) throw unsupported(`the parameter ${param}`, param);
    throw invalid(`Received unknown parameter: ${param}`, param, 'parameter_unknown');
  }
  const issue = parsed.error.issues[0]!;
  const param = nameOf(issue.path);
  if (issue.input === undefined && issue.code !== 'custom')
    throw invalid(`Missing required param: ${param}.`, param, 'parameter_missing');
  throw invalid(...wording(issue, param));
}

function wording(issue: z.core.$ZodIssue, param: string): [message: string, param: string, code?: string] {
  switch (issue.code) {
    case 'custom':
      return [issue.message.replaceAll('{param}', param), param, issue.params?.code as string | undefined];
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

const nameOf = (path: PropertyKey[]) => path.map(String).reduce((name, part) => (name ? `${name}[${part}]` : part), '');

/** A rule that is not about the type, with the code Stripe gives it. */
const rule = (code: string, message: string) => ({ params: { code }, message });

/** Form values are texts; Stripe reads whole numbers out of them. */
export const integer = z
  .string()
  .refine((text) => /^-?\d+$/.test(text), rule('parameter_invalid_integer', 'Invalid integer: {param}'))
  .transform(Number);

export const text = (limit = 5000) =>
  z
    .string()
    .refine(
      (value) => value !== '',
      rule(
        'parameter_invalid_empty',
        "You passed an empty string for '{param}'. We assume empty values are an attempt to unset a parameter; however '{param}' cannot be unset. You should remove '{param}' from your request or supply a non-empty value.",
      ),
    )
    .refine((value) => value.length <= limit, {
      params: { code: 'parameter_invalid_string_too_long' },
      message: `Invalid {param}: must be at most ${limit} characters`,
    });

export const url = z
  .string()
  .refine((value) => /^https?:$/.test(protocolOf(value)), rule('url_invalid', 'Not a valid URL'));

const protocolOf = (value: string) => (URL.canParse(value) ? new URL(value).protocol : '');

export const currency = z
  .string()
  .transform((value) => value.toLowerCase())
  .refine((value) => Intl.supportedValuesOf('currency').includes(value.toUpperCase()), {
    message: 'Invalid currency: {param}',
  });

export const metadata = z
  .record(
    z.string().max(40, 'Metadata keys can be at most 40 characters long.'),
    z.string().max(500, 'Metadata values can be at most 500 characters long.'),
  )
  .refine((values) => Object.keys(values).length <= 50, 'Metadata can have at most 50 keys.');
