const self = 'https://own.example';

/**
 * The path of our own that `next` names (`my-bookings?x=1`, also encoded as a whole), or undefined for everything that
 * could lead elsewhere: an address with a scheme, a host behind two slashes, backslashes that browsers take for
 * slashes, and all of these encoded, however often.
 */
export function ownPath(next: string): string | undefined {
  const [said = ''] = /^[^?#]*/.exec(next) ?? [];
  const path = decoded(said);
  if (path !== undefined && /[?#]/.test(path)) return ownPath(unpacked(said) + next.slice(said.length));
  // eslint-disable-next-line no-control-regex
  if (path === undefined || /[\\\u0000-\u001f\u007f]|^\s*\/|^\s*[a-z][a-z\d+.-]*:/i.test(path)) return undefined;
  const { origin, pathname, search, hash } = new URL(`/${next}`, self);
  if (origin !== self || pathname.startsWith('//')) return undefined;
  return pathname + search + hash;
}

/** Decoded until the query or the fragment begins. */
const unpacked = (path: string): string => (/[?#]/.test(path) ? path : unpacked(decodeURIComponent(path)));

/** Without any percent encoding; undefined where it cannot be read. */
function decoded(text: string): string | undefined {
  try {
    const once = decodeURIComponent(text);
    return once === text ? text : decoded(once);
  } catch {
    return undefined;
  }
}
