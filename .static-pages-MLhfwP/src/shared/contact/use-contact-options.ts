import { useHost } from '@wayhouse/web-kit/remote-root';
import { useIsInBrowser } from '@wayhouse/web-kit/server-rendered';
import { Clock, type LucideIcon, Mail, Phone } from 'lucide-react';
import { messages } from './messages.js';

/** A phone number, an email address (both with `href`) or opening hours. */
type ContactOption = { kind: keyof typeof messages.labels; Icon: LucideIcon; text: string; href?: string };

/** The configured contact options; a page may have its own email address. */
export function useContactOptions(ownEmail?: string): ContactOption[] {
  const { supportPhone, supportEmail } = useHost().config;
  const email = ownEmail ?? supportEmail;
  // The build draws a placeholder for it, which the shell replaces.
  const dialled = useIsInBrowser() ? supportPhone.replace(/[^+\d]/g, '') : supportPhone;
  const options: ContactOption[] = [
    { kind: 'phone', Icon: Phone, text: supportPhone, href: `tel:${dialled}` },
    { kind: 'email', Icon: Mail, text: email, href: `mailto:${email}` },
    { kind: 'hours', Icon: Clock, text: messages.hours },
  ];
  return options.filter(({ text }) => text);
}
