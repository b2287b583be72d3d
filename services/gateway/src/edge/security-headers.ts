import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { GatewayConfig } from '../config.js';
import { contentSecurityPolicy } from './content-security-policy.js';
import { policyReportsGroup, policyReportsPath } from './policy-reports.js';

const unusedFeatures = ['camera', 'microphone', 'payment', 'usb', 'browsing-topics'];
// Owners may have their hotel placed where they are.
const permissions = ['geolocation=(self)', ...unusedFeatures.map((feature) => `${feature}=()`)].join(', ');

/** Security headers for the browser. HTTPS is required only if the site is served over it. */
export function securityHeaders(config: GatewayConfig): RequestHandler[] {
  const isSecure = config.PUBLIC_URL.startsWith('https:');
  return [
    helmet({
      contentSecurityPolicy: { useDefaults: false, directives: contentSecurityPolicy(config) },
      strictTransportSecurity: isSecure && { maxAge: 31_536_000 },
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    }),
    (_request, response, next) => {
      response.setHeader('Permissions-Policy', permissions);
      if (isSecure) response.setHeader('Reporting-Endpoints', `${policyReportsGroup}="${policyReportsPath}"`);
      next();
    },
  ];
}
