/** Goes to an address: within the product without a reload, elsewhere as the browser does. */
export function goTo(to: string, navigate: (path: string) => unknown): void {
  const target = new URL(to, window.location.href);
  if (target.origin === window.location.origin) navigate(target.pathname + target.search + target.hash);
  else window.location.assign(to);
}
