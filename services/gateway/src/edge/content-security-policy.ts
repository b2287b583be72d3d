import type { GatewayConfig } from '../config.js';
import { clerkHost } from './clerk-host.js';

/**
 * What a page may load and from where. Everything is of this origin; with real sign-in keys come Clerk's own hosts
 * (https://clerk.com/docs/guides/secure/best-practices/csp-headers), with a remote elsewhere that remote's.
 */
export function contentSecurityPolicy(config: GatewayConfig) {
  const clerk = config.CLERK_API_URL ? [] : [clerkHost(config.CLERK_PUBLISHABLE_KEY)];
  const challenge = clerk.length ? ['https://challenges.cloudflare.com'] : [];
  const avatars = clerk.length ? ['https://img.clerk.com'] : [];
  const remotes = [config.REMOTE_OWNER_MANIFEST, config.REMOTE_STATIC_PAGES_MANIFEST].flatMap(originElsewhere);
  return {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", ...clerk, ...challenge, ...remotes],
    scriptSrcAttr: ["'none'"],
    // Clerk's and Radix's components style themselves from scripts.
    styleSrc: ["'self'", "'unsafe-inline'", ...remotes],
    imgSrc: ["'self'", 'data:', 'blob:', ...avatars, ...remotes],
    fontSrc: ["'self'", 'data:', ...remotes],
    connectSrc: ["'self'", ...clerk, ...remotes],
    workerSrc: ["'self'", 'blob:'],
    frameSrc: ["'self'", ...challenge],
    frameAncestors: ["'self'"],
    formAction: ["'self'"],
    baseUri: ["'self'"],
    objectSrc: ["'none'"],
    upgradeInsecureRequests: config.PUBLIC_URL.startsWith('https:') ? [] : null,
  };
}

const originElsewhere = (manifest: string): string[] => (manifest.startsWith('/') ? [] : [new URL(manifest).origin]);
