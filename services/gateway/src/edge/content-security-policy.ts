import { pushWorker } from '@wayhouse/contracts';
import type { GatewayConfig } from '../config.js';
import { policyReportsGroup, policyReportsPath } from './policy-reports.js';

/**
 * Allows this origin, with real Clerk keys Clerk's hosts
 * (https://clerk.com/docs/guides/secure/best-practices/csp-headers), and the origins of remotes that are deployed elsewhere
 * and of the tiles of maps.
 */
export function contentSecurityPolicy(config: GatewayConfig) {
  const clerk = config.CLERK_API_URL ? [] : [clerkHost(config.CLERK_PUBLISHABLE_KEY)];
  const challenge = clerk.length ? ['https://challenges.cloudflare.com'] : [];
  const avatars = clerk.length ? ['https://img.clerk.com'] : [];
  const isSecure = config.PUBLIC_URL.startsWith('https:');
  const remotes = [config.REMOTE_OWNER_MANIFEST, config.REMOTE_STATIC_PAGES_MANIFEST].flatMap(externalOrigin);
  const tiles = config.MAP_TILES_URL ? [new URL(config.MAP_TILES_URL).origin] : [];
  return {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", ...clerk, ...challenge, ...remotes],
    scriptSrcAttr: ["'none'"],
    // Clerk and Radix add inline styles from scripts.
    styleSrc: ["'self'", "'unsafe-inline'", ...remotes],
    imgSrc: ["'self'", 'data:', 'blob:', ...avatars, ...remotes, ...tiles],
    fontSrc: ["'self'", 'data:', ...remotes],
    connectSrc: ["'self'", ...clerk, ...remotes],
    // Any other worker of this origin could outlive the release of the remote that registered it; Clerk's is a blob.
    workerSrc: ['blob:', config.PUBLIC_URL + pushWorker.file],
    frameSrc: ["'self'", ...challenge],
    frameAncestors: ["'self'"],
    formAction: ["'self'"],
    baseUri: ["'self'"],
    objectSrc: ["'none'"],
    reportUri: [policyReportsPath],
    // Browsers report so over HTTPS alone, and who knows this way leaves the other one.
    reportTo: isSecure ? [policyReportsGroup] : null,
    upgradeInsecureRequests: isSecure ? [] : null,
  };
}

const externalOrigin = (manifest: string): string[] => (manifest.startsWith('/') ? [] : [new URL(manifest).origin]);

/** Clerk's frontend API, which a publishable key contains in base64 with a final `$`. */
export function clerkHost(publishableKey: string): string {
  const encoded = publishableKey.split('_')[2] ?? '';
  return `https://${Buffer.from(encoded, 'base64').toString('utf8').replace(/\$$/, '')}`;
}
