import { findByPath } from './path-pattern.js';
import { shellPatterns } from './paths.js';
import type { RemoteKey } from './remotes.js';
import type { RuntimeConfig } from './runtime-config.js';

/** What a front end is deployed as: the shell, or a remote. */
export type FrontEndKey = 'shell' | RemoteKey;

type Pattern = { path: string; frontEnd: FrontEndKey };

/** The pattern of every page, and the front end that draws it. */
export const pagePatterns = (pages: RuntimeConfig['pages']): Pattern[] => [
  ...Object.values(shellPatterns).map((path) => ({ path, frontEnd: 'shell' as const })),
  ...Object.entries(pages).flatMap(([remote, { routes }]) =>
    routes.map((path) => ({ path, frontEnd: remote as RemoteKey })),
  ),
];

/** The pattern of the page at a path, and the front end that draws it. */
export const findPattern = (pages: RuntimeConfig['pages'], path: string): Pattern | undefined =>
  findByPath(pagePatterns(pages), path);
