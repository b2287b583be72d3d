import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { invalidField } from '../clerk-error.js';

const derive = promisify<string, Buffer, number, Buffer>(scrypt);
const wellKnown = [
  'password',
  'password1',
  '12345678',
  '123456789',
  '1234567890',
  'qwertyuiop',
  'iloveyou',
  '11111111',
];

/** `salt:key` in hex, by scrypt with its default cost. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return `${salt.toString('hex')}:${(await derive(password, salt, 32)).toString('hex')}`;
}

export async function isPassword(password: string, hash: string): Promise<boolean> {
  const [salt = '', key = ''] = hash.split(':');
  return timingSafeEqual(await derive(password, Buffer.from(salt, 'hex'), 32), Buffer.from(key, 'hex'));
}

/** Clerk's default rules: at least 8 characters, at most 72 bytes, not known from data breaches. */
export function checkPassword(password: string, field: string): void {
  if (password.length < 8)
    throw invalidField('form_password_length_too_short', 'Passwords must be 8 characters or more.', field);
  if (Buffer.byteLength(password) > 72)
    throw invalidField('form_password_length_too_long', 'Passwords must be less than 72 characters.', field);
  if (wellKnown.includes(password.toLowerCase()))
    throw invalidField(
      'form_password_pwned',
      'Password has been found in an online data breach. For account safety, please use a different password.',
      field,
    );
}
