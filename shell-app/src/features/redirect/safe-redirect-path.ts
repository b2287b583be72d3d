const siteOrigin = 'https://own.example';

/** So often at most is an address decoded: mail programs and sign-in pages encode it once or twice. */
const mostLevels = 4;

/**
 * Guards against open redirects. Returns the path within this site that `next` names (`my-bookings?x=1`, also encoded as
 * a whole), or undefined for everything that could lead to another site: a scheme, a host after two slashes, backslashes
 * that browsers take for slashes, and all of these percent-encoded; and for what is encoded more often than anybody does.
 */
export function safeRedirectPath(next: string): string | undefined {
  let target = next;
  let rest = next;
  for (let level = 0; level <= mostLevels; level++) {
    const [path = ''] = /^[^?#]*/.exec(rest) ?? [];
    const decoded = decode(path);
    if (decoded === path) return isWithinSite(path) ? addressOf(target) : undefined;
    if (decoded === undefined) return undefined;
    rest = decoded + rest.slice(path.length);
    if (/[?#]/.test(decoded)) target = rest;
  }
  return undefined;
}

/** Undefined if the encoding is malformed. */
function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

const isWithinSite = (path: string): boolean =>
  // eslint-disable-next-line no-control-regex
  !/[\\\u0000-\u001f\u007f]|^\s*\/|^\s*[a-z][a-z\d+.-]*:/i.test(path);

function addressOf(target: string): string | undefined {
  const { origin, pathname, search, hash } = new URL(`/${target}`, siteOrigin);
  return origin === siteOrigin && !pathname.startsWith('//') ? pathname + search + hash : undefined;
}
