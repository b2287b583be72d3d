/** Matches the addresses of a route in any letter case, also with a slash at the end, and captures its parameters. */
export const routeRegExp = (pattern: string, parameter = '[^/]+'): RegExp =>
  new RegExp(`^${pattern.replace(/\/\*$/, '(?:/.*)?').replace(/:\w+/g, `(${parameter})`)}/?$`, 'i');
