import { tellReload } from '../app/use-form-draft.js';
import { readManifest } from './manifest.js';
import { type Build, thisBuild } from './current-build.js';

const key = 'wayhouse.reloaded-for';

/**
 * For when a part did not load: where another build has been deployed since this page began, its files may be gone, and a
 * reload at the same place brings the new one. Once for each new build; answers whether the page is on its way.
 */
export async function reloadWhenOutdated(
  build: Build | undefined = thisBuild(),
  reload = () => window.location.reload(),
): Promise<boolean> {
  if (!build) return false;
  try {
    const { hash } = (await readManifest(build.manifest)).metaData.buildInfo;
    if (hash === build.hash || sessionStorage.getItem(key) === hash) return false;
    sessionStorage.setItem(key, hash);
  } catch {
    return false;
  }
  tellReload();
  reload();
  return true;
}
