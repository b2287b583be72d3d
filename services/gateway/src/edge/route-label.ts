import type { Request } from 'express';
import { allPages } from '../pages/page-routes.js';
import { isUnder, rowFor, rowName } from '../proxy/routing-table.js';

/** What a request counts under: the row that it is forwarded by, or what this process answers itself. */
export function routeName(request: Request): string {
  const row = rowFor(request.path, request.method);
  if (row) return rowName(row);
  const path = request.path.toLowerCase();
  if (path.startsWith('/images/')) return '/images/*';
  // Not among the pages of the shell, nor, its files, under a name that every release changes.
  if (isUnder(path, '/api/docs')) return '/api/docs/*';
  const type = String(request.res?.getHeader('content-type'));
  if (type.startsWith('text/html')) return 'page';
  // The pattern of all pages matches whatever goes on to be a file, or nothing.
  const { path: pattern = allPages } = (request.route ?? {}) as { path?: string };
  if (pattern !== allPages) return pattern;
  return request.res && request.res.statusCode < 400 ? 'file' : 'none';
}
