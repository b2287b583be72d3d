declare const __webpack_hash__: string | undefined;
declare const __webpack_public_path__: string;

/** The build these scripts belong to, and the URL of the manifest that names the deployed one. */
export type Build = { hash: string; manifest: string };

/** Undefined where the scripts are not bundled (tests). */
export const currentBuild = (): Build | undefined =>
  typeof __webpack_hash__ === 'string'
    ? {
        hash: __webpack_hash__,
        manifest: new URL('mf-manifest.json', new URL(__webpack_public_path__, location.href)).href,
      }
    : undefined;
