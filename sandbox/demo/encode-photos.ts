import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { encodePhoto } from '@wayhouse/catalog/images/encode-photo';
import { demoPhotos } from './hotels/demo-hotels.js';
import { encodedPhotoFolder } from './loader/encoded-photos.js';

// `npm run demo:photos`: encodes the photos of the demo rooms as the catalog encodes an owner's. To be run after a change
// of a photo or of the catalog's widths, formats or qualities.
const folder = path.join(import.meta.dirname, 'photos');
rmSync(path.join(folder, 'encoded'), { recursive: true, force: true });
for (const photo of demoPhotos) {
  const encoded = encodedPhotoFolder(photo);
  mkdirSync(encoded, { recursive: true });
  await encodePhoto(path.join(folder, photo), encoded);
}
console.log(`${demoPhotos.length} photos encoded.`);
