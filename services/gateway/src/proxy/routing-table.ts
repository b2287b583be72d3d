import { dirname } from 'node:path/posix';
import { calls, clerkWebhook, emailWebhook, stripeWebhook } from '@wayhouse/contracts';
import type { GatewayConfig } from '../config.js';

/** A setting with the URL of an upstream. */
export type UpstreamName = Exclude<
  keyof GatewayConfig & `${string}_URL`,
  'PUBLIC_URL' | 'CLERK_API_URL' | 'RATE_LIMIT_STORE_URL'
>;

/** Upstreams that serve front ends; a remote is deployed by a team of its own, and its pages are not the site's. */
export type FrontEnd = 'shell' | 'remote';
export const frontEnds: Partial<Record<UpstreamName, FrontEnd>> = {
  SHELL_URL: 'shell',
  OWNER_REMOTE_URL: 'remote',
  STATIC_PAGES_REMOTE_URL: 'remote',
};

type RoutingRule = { prefix: string; to: UpstreamName; stripPrefix?: true; onlyPost?: true };

/**
 * Which paths go to which upstream; the first rule that matches counts. With `stripPrefix` the path is forwarded without
 * its prefix. A GET to an `onlyPost` rule is a page.
 */
export const routingTable: RoutingRule[] = [
  { prefix: calls.startPayment.path, to: 'PAYMENT_URL' },
  { prefix: calls.payTogether.path, to: 'PAYMENT_URL' },
  { prefix: stripeWebhook.path, to: 'PAYMENT_URL' },
  { prefix: clerkWebhook.path, to: 'BOOKING_URL' },
  { prefix: emailWebhook.path, to: 'NOTIFICATION_URL' },
  { prefix: dirname(calls.bookRoom.path), to: 'BOOKING_URL' },
  { prefix: calls.listRooms.path, to: 'CATALOG_URL' },
  { prefix: calls.registerHotel.path, to: 'CATALOG_URL' },
  { prefix: calls.deleteAccount.path, to: 'BOOKING_URL' },
  { prefix: calls.exportBookings.path, to: 'BOOKING_URL' },
  { prefix: calls.exportPayments.path, to: 'PAYMENT_URL' },
  { prefix: calls.exportMessages.path, to: 'NOTIFICATION_URL' },
  { prefix: calls.showUser.path, to: 'CATALOG_URL' },
  { prefix: dirname(calls.sendMessage.path), to: 'NOTIFICATION_URL' },
  { prefix: calls.showOwnerEmails.path, to: 'NOTIFICATION_URL' },
  { prefix: dirname(calls.addPushBrowser.path), to: 'NOTIFICATION_URL' },
  { prefix: dirname(calls.unsubscribeFromNewsletter.path), to: 'NOTIFICATION_URL', onlyPost: true },
  { prefix: '/remotes/owner', to: 'OWNER_REMOTE_URL', stripPrefix: true },
  { prefix: '/remotes/static-pages', to: 'STATIC_PAGES_REMOTE_URL', stripPrefix: true },
  { prefix: '/__clerk', to: 'SANDBOX_URL' },
  { prefix: '/__sandbox', to: 'SANDBOX_URL' },
];

/** The rule for a path, in any letter case, with or without a trailing slash. */
export function findRule(path: string, method: string): RoutingRule | undefined {
  return routingTable.find(({ prefix, onlyPost }) => isPathUnder(path, prefix) && (!onlyPost || method === 'POST'));
}

/** The route label in metrics. */
export const ruleLabel = ({ prefix }: RoutingRule): string => `${prefix}/*`;

/** Whether a path is `prefix` or below it, in any letter case. */
export function isPathUnder(path: string, prefix: string): boolean {
  if (path.slice(0, prefix.length).toLowerCase() !== prefix.toLowerCase()) return false;
  return path.length === prefix.length || path[prefix.length] === '/';
}
