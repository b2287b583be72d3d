import type { Request } from 'express';
import { allPages } from '../pages/all-pages.js';
import { isPathUnder, findRule, ruleLabel } from '../proxy/routing-table.js';

/** The route label of a request's metrics: its forwarding rule, or the handler in this process. */
export function routeLabel(request: Request): string {
  const rule = findRule(request.path, request.method);
  if (rule) return ruleLabel(rule);
  const path = request.path.toLowerCase();
  if (path.startsWith('/images/')) return '/images/*';
  // These file names change with every release.
  if (isPathUnder(path, '/api/docs')) return '/api/docs/*';
  const type = String(request.res?.getHeader('content-type'));
  if (type.startsWith('text/html')) return 'page';
  // The pattern of all pages also matches files and unknown paths.
  const { path: pattern = allPages } = (request.route ?? {}) as { path?: string };
  if (pattern !== allPages) return pattern;
  return request.res && request.res.statusCode < 400 ? 'file' : 'none';
}
