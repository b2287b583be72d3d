import { randomId } from '../../providers/random-id.js';
import { type Clerk, userByEmail } from '../clerk.js';
import type { User } from '../model.js';
import { invalidField } from '../clerk-error.js';

/** The address in lower case; throws if it is invalid or taken. */
export function freeEmail(clerk: Clerk, email: string): string {
  const address = email.trim().toLowerCase();
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address) || address.length > 254)
    throw invalidField(
      'form_param_format_invalid',
      'is invalid',
      'email_address',
      'email_address must be a valid email address.',
    );
  if (userByEmail(clerk, address))
    throw invalidField('form_identifier_exists', 'That email address is taken. Please try another.', 'email_address');
  return address;
}

export function checkName(name: string | null | undefined, field: 'first_name' | 'last_name'): void {
  if ((name?.length ?? 0) > 255)
    throw invalidField(
      'form_param_max_length_exceeded',
      'exceeds maximum length',
      field,
      `${field} must be at most 255 characters long.`,
    );
}

type NewUser = Pick<User, 'email' | 'firstName' | 'lastName' | 'passwordHash'>;

export const newUser = (clerk: Clerk, { email, firstName, lastName, passwordHash }: NewUser): User => ({
  email,
  firstName,
  lastName,
  passwordHash,
  id: randomId('user_'),
  emailId: randomId('idn_'),
  updatedAt: clerk.now(),
});
