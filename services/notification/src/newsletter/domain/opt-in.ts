import { limits } from '@wayhouse/domain/limits';

/** An address that was entered on the site, and is subscribed only once the link in its email is used. */
export type OptIn = { address: string; token: string; sentAt: Date };

const hourMs = 3600_000;

/** Whether the link still works. */
export const isOpen = ({ sentAt }: OptIn, now: Date): boolean =>
  now.getTime() < sentAt.getTime() + limits.newsletterLinkHours * hourMs;

/** Who submits the form twice gets one email, who looks for it in vain can have another one later. */
export const wasJustSent = ({ sentAt }: OptIn, now: Date): boolean => now.getTime() < sentAt.getTime() + hourMs;
