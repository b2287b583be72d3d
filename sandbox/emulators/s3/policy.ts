import { notImplemented, S3Error } from './s3-error.js';

type Statement = { effect: 'Allow' | 'Deny'; everyone: boolean; actions: string[]; resources: string[] };
export type Policy = Statement[];

const ARN = 'arn:aws:s3:::';
const LARGEST = 20 * 1024;
const UNDERSTOOD = new Set(['Sid', 'Effect', 'Principal', 'Action', 'Resource']);

/** Reads a bucket policy: who may do what where. What is not understood is refused, never skipped. */
export function readPolicy(text: string, bucket: string): Policy {
  if (text.length > LARGEST) throw malformed('Policy exceeds the maximum allowed document size.');
  const document = parse(text);
  if (document.Version !== '2012-10-17' && document.Version !== '2008-10-17') throw malformed('invalid Version');
  const statements = document.Statement;
  if (!Array.isArray(statements) || statements.length === 0) throw malformed('Missing required field Statement');
  return statements.map((statement) => readStatement(statement as Record<string, unknown>, bucket));
}

function readStatement(given: Record<string, unknown>, bucket: string): Statement {
  const unknown = Object.keys(given).find((name) => !UNDERSTOOD.has(name));
  if (unknown) throw notImplemented(`${unknown} in a bucket policy`);
  const { Effect: effect, Principal: principal } = given;
  if (effect !== 'Allow' && effect !== 'Deny') throw malformed('invalid Effect');
  const actions = strings(given.Action);
  const resources = strings(given.Resource);
  if (actions.length === 0 || actions.some((action) => !/^(s3:\S+|\*)$/.test(action))) {
    throw malformed('Policy has invalid action');
  }
  const own = (resource: string) =>
    matches(resource, `${ARN}${bucket}`) || resource.startsWith(`${ARN}${bucket}/`) || resource === `${ARN}*`;
  if (resources.length === 0 || !resources.every(own)) throw malformed('Policy has invalid resource');
  return { effect, everyone: isEveryone(principal), actions, resources };
}

function isEveryone(principal: unknown): boolean {
  const named = principal === '*' ? ['*'] : strings((principal as { AWS?: unknown } | undefined)?.AWS);
  if (named.length === 0) throw malformed('Invalid principal in policy');
  return named.includes('*');
}

/** What a policy lets somebody do who has not signed. A Deny beats every Allow. */
export function allowsEveryone(policy: Policy, action: string, bucket: string, key: string): boolean {
  const resource = key ? `${ARN}${bucket}/${key}` : `${ARN}${bucket}`;
  const fitting = policy.filter(
    ({ everyone, actions, resources }) =>
      everyone &&
      actions.some((pattern) => matches(pattern, action)) &&
      resources.some((pattern) => matches(pattern, resource)),
  );
  return fitting.length > 0 && fitting.every(({ effect }) => effect === 'Allow');
}

/** `*` stands for any characters, `?` for one. */
function matches(pattern: string, text: string): boolean {
  const source = pattern
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replace(/\*+/g, '.*')
    .replaceAll('?', '.');
  return new RegExp(`^${source}$`, 's').test(text);
}

function parse(text: string): Record<string, unknown> {
  try {
    const document: unknown = JSON.parse(text);
    if (document && typeof document === 'object') return document as Record<string, unknown>;
  } catch {
    // Answered below like any other text that is no policy.
  }
  throw malformed("Policies must be valid JSON and the first byte must be '{'");
}

const strings = (value: unknown) => [value].flat().filter((one): one is string => typeof one === 'string');
const malformed = (message: string) => new S3Error(400, 'MalformedPolicy', message);
