import type { GatewayConfig } from '../config.js';

/** A setting that names the address of an upstream. */
export type UpstreamName = Exclude<keyof GatewayConfig & `${string}_URL`, 'PUBLIC_URL' | 'CLERK_API_URL'>;

type Row = { prefix: string; to: UpstreamName; stripped?: true; onlyPost?: true };

/**
 * Which path belongs to whom; the first row that fits counts. `stripped` rows go on without their prefix; what is not
 * sent by POST to an `onlyPost` row is a page.
 */
export const routesTable: Row[] = [
  { prefix: '/api/bookings/stripe-payments', to: 'PAYMENT_URL' },
  { prefix: '/api/webhooks/stripe', to: 'PAYMENT_URL' },
  { prefix: '/api/bookings', to: 'BOOKING_URL' },
  { prefix: '/api/rooms', to: 'CATALOG_URL' },
  { prefix: '/api/hotels', to: 'CATALOG_URL' },
  { prefix: '/api/user', to: 'CATALOG_URL' },
  { prefix: '/api/messages', to: 'NOTIFICATION_URL' },
  { prefix: '/newsletter/unsubscribe', to: 'NOTIFICATION_URL', onlyPost: true },
  { prefix: '/remotes/owner', to: 'OWNER_REMOTE_URL', stripped: true },
  { prefix: '/remotes/static-pages', to: 'STATIC_PAGES_REMOTE_URL', stripped: true },
  { prefix: '/__clerk', to: 'SANDBOX_URL' },
  { prefix: '/__sandbox', to: 'SANDBOX_URL' },
];

/** The row of a request by its path, in any spelling of upper and lower case, with a trailing slash or none. */
export function rowFor(path: string, method: string): Row | undefined {
  const lower = path.toLowerCase();
  return routesTable.find(({ prefix, onlyPost }) => isUnder(lower, prefix) && (!onlyPost || method === 'POST'));
}

/** What the requests of a row count under. */
export const rowName = ({ prefix }: Row): string => `${prefix}/*`;

/** Whether a lower-case path is `prefix` itself or lies below it. */
export const isUnder = (path: string, prefix: string): boolean =>
  path.startsWith(prefix) && (path.length === prefix.length || path[prefix.length] === '/');
