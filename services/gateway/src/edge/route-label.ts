import type { Request } from 'express';
import { allOfTheShell } from '../shell/shell-paths.js';
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
  const { path: pattern = allOfTheShell } = (request.route ?? {}) as { path?: string };
  if (pattern !== allOfTheShell) return pattern;
  return request.res && request.res.statusCode < 400 ? 'file' : 'none';
}
