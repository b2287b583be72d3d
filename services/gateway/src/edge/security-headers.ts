import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { GatewayConfig } from '../config.js';
import { contentSecurityPolicy } from './content-security-policy.js';

const neverAsked = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'browsing-topics'];
const permissions = neverAsked.map((feature) => `${feature}=()`).join(', ');

/** The headers that tell a browser what our pages never do. HTTPS is demanded only where the site is served by it. */
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
