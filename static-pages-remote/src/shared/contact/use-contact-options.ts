import { useHost } from '@wayhouse/web-kit/remote-root';
import { Clock, type LucideIcon, Mail, Phone } from 'lucide-react';
import { support } from './messages.js';

/** One way to reach a person, or when; what can be pressed leads to `href`. */
export type Way = { kind: keyof typeof support.labels; Icon: LucideIcon; text: string; href?: string };

/** How to reach a person. The addresses come from the platform's settings, unless a page has one of its own. */
export function useWays(ownEmail?: string): Way[] {
  const { supportPhone, supportEmail } = useHost().config;
  const email = ownEmail ?? supportEmail;
  const ways: Way[] = [
    { kind: 'phone', Icon: Phone, text: supportPhone, href: `tel:${supportPhone.replace(/[^+\d]/g, '')}` },
    { kind: 'email', Icon: Mail, text: email, href: `mailto:${email}` },
    { kind: 'hours', Icon: Clock, text: support.hours },
  ];
  return ways.filter(({ text }) => text);
}
