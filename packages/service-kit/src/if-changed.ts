/**
 * The headers with which fetch asks for a file, unless it is still that of the ETag: with an ETag alone, fetch adds a
 * `Cache-Control: no-cache`, and servers send the whole file again.
 */
export const ifChanged = (etag?: string): Record<string, string> =>
  etag === undefined ? {} : { 'if-none-match': etag, 'cache-control': 'max-age=0' };
