import type { GatewayConfig } from '../config.js';

/** A setting with the URL of an upstream. */
export type UpstreamName = Exclude<keyof GatewayConfig & `${string}_URL`, 'PUBLIC_URL' | 'CLERK_API_URL'>;

type RoutingRule = { prefix: string; to: UpstreamName; stripPrefix?: true; onlyPost?: true };

/**
 * Which paths go to which upstream; the first rule that matches counts. With `stripPrefix` the path is forwarded without
 * its prefix. A GET to an `onlyPost` rule is a page.
 */
export const routingTable: RoutingRule[] = [
  { prefix: '/api/bookings/stripe-payments', to: 'PAYMENT_URL' },
  { prefix: '/api/webhooks/stripe', to: 'PAYMENT_URL' },
  { prefix: '/api/bookings', to: 'BOOKING_URL' },
  { prefix: '/api/rooms', to: 'CATALOG_URL' },
  { prefix: '/api/hotels', to: 'CATALOG_URL' },
  { prefix: '/api/user', to: 'CATALOG_URL' },
  { prefix: '/api/messages', to: 'NOTIFICATION_URL' },
  { prefix: '/newsletter/unsubscribe', to: 'NOTIFICATION_URL', onlyPost: true },
  { prefix: '/remotes/owner', to: 'OWNER_REMOTE_URL', stripPrefix: true },
  { prefix: '/remotes/static-pages', to: 'STATIC_PAGES_REMOTE_URL', stripPrefix: true },
  { prefix: '/__clerk', to: 'SANDBOX_URL' },
  { prefix: '/__sandbox', to: 'SANDBOX_URL' },
];

/** The rule for a path, in any letter case, with or without a trailing slash. */
export function findRule(path: string, method: string): RoutingRule | undefined {
  const lower = path.toLowerCase();
  return routingTable.find(({ prefix, onlyPost }) => isPathUnder(lower, prefix) && (!onlyPost || method === 'POST'));
}

/** The route label in metrics. */
export const ruleLabel = ({ prefix }: RoutingRule): string => `${prefix}/*`;

/** Whether a lower-case path is `prefix` or below it. */
export const isPathUnder = (path: string, prefix: string): boolean =>
  path.startsWith(prefix) && (path.length === prefix.length || path[prefix.length] === '/');
