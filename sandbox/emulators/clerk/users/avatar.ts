import { createHash } from 'node:crypto';
import type { User } from '../model.js';

const colours = ['#0E5A5A', '#B4532A', '#5B6B3A', '#6B4E71', '#2F5D8A', '#8A5A2F'];

/** The user's initials, in a colour that is always the same for the same user. */
export function avatarSvg(user: Pick<User, 'id' | 'firstName' | 'lastName' | 'email'>): string {
  const initials = `${user.firstName?.[0] ?? ''}${user.lastName?.[0] ?? ''}` || user.email[0] || '?';
  const colour = colours[createHash('sha256').update(user.id).digest()[0]! % colours.length];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96">
<rect width="96" height="96" fill="${colour}"/>
<text x="48" y="48" dy=".35em" text-anchor="middle" font-family="Inter, system-ui, sans-serif" font-size="38" font-weight="600" fill="#FFFFFF">${escape(initials.toUpperCase())}</text>
</svg>`;
}

const escape = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.codePointAt(0)};`);
