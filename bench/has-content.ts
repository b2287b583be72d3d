/** A page whose data comes too late has its heading all the same: the list of rooms then has no room. */
export const hasContent = (address: string, html: string): boolean =>
  html.includes(new URL(address).pathname === '/rooms' ? 'href="/rooms/' : '<h1');
