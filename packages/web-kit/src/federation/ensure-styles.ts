import type { RemoteKey } from '@wayhouse/contracts/remotes';
import { integrityOf } from './file-integrity.js';
import { stylesOfBuild } from './loaded-builds.js';

/**
 * A style sheet that fails to load raises no error, and the remote would render unstyled, or in the styles of another build that
 * has drawn the HTML of the page. So this loads missing sheets once more. Each remote’s sheet sets `--styled` on its root.
 * `manifest` is the URL of the remote’s manifest, which has been read.
 */
export async function ensureStyles(container: string, manifest: string): Promise<void> {
  const sheets = stylesOfBuild(manifest) ?? [];
  if (isStyled(container) && sheets.every(isLoaded)) return;
  await Promise.all(sheets.map(load));
  if (!isStyled(container)) throw new Error(`The styles of ${container} did not arrive.`);
}

/** Removes the style sheets that came with HTML of this remote, but for those of the build that draws its pages now. */
export function removeServedStyles(remote: RemoteKey, manifest: string): void {
  const base = new URL('.', new URL(manifest, window.location.href)).href;
  const isOfBuild = (href: string) => stylesOfBuild(manifest)?.includes(href) ?? href.startsWith(base);
  for (const link of document.querySelectorAll<HTMLLinkElement>(`link[data-served-with="${remote}"]`))
    if (!isOfBuild(link.href)) link.remove();
}

const isLoaded = (href: string) =>
  [...document.querySelectorAll('link')].some((link) => link.href === href && link.sheet);

/** Aborts this remote’s style sheets that hang: they have no timeout, and a retry would wait for the same ones. */
export function abortPendingStyles(manifest: string): void {
  const base = new URL('.', manifest).href;
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    if (!link.href.startsWith(base) || link.sheet) continue;
    link.dispatchEvent(new Event('error'));
    link.remove();
  }
}

function isStyled(container: string): boolean {
  const probe = document.createElement('div');
  probe.dataset['remote'] = container;
  document.body.append(probe);
  const styled = getComputedStyle(probe).getPropertyValue('--styled').trim() === '1';
  probe.remove();
  return styled;
}

function load(href: string): Promise<void> {
  document.querySelectorAll<HTMLLinkElement>('link').forEach((link) => link.href === href && link.remove());
  return new Promise((resolve, reject) => {
    const attributes = { rel: 'stylesheet', href, crossOrigin: 'anonymous', integrity: integrityOf(href) };
    const link = Object.assign(document.createElement('link'), attributes);
    link.onload = () => resolve();
    link.onerror = () => reject(new Error(`${href} did not load.`));
    document.head.append(link);
  });
}
