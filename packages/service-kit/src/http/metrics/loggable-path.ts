import { calls, paths } from '@wayhouse/contracts';

/** Whoever has the value of this path parameter may do what it is for, so it must not stand in a log. */
const secretParameter = '/:token';

/** Of all calls and pages, each once. */
export const pathPatterns: string[] = [
  ...new Set([
    ...Object.values(calls).flatMap((call) => ('path' in call ? call.path : [])),
    ...Object.values(paths).flatMap((path) => (typeof path === 'function' && 'pattern' in path ? path.pattern : [])),
  ]),
];
const secretPatterns = pathPatterns.filter((pattern) => pattern.includes(secretParameter));

/** The path as it may be logged: that of a call or page with a token as its pattern, and with it all that is below. */
export function loggablePath(path: string): string {
  const plain = decoded(path).toLowerCase().replace(/\/+/g, '/');
  return secretPatterns.find((pattern) => plain.startsWith(prefixOf(pattern))) ?? path;
}

const prefixOf = (pattern: string) => `${pattern.slice(0, pattern.indexOf(secretParameter))}/`.toLowerCase();

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
