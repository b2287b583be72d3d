import type { Manifest } from './manifest.js';

type Build = { hash: string; styles: string[] };

const builds = new Map<string, Build>();
const addressOf = (manifestUrl: string) => new URL(manifestUrl, window.location.href).href;

/** The files of this remote that are loaded from now on belong to this build. */
export function noteLoadedBuild(manifestUrl: string, { metaData, exposes }: Manifest): void {
  const manifest = addressOf(manifestUrl);
  const styles = exposes.flatMap(({ assets }) => assets.css.sync).map((name) => new URL(name, manifest).href);
  builds.set(manifest, { hash: metaData.buildInfo.hash, styles: [...new Set(styles)] });
}

/** The hash of a remote’s build that this page runs; undefined before it has loaded. */
export const loadedBuild = (manifestUrl: string): string | undefined => builds.get(addressOf(manifestUrl))?.hash;

/** The addresses of its style sheets. */
export const stylesOfBuild = (manifestUrl: string): string[] | undefined => builds.get(addressOf(manifestUrl))?.styles;
