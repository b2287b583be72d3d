import { within } from './within.js';

/**
 * A style sheet that fails to load raises no error: the remote would show unstyled. Its own sheet says `--styled` on its
 * root, so ask for that, and load what did not arrive once more. `base` is the folder the remote is served from.
 */
export async function ensureStyles(container: string, base: string): Promise<void> {
  if (isStyled(container)) return;
  await within(4000, Promise.all([...(await sheetsOf(base))].map(load)));
  if (!isStyled(container)) throw new Error(`The styles of ${container} did not arrive.`);
}

function isStyled(container: string): boolean {
  const probe = document.createElement('div');
  probe.dataset['remote'] = container;
  document.body.append(probe);
  const styled = getComputedStyle(probe).getPropertyValue('--styled').trim() === '1';
  probe.remove();
  return styled;
}

type Manifest = { exposes: { assets: { css: { sync: string[]; async: string[] } } }[] };

async function sheetsOf(base: string): Promise<Set<string>> {
  const answer = await fetch(new URL('mf-manifest.json', base), { signal: AbortSignal.timeout(4000) });
  const { exposes } = (await answer.json()) as Manifest;
  return new Set(exposes.flatMap(({ assets }) => assets.css.sync).map((name) => new URL(name, base).href));
}

function load(href: string): Promise<void> {
  document.querySelectorAll<HTMLLinkElement>('link').forEach((link) => link.href === href && link.remove());
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href, crossOrigin: 'anonymous' });
    link.onload = () => resolve();
    link.onerror = () => reject(new Error(`${href} did not load.`));
    document.head.append(link);
  });
}
