/** Goes to an address: within the product without a reload, elsewhere as the browser does. */
export function goTo(to: string, navigate: (path: string) => unknown): void {
  const target = new URL(to, window.location.href);
  if (target.origin !== window.location.origin) return window.location.assign(to);
  // Two slashes at the beginning, which a path of ours may have, would be another host to the browser.
  navigate(target.pathname.replace(/^\/+/, '/') + target.search + target.hash);
}
