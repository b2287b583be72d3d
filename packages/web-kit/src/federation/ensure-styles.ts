import type { RemoteKey } from '@wayhouse/contracts/remotes';
import { integrityOf } from './file-integrity.js';
import { stylesOfBuild } from './loaded-builds.js';

/** The folders of builds that nothing is shown of yet. */
const held = new Set<string>();
const never = 'not all';

/** Lets the style sheets of a build arrive and wait, until `ensureStyles`: each one makes browsers style the whole page anew. */
export const holdStyles = (manifest: string): void => void held.add(folderOf(manifest));

/** What a style sheet of a remote is for, now that it is loaded. */
export const mediaOf = (href: string): string => ([...held].some((folder) => href.startsWith(folder)) ? never : 'all');

/**
 * A style sheet that fails to load raises no error, and the remote would render unstyled, or in the styles of another build that
 * has drawn the HTML of the page. So this loads missing sheets once more. Each remote’s sheet sets `--styled` on its root.
 * `manifest` is the URL of the remote’s manifest, which has been read.
 */
export async function ensureStyles(container: string, manifest: string): Promise<void> {
  const sheets = stylesOfBuild(manifest) ?? [];
  release(manifest);
  if (isStyled(container) && sheets.every(isLoaded)) return;
  await Promise.all(sheets.map(load));
  if (!isStyled(container)) throw new Error(`The styles of ${container} did not arrive.`);
}

/** Removes the style sheets that came with HTML of this remote, but for those of the build that draws its pages now. */
export function removeServedStyles(remote: RemoteKey, manifest: string): void {
  const folder = folderOf(manifest);
  const isOfBuild = (href: string) => stylesOfBuild(manifest)?.includes(href) ?? href.startsWith(folder);
  for (const link of document.querySelectorAll<HTMLLinkElement>(`link[data-served-with="${remote}"]`))
    if (!isOfBuild(link.href)) link.remove();
}

const isLoaded = (href: string) =>
  [...document.querySelectorAll('link')].some((link) => link.href === href && link.sheet);

/** Aborts this remote’s style sheets that hang: they have no timeout, and a retry would wait for the same ones. */
export function abortPendingStyles(manifest: string): void {
  const folder = folderOf(manifest);
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    if (!link.href.startsWith(folder) || link.sheet) continue;
    link.dispatchEvent(new Event('error'));
    link.remove();
  }
}

const folderOf = (manifest: string) => new URL('.', new URL(manifest, window.location.href)).href;

function release(manifest: string): void {
  const folder = folderOf(manifest);
  held.delete(folder);
  for (const link of document.querySelectorAll<HTMLLinkElement>(`link[media="${never}"]`))
    if (link.href.startsWith(folder)) link.media = 'all';
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
