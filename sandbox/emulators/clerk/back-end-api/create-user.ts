import { z } from 'zod';
import { type Clerk } from '../clerk.js';
import { invalidField, missing } from '../clerk-error.js';
import type { User } from '../model.js';
import { report } from '../webhooks/report.js';
import { checkName, freeEmail, newUser } from '../users/account.js';
import { checkPassword, hashPassword } from '../users/password.js';

const userParams = z.strictObject({
  email_address: z.array(z.string()).length(1),
  password: z.string().optional(),
  first_name: z.string().nullish(),
  last_name: z.string().nullish(),
});

/** Creates a user for a server: without a session or a verification code. */
export async function createUser(clerk: Clerk, body: unknown): Promise<User> {
  const params = parse(userParams, body);
  if (params.password === undefined) throw missing('password');
  checkPassword(params.password, 'password');
  checkName(params.first_name, 'first_name');
  checkName(params.last_name, 'last_name');
  const passwordHash = await hashPassword(params.password);
  const user = newUser(clerk, {
    email: freeEmail(clerk, params.email_address[0]!),
    firstName: params.first_name ?? null,
    lastName: params.last_name ?? null,
    passwordHash,
  });
  clerk.records.save({ users: [user], deliveries: [report(clerk, 'user.created', user.id)] });
  return user;
}

function parse<Body>(schema: z.ZodType<Body>, body: unknown): Body {
  const parsed = schema.safeParse(body ?? {});
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0]!;
  if (issue.code === 'unrecognized_keys') {
    const [param] = issue.keys;
    throw invalidField('form_param_unknown', 'is unknown', param, `The sandbox's Clerk does not support ${param}.`);
  }
  const field = String(issue.path[0] ?? '');
  throw invalidField('form_param_value_invalid', 'is invalid', field, `${field}: ${issue.message}`);
}
