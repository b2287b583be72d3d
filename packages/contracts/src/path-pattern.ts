/** Of an address, or a pattern of addresses, in characters. */
export const maxPathLength = 200;

/** Matches the addresses of a pattern (`/posts/:slug`, `/owner/*`) in any letter case, also with a slash at the end. */
export function matchesPath(pattern: string, address: string): boolean {
  const expression = expressions.get(pattern) ?? compile(pattern);
  expressions.set(pattern, expression);
  return expression.test(address);
}

/** Every page that is rendered is looked for among all patterns. There are as many as pages. */
const expressions = new Map<string, RegExp>();

function compile(pattern: string): RegExp {
  const literal = pattern.replace(/[.~]/g, '\\$&');
  const expression = literal.replace(/\/\*$/, '(?:/.*)?').replace(/:\w+/g, '[^/]+');
  return new RegExp(`^${expression}/?$`, 'i');
}

/** Whether more than one address can match. */
export const isPattern = (path: string): boolean => /\/[:*]/.test(path);

/** What has a `path` that matches an address. One of this very address comes before one with a pattern. */
export const findByPath = <Page extends { path: string }>(pages: readonly Page[], address: string): Page | undefined =>
  pages.find(({ path }) => !isPattern(path) && matchesPath(path, address)) ??
  pages.find(({ path }) => isPattern(path) && matchesPath(path, address));
