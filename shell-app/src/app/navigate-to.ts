/** Navigates to a URL: through the router within this origin, with a page load elsewhere. */
export function navigateTo(to: string, navigate: (path: string) => unknown): void {
  const target = new URL(to, window.location.href);
  if (target.origin !== window.location.origin) return window.location.assign(to);
  // The browser takes a path that begins with two slashes for another host.
  navigate(target.pathname.replace(/^\/+/, '/') + target.search + target.hash);
}
