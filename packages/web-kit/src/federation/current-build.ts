declare const __webpack_hash__: string | undefined;
declare const __webpack_public_path__: string;

/** Which build of a front end these scripts come from, and where its server says which one it gives out now. */
export type Build = { hash: string; manifest: string };

/** Undefined where the scripts were not bundled. */
export const thisBuild = (): Build | undefined =>
  typeof __webpack_hash__ === 'string'
    ? {
        hash: __webpack_hash__,
        manifest: new URL('mf-manifest.json', new URL(__webpack_public_path__, location.href)).href,
      }
    : undefined;
