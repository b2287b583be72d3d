const siteOrigin = 'https://own.example';

/**
 * Guards against open redirects. Returns the path within this site that `next` names (`my-bookings?x=1`, also encoded as
 * a whole), or undefined for everything that could lead to another site: a scheme, a host after two slashes, backslashes
 * that browsers take for slashes, and all of these percent-encoded any number of times.
 */
export function safeRedirectPath(next: string): string | undefined {
  const [rawPath = ''] = /^[^?#]*/.exec(next) ?? [];
  const path = decodeFully(rawPath);
  if (path !== undefined && /[?#]/.test(path))
    return safeRedirectPath(decodeUntilQuery(rawPath) + next.slice(rawPath.length));
  // eslint-disable-next-line no-control-regex
  if (path === undefined || /[\\\u0000-\u001f\u007f]|^\s*\/|^\s*[a-z][a-z\d+.-]*:/i.test(path)) return undefined;
  const { origin, pathname, search, hash } = new URL(`/${next}`, siteOrigin);
  if (origin !== siteOrigin || pathname.startsWith('//')) return undefined;
  return pathname + search + hash;
}

/** Decodes until a query or a fragment appears. */
const decodeUntilQuery = (path: string): string =>
  /[?#]/.test(path) ? path : decodeUntilQuery(decodeURIComponent(path));

/** Removes every level of percent-encoding; undefined if the encoding is malformed. */
function decodeFully(text: string): string | undefined {
  try {
    const once = decodeURIComponent(text);
    return once === text ? text : decodeFully(once);
  } catch {
    return undefined;
  }
}
