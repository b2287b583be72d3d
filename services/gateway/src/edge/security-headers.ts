import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { GatewayConfig } from '../config.js';
import { contentSecurityPolicy } from './content-security-policy.js';

const unusedFeatures = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'browsing-topics'];
const permissions = unusedFeatures.map((feature) => `${feature}=()`).join(', ');

/** Security headers for the browser. HTTPS is required only if the site is served over it. */
export function securityHeaders(config: GatewayConfig): RequestHandler[] {
  return [
    helmet({
      contentSecurityPolicy: { useDefaults: false, directives: contentSecurityPolicy(config) },
      strictTransportSecurity: config.PUBLIC_URL.startsWith('https:') && { maxAge: 31_536_000 },
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    }),
    (_request, response, next) => {
      response.setHeader('Permissions-Policy', permissions);
      next();
    },
  ];
}
