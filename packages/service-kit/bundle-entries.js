// Bundles the entry points of the images, from the root of the repository:
// `node packages/service-kit/bundle-entries.js services/booking/src/main.ts …`
import { bundle } from './bundle.js';

for (const file of await bundle(process.cwd(), process.argv.slice(2))) process.stdout.write(`${file}\n`);
